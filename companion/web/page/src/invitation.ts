/** How phones reach this table: fetched again when this page signs in as another viewer, or another game has another code. */

import { tableInfo } from "./api";
import { Cell } from "./cell";
import type { Invitation } from "./games/scene";
import { keptToken } from "./identity";
import { store } from "./table";

export const invitation = new Cell<Invitation | null>(null);

let number: number | null = null;

async function renew(): Promise<void> {
  const info = await tableInfo(keptToken("screen") ?? "").catch(() => null);
  invitation.value = info && { address: info.address, code: info.code };
}

store.welcome.watch((welcome) => {
  if (welcome !== null) void renew();
});

store.state.watch((state) => {
  if (state === null || state.number === number) return;
  number = state.number;
  void renew();
});
