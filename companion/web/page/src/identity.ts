/** Who this page is to the table. A token is stored per kind of page, so that one browser can be a screen and a seat. */

import { screenToken } from "./api";
import { remember, remembered } from "./setting";

export type Identity = "screen" | "seat" | "referee" | "watch";

export function keepToken(who: Identity, token: string): void {
  remember(`token.${who}`, token);
}

export function keptToken(who: Identity): string | null {
  return remembered(`token.${who}`);
}

export function dropToken(who: Identity): void {
  remember(`token.${who}`, null);
}

/** Only the browser on the machine itself gets a screen's token without a PIN; in other browsers the request would count as a wrong PIN. */
const AT_THE_TABLE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A kiosk's browser is started with a key in the address, which holds once: it is taken out at once. */
function keyInAddress(): string | null {
  const search = new URLSearchParams(location.search);
  const key = search.get("key");
  if (key === null) return null;
  search.delete("key");
  history.replaceState(null, "", `${location.pathname}${search.size > 0 ? `?${search}` : ""}${location.hash}`);
  return key;
}

/** The token to sign in with; "" only watches. */
export async function tokenFor(who: Identity): Promise<string> {
  if (who === "watch") return "";
  const key = who === "screen" ? keyInAddress() : null;
  const given = key === null ? null : await screenToken({ key });
  if (given !== null) keepToken("screen", given);
  const kept = keptToken(who);
  if (kept !== null || who !== "screen" || !AT_THE_TABLE.test(location.hostname)) return kept ?? "";
  const token = await screenToken();
  if (token !== null) keepToken("screen", token);
  return token ?? "";
}
