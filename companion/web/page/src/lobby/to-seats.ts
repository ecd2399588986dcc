/** "Change seats" leads from the end of a game to the lobby, and there to the seats: they are in view, and the first has the focus. */

import { askLobby } from "../table";

let wanted = false;

export async function toSeats(): Promise<void> {
  wanted = true;
  const answer = await askLobby({ say: "lobby", leave: false });
  if (answer.kind !== "done") wanted = false;
}

/** After every drawing of a lobby: the seats are looked for once. */
export function showSeats(lobby: ParentNode): void {
  const people = wanted ? lobby.querySelector(".people") : null;
  if (people === null) return;
  wanted = false;
  people.scrollIntoView({ block: "start" });
  people.querySelector("button")?.focus({ preventScroll: true });
}
