/** Who this page is to the table. A token is kept for each kind of page, so that a screen can also be somebody's seat. */

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

/** Only the browser on the machine itself is given a screen's token for nothing; others would waste a try of the PIN. */
const AT_THE_TABLE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The token to say hello with; "" is somebody who watches. */
export async function tokenFor(who: Identity): Promise<string> {
  if (who === "watch") return "";
  const kept = keptToken(who);
  if (kept !== null || who !== "screen" || !AT_THE_TABLE.test(location.hostname)) return kept ?? "";
  const token = await screenToken();
  if (token !== null) keepToken("screen", token);
  return token ?? "";
}
