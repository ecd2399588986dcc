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

/** The token to sign in with; "" only watches. */
export async function tokenFor(who: Identity): Promise<string> {
  if (who === "watch") return "";
  const kept = keptToken(who);
  if (kept !== null || who !== "screen" || !AT_THE_TABLE.test(location.hostname)) return kept ?? "";
  const token = await screenToken();
  if (token !== null) keepToken("screen", token);
  return token ?? "";
}
