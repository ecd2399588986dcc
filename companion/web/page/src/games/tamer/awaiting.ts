/** The sentence below the table while no battle is told: dice to lay, questions to answer, or what everybody does now. */

import { say, speaker } from "../../words/say";
import { decided } from "./decided";
import { bySeat, revealOf } from "./reveal";
import { layDice, question } from "./sentences";
import type { Spoken } from "./speaking";
import type { TamerScene } from "./types";

/** What concerns one seat alone, and is told one after the other: the dice of a reveal, and what draft effects ask. */
export function inParts(scene: TamerScene): Spoken[] {
  const { view } = scene;
  if (view.phase !== "draft" && view.phase !== "build") return [];
  const dice = bySeat(revealOf(scene)?.dice ?? []).map((one) => ({ words: layDice(one.dice), about: one.seat }));
  const asks = view.table.asks.map((ask) => ({ words: question(ask, ask.seat), about: ask.seat }));
  return [...dice, ...asks].map((part) => ({ ...part, below: meanwhile(scene) }));
}

/** What all do; null where the table's own prompt and its reminders say it best. */
export function forAll(scene: TamerScene): Spoken | null {
  const { view, reminders } = scene;
  const settled = decided(scene);
  if (settled) return { words: speaker.value.prompt(view), below: settled, about: 0 };
  if (view.phase !== "draft") return null;
  const everybody = view.to_act.length === view.seats.length;
  const words = speaker.value.marked("show-tamer-lay", { to_act: view.to_act, everybody });
  return { words, below: speaker.value.beside(view, reminders).join(" "), about: view.to_act.length === 1 ? (view.to_act[0] ?? 0) : 0 };
}

/** While one seat is told something, what all the others do. */
function meanwhile({ view }: TamerScene): string {
  const { direction } = view.table;
  return direction === null ? speaker.value.prompt(view) : say(`show-tamer-everybody-${direction}`);
}
