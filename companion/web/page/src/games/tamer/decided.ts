/** How equal best records were settled, in words: who was equal, and what each tie-breaker brought. */

import { speaker } from "../../words/say";
import { written } from "./parts/record";
import { type Past, record, ROUNDS, type TamerScene } from "./types";

export function decided({ view }: TamerScene): string {
  const ties = view.table.history.filter(({ round }) => round > ROUNDS);
  const [best = []] = view.table.standings;
  const first = view.seats.find(({ seat }) => seat === best[0]);
  if (view.result === null || view.mode === "duel" || best.length < 2 || !first) return "";
  const equal = speaker.value.marked("show-tamer-were-equal", { seats: best, record: written(record(first)) });
  return [equal, ...ties.map(told)].join(" ");
}

function told({ round, seats, winner }: Past): string {
  const number = round - ROUNDS;
  if (winner === null) return speaker.value.marked("show-tamer-tie-drawn", { number, seats: [...seats] });
  return speaker.value.marked("show-tamer-tie-won", { number, winner, loser: seats.find((seat) => seat !== winner) });
}
