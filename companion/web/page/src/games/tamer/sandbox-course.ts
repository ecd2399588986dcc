/** What a battle in the sandbox came to: read from the duel that the table's engine fought. */

import type { Fact, View } from "../../wire";
import { pastScene } from "../scene";
import { dataOf } from "./cards";
import { type Side, standing } from "./moment";
import { type Story, storyOf } from "./steps";
import { type Battle, type Creature, printed, type TamerScene, type TamerTable } from "./types";

export interface Course {
  view: View<TamerTable>;
  facts: Fact[];
  /** Cards whose numbers must be known before it can go on. */
  unknown: string[];
}

export interface Fought {
  scene: TamerScene;
  battle: Battle;
  story: Story;
}

/** The battle of a course; null where it could not begin. */
export function foughtIn({ view, facts }: Course): Fought | null {
  const [battle] = view.table.battles;
  if (battle === undefined) return null;
  return { scene: pastScene(view, facts, []) as TamerScene, battle, story: storyOf(facts, battle) };
}

export interface ClashLine {
  clash: number;
  sides: readonly [Hit, Hit];
}

export interface Hit {
  key: string;
  deals: number;
  damage: number;
  health: number | null;
  out: boolean;
}

/** Clash by clash: who fought, what each dealt, and how it stood afterwards. */
export function clashLines({ scene, battle, story }: Fought): ClashLine[] {
  const sections = [...new Set(story.steps.map(({ section }) => section))].filter((section) => section > 0);
  return sections.flatMap((section) => {
    const at = story.steps.findLastIndex((step) => step.section === section && (step.kind === "damage" || step.kind === "blows" || step.kind === "out"));
    const { sides } = standing(scene, battle, story, at, dataOf);
    const fallen = story.steps.filter((step) => step.section === section && step.kind === "out").flatMap(({ facts }) => facts);
    const hits = sides.map((side) => hit(side, fallen));
    return hits[0] && hits[1] ? [{ clash: section, sides: [hits[0], hits[1]] as const }] : [];
  });
}

function hit(side: Side, fallen: readonly Fact[]): Hit | null {
  if (side.fought === null) return null;
  const one: Creature = side.creatures.get(side.fought) ?? printed(side.fought, dataOf(side.fought));
  const out = fallen.some((fact) => fact["seat"] === side.seat && fact["creature"] === side.fought);
  return { key: side.fought, deals: side.deals ?? 0, damage: one.damage, health: one.health, out };
}

/** Who of a side is left at the end, with the damage that it took. */
export function leftOf({ scene, battle, story }: Fought, seat: number): { key: string; damage: number }[] {
  const last = story.steps.findLastIndex(({ kind }) => kind !== "over" && kind !== "clear");
  const side = standing(scene, battle, story, last, dataOf).sides.find((one) => one.seat === seat);
  return (battle.lines[seat] ?? []).map((key) => ({ key, damage: side?.creatures.get(key)?.damage ?? 0 }));
}
