/**
 * A battle as steps that can be told one after the other, made from what everybody was told of it. The battle is fought
 * in sections: section 0 is the Round Start, the others are the clashes.
 */

import type { Fact } from "../../wire";
import type { Battle } from "./types";

export type StepKind = "start" | "blows" | "damage" | "out" | "ko" | "entered" | "flip" | "no-card" | "corrected" | "next" | "over" | "clear";

export interface Step {
  kind: StepKind;
  /** 0 for the Round Start, otherwise the number of the clash. */
  section: number;
  /** What this step tells; none for the step that says who comes to the front. */
  facts: readonly Fact[];
  /** How many facts of the battle have become true when it is told. */
  upTo: number;
  /** Whose effect it is, if it is one. */
  seat: number | null;
  creature: string | null;
}

export interface Story {
  /** All facts of the battle, oldest first. */
  facts: readonly Fact[];
  steps: readonly Step[];
}

/** What follows the end of a battle and still belongs to it. */
const AFTERWARDS = ["dice", "returned", "cleared", "record"];

/** The facts of a battle of the latest pairing. A die fact names no battle, but each seat fights in one only. */
export function factsOf(facts: readonly Fact[], { battle, seats }: Pick<Battle, "battle" | "seats">): Fact[] {
  const paired = facts.findLastIndex(({ fact }) => fact === "paired");
  const told: Fact[] = [];
  let over = false;
  for (const fact of facts.slice(paired + 1)) {
    const own = fact["battle"] === battle || (fact["battle"] === undefined && seats.includes(Number(fact["seat"])) && AFTERWARDS.includes(fact.fact));
    if (over && fact.fact === "dice" && fact["by"] !== "cleared") break;
    if (own) told.push(fact);
    over ||= fact.fact === "battle_over" && own;
  }
  return told;
}

/** The steps of a battle, in their order. Later facts only add to them. */
export function storyOf(facts: readonly Fact[], battle: Battle): Story {
  const told = factsOf(facts, battle);
  const teller = new Teller();
  for (const [at, fact] of told.entries()) teller.take(fact, at + 1);
  if (battle.state === "fight") teller.comesForward(told.length);
  return { facts: told, steps: teller.steps };
}

class Teller {
  readonly steps: Step[] = [];
  private section = 0;
  /** What dice that come now are laid for; an answer to a question is a step of its own. */
  private cause: Pick<Step, "kind" | "seat" | "creature"> = { kind: "start", seat: null, creature: null };
  private open = false;
  private over = false;

  take(fact: Fact, upTo: number): void {
    switch (fact.fact) {
      case "round_start":
        return this.effect("start", fact, upTo);
      case "clash":
        this.comesForward(upTo - 1);
        this.section = Number(fact["clash"]);
        return this.step("blows", fact, upTo);
      case "dice":
        return this.dice(fact, upTo);
      case "knocked_out":
        return this.more("out", fact, upTo);
      case "ko_effect":
        return this.effect("ko", fact, upTo);
      case "flipped":
        return this.step("flip", fact, upTo);
      case "no_card":
        return this.step("no-card", fact, upTo);
      case "asked":
        return this.asked(fact, upTo);
      case "battle_over":
        this.over = true;
        return this.step("over", fact, upTo);
      case "returned":
      case "cleared":
        return this.more("clear", fact, upTo);
      default:
        return;
    }
  }

  /** After a knock-out somebody else is in front, unless the battle is over. */
  comesForward(upTo: number): void {
    const here = this.steps.filter(({ section }) => section === this.section);
    if (this.over || !here.some(({ kind }) => kind === "out") || here.at(-1)?.kind === "next") return;
    this.steps.push({ kind: "next", section: this.section, facts: [], upTo, seat: null, creature: null });
  }

  private effect(kind: "start" | "ko", fact: Fact, upTo: number): void {
    this.cause = { kind, seat: Number(fact["seat"]), creature: String(fact["creature"]) };
    this.step(kind, fact, upTo);
    this.open = true;
  }

  /** The step of the effect says that it waits; what the answer gives is a step of its own. */
  private asked(fact: Fact, upTo: number): void {
    const last = this.steps.at(-1);
    if (this.open && last && last.creature === fact["creature"]) this.put(last, fact, upTo);
    this.open = false;
  }

  private dice(fact: Fact, upTo: number): void {
    if (this.over) return this.more("clear", fact, upTo);
    if (fact["by"] === "clash") return this.more("damage", fact, upTo);
    if (fact["by"] === "resolve") return this.more("entered", fact, upTo);
    if (fact["by"] === "adjust") return this.more("corrected", fact, upTo);
    const last = this.steps.at(-1);
    if (this.open && last) return this.put(last, fact, upTo);
    this.step(this.cause.kind, fact, upTo);
    this.open = true;
  }

  /** Into the step before, if it is of that kind; else it begins one. */
  private more(kind: StepKind, fact: Fact, upTo: number): void {
    const last = this.steps.at(-1);
    if (last?.kind === kind && last.section === this.section) this.put(last, fact, upTo);
    else this.step(kind, fact, upTo);
  }

  private put(last: Step, fact: Fact, upTo: number): void {
    this.steps[this.steps.length - 1] = { ...last, facts: [...last.facts, fact], upTo };
  }

  private step(kind: StepKind, fact: Fact, upTo: number): void {
    const { seat, creature } = kind === this.cause.kind ? this.cause : { seat: null, creature: null };
    this.steps.push({ kind, section: this.section, facts: [fact], upTo, seat, creature });
    this.open = false;
  }
}

/** The steps of one section, with their places in the whole. */
export function sectionOf({ steps }: Story, section: number): { step: Step; at: number }[] {
  return steps.map((step, at) => ({ step, at })).filter(({ step }) => step.section === section);
}
