/** What a step of a battle says: to everybody at the table in a sentence or two, and in the strip in a few words. */

import type { Fact } from "../../wire";
import { say, speaker } from "../../words/say";
import { shortName } from "./parts/creature";
import { pipsOf } from "./parts/dice";
import { type DieTold, dieTold } from "./reveal";
import type { Standing } from "./moment";
import type { Step } from "./steps";
import { type Ask, SAMPLE } from "./types";

interface Laying {
  seat: number;
  colour: string;
  to: number;
  creatures: string[];
}

/** Dice that look alike and lie on creatures of one seat are told together. */
function together(dice: readonly DieTold[]): Laying[] {
  const found: Laying[] = [];
  for (const { seat, colour, to, creature } of dice) {
    const same = found.find((one) => one.seat === seat && one.colour === colour && one.to === to);
    if (same) same.creatures.push(creature);
    else found.push({ seat, colour, to, creatures: [creature] });
  }
  return found;
}

const laying = (laid: Laying): Record<string, unknown> => ({ ...laid, dice: pipsOf(laid.to).length });

/** Which dice to lay on which creature, with marks for names. */
export function layDice(dice: readonly DieTold[]): string {
  return together(dice).map((laid) => speaker.value.marked(laid.to === 0 ? "show-tamer-take-off" : "show-tamer-put", laying(laid))).join(" ");
}

function inBrief(dice: readonly DieTold[]): string {
  return together(dice).map((laid) => say("show-tamer-put-brief", { ...laying(laid), names: laid.creatures.map(shortName).join(", ") })).join("; ");
}

const diceIn = (step: Step): DieTold[] => step.facts.filter(({ fact }) => fact === "dice").map(dieTold);
const factIn = (step: Step, name: string): Fact | undefined => step.facts.find(({ fact }) => fact === name);

/** The whole sentence of a step. */
export function sentence(step: Step, now: Standing): string {
  switch (step.kind) {
    case "blows":
      return blows(step);
    case "out":
      return fallen(step, now, "show-tamer-fallen");
    case "next":
      return forward(now);
    case "flip":
    case "no-card":
    case "over":
      return step.facts.map((fact) => speaker.value.fact("tamer", fact)).join(" ");
    case "clear":
      return cleared(step);
    default:
      return layDice(diceIn(step)) || nothingGiven(step);
  }
}

/** In a few words, for the strip. */
export function brief(step: Step, now: Standing): string {
  switch (step.kind) {
    case "blows":
      return blows(step, "show-tamer-blows-brief");
    case "out":
      return fallen(step, now, "show-tamer-fallen-brief");
    case "next":
      return forward(now);
    case "flip":
      return shortName(String(factIn(step, "flipped")?.["creature"] ?? ""));
    case "no-card":
      return say("show-tamer-no-card-brief");
    case "over":
      return over(step);
    case "clear":
      return say("show-tamer-clear-brief");
    default:
      return inBrief(diceIn(step)) || nothingGiven(step);
  }
}

/** What is said below the sentence: whose effect it is. */
export function cause({ kind, creature }: Step): string {
  return creature !== null && (kind === "start" || kind === "ko") ? say(`show-tamer-cause-${kind}`, { creature }) : "";
}

function blows(step: Step, id = "show-tamer-blows"): string {
  const struck = (factIn(step, "clash")?.["blows"] ?? []) as { creature: string; deals: number }[];
  const [one, other] = struck;
  if (!one || !other) return "";
  const names = { name: shortName(one.creature), other_name: shortName(other.creature) };
  return say(id, { one: one.creature, first: one.deals, other: other.creature, second: other.deals, ...names });
}

function fallen(step: Step, { sides }: Standing, id: string): string {
  return step.facts.map((fact) => {
    const creature = String(fact["creature"]);
    const one = sides.find(({ seat }) => seat === fact["seat"])?.creatures.get(creature);
    return speaker.value.marked(id, { seat: fact["seat"], creature, name: shortName(creature), damage: one?.damage ?? 0, health: one?.health ?? 0 });
  }).join(" ");
}

/** Who is in front now and was not in the clash before. */
function forward({ sides }: Standing): string {
  const fresh = sides.filter(({ front, line, out, fought }) => front !== null && line.includes(front) && out.length > 0 && front !== fought);
  return fresh.map(({ front }) => say("show-tamer-forward", { creature: front })).join(" ") || say("show-tamer-stay");
}

function over(step: Step): string {
  const winner = factIn(step, "battle_over")?.["winner"] ?? null;
  return winner === null ? say("show-tamer-drawn") : say("show-tamer-won-by", { seat: winner === SAMPLE ? null : winner });
}

function cleared(step: Step): string {
  const back = step.facts.filter(({ fact }) => fact === "returned");
  const piles = new Map(back.map((fact) => [`${String(fact["seat"])}/${String(fact["round"])}`, fact]));
  const words = [...piles.values()].map(({ seat, round }) => {
    const cards = back.filter((fact) => fact["seat"] === seat && fact["round"] === round).map((fact) => fact["card"]);
    return speaker.value.marked("show-tamer-returned", { seat, round, cards });
  });
  return [say("show-tamer-clear"), ...words].join(" ");
}

function nothingGiven(step: Step): string {
  const asked = factIn(step, "asked");
  if (asked) return say("show-tamer-asks", { kind: asked["kind"], creature: asked["creature"] });
  return step.creature === null ? say("show-tamer-nothing") : say("show-tamer-gives-nothing", { creature: step.creature });
}

/** What somebody is asked; a sample team is answered for by who faces it. */
export function question(ask: Ask, faces: number): string {
  const { kind, creature, n, round } = ask;
  return speaker.value.marked(`show-tamer-ask-${kind}`, { seat: ask.seat === SAMPLE ? faces : ask.seat, sample: ask.seat === SAMPLE, creature, n, round, from: ask.from });
}
