/** What is heard of a battle while it is told: each blow, each knock-out, and the end. */

import type { Fact, Figure } from "../../wire";
import type { Step } from "./steps";
import { SAMPLE } from "./types";

/** The same figures as at the table (companion/bindings/tamer/sounds.py). */
export function soundOf({ kind, facts }: Step): Figure | null {
  if (kind === "blows") return "click";
  if (kind === "out") return "blip";
  const over = kind === "over" ? facts.find(({ fact }) => fact === "battle_over") : undefined;
  if (over === undefined) return null;
  return over["winner"] === null ? "two-tones" : over["winner"] === SAMPLE ? "falling" : "bell";
}

/** Leaves out what the table has already sounded when it happened: a clash by itself, and the end of every battle. */
export class StepSounds {
  private readonly sounded = new WeakSet<Fact>();

  /** What just happened. Of a battle that was fought at once, the table sounds only the end. */
  happened(latest: readonly Fact[]): void {
    const atOnce = latest.filter(({ fact }) => fact === "clash").length > 1;
    for (const fact of latest) if (!atOnce || fact.fact === "battle_over") this.sounded.add(fact);
  }

  of(step: Step): Figure | null {
    return step.facts.some((fact) => this.sounded.has(fact)) ? null : soundOf(step);
  }
}
