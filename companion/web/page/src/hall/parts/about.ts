/** What is played this evening, in one line. */

import { say, speaker } from "../../words/say";
import type { Hall } from "../wire";

export const gameName = (game: string): string => speaker.value.term("game", game);
export const modeName = (game: string, mode: string): string => speaker.value.term(`mode-${game}`.replaceAll("_", "-"), mode);

export function aboutEvening(hall: Hall): string {
  if (hall.game === "") return say("hall-page-no-evening");
  return [gameName(hall.game), modeName(hall.game, hall.mode), say(`hall-format-${hall.format}`)].join(" · ");
}

/** Where the evening is: checking in, round 2 of 5, between rounds, over. */
export function whereNow(hall: Hall): string {
  if (hall.phase === "playing" || hall.phase === "between") return say("hall-page-round", { round: hall.round, planned: hall.planned });
  return say(`hall-phase-${hall.phase}`);
}
