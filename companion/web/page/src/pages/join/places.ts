/** The seats that a phone can take: those of the game at the table, or all of the lobby. */

import type { Lobby, LobbySeat, State } from "../../wire";

export function places({ seats }: Pick<Lobby, "seats">, now: Pick<State, "view"> | null): LobbySeat[] {
  const playing = now?.view.seats.map(({ seat }) => seat);
  return playing === undefined ? [...seats] : seats.filter(({ seat }) => playing.includes(seat));
}
