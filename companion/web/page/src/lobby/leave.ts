/** This phone gives its seat up, even when the table cannot be told now. */

import { post } from "../api";
import { dropToken, keptToken } from "../identity";
import { go } from "../router";

export async function leaveSeat(): Promise<void> {
  await post("/api/leave", {}, keptToken("seat") ?? "").catch(() => null);
  dropToken("seat");
  go("/join");
}
