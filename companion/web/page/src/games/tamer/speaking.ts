/** The sentence of a battle: what its step tells; when all is told, what it waits for. */

import { speaker } from "../../words/say";
import { dataOf } from "./cards";
import { standing } from "./moment";
import { cause, question, sentence } from "./sentences";
import type { Told } from "./telling";
import { SAMPLE, type TamerScene } from "./types";

export interface Spoken {
  words: string;
  below: string;
  /** The seat that it is about; 0 for none or several. */
  about: number;
}

export function speaking(scene: TamerScene, { battle, story, at }: Told, left: number): Spoken {
  const step = story.steps[at];
  const players = battle.seats.filter((seat) => seat !== SAMPLE);
  const go = battle.state === "fight" && left === 0 ? speaker.value.marked("show-tamer-go", { seats: players }) : "";
  if (left === 0) {
    const [ask] = scene.view.table.asks.filter((one) => one.battle === battle.battle);
    if (ask) return { words: question(ask, battle.seats[0]), below: step ? sentence(step, standing(scene, battle, story, at, dataOf)) : "", about: ask.seat || battle.seats[0] };
    if (battle.state === "report") return { words: speaker.value.marked("show-tamer-report", { seats: players }), below: "", about: 0 };
  }
  if (step === undefined) return { words: go || speaker.value.marked("show-tamer-facing", { seats: players }), below: "", about: 0 };
  const now = standing(scene, battle, story, at, dataOf);
  const seats = [...new Set(step.facts.filter(({ fact }) => fact === "dice").map((fact) => Number(fact["seat"])))];
  return { words: sentence(step, now), below: [cause(step), go].filter((text) => text !== "").join(" "), about: seats.length === 1 ? (seats[0] ?? 0) : 0 };
}
