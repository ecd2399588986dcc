/** Puts a past game into words: with the names and cards of that game, not of the one at the table now. */

import type { TemplateResult } from "lit";

import { speakerOf } from "../handheld/speaker";
import { refined } from "../press-times";
import { rich } from "../words/marks";
import { say } from "../words/say";
import type { Speaker } from "../words/speaker";
import type { Frame, Story } from "./story";

export function pastSpeaker({ game, cards, frames }: Story): Promise<Speaker> {
  const seats = frames.at(-1)?.view.seats ?? [];
  return speakerOf(game, new Map(seats.map(({ seat, name }) => [seat, name])), cards);
}

/** A step as sentences. */
export function sentences(teller: Speaker, { kind, facts, view, presses }: Frame): TemplateResult[] {
  if (kind === "start") return [rich(say("history-start"))];
  if (kind === "undo") return [rich(say("history-undone"))];
  if (kind === "redo") return [rich(say("history-redone"))];
  return refined(facts, presses).map((fact) => rich(teller.fact(view.game, fact)));
}
