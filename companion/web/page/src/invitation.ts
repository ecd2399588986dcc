/** How phones reach this table, as the table told it last. */

import { Cell } from "./cell";
import type { Invitation } from "./games/scene";
import { store } from "./table";

export const invitation = new Cell<Invitation | null>(null);

store.lobby.watch((lobby) => {
  const { address, code } = invitation.value ?? {};
  if (lobby === null || (lobby.address === address && lobby.code === code)) return;
  invitation.value = { address: lobby.address, code: lobby.code };
});
