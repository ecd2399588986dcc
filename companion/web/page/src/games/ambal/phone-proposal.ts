/** What is remembered of a skill, in the words of its worksheet. */

import type { Chosen } from "../../seat/legal";
import type { Key, Now } from "../../seat/phone";
import type { AmbalTable } from "./types";

const ENTERED = ["cost", "types", "effects"];

/** The skill that this seat has revealed and has to enter. */
export function enteredSkill(key: Key, now: Now): string | null {
  if (key.form.verb !== "resolve") return null;
  return (now.view.table as AmbalTable).revealed.find(({ seat, state }) => seat === key.form.seat && state === "open")?.card ?? null;
}

export function proposedSkill(says: Readonly<Record<string, unknown>>, key: Key): Chosen {
  return Object.fromEntries(ENTERED.filter((field) => key.ask.includes(field) && field in says).map((field) => [field, says[field]]));
}
