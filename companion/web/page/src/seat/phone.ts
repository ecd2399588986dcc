/** What a game adds to the phone of a seat. A game without it gets plain keys, made from the list of legal actions. */

import type { TemplateResult } from "lit";

import type { Icon } from "../parts/icon";
import type { SeatView, State, View } from "../wire";
import type { Chosen, Form } from "./legal";

/** What this phone knows now. */
export interface Now {
  state: State;
  view: View;
  me: SeatView;
}

export interface Key {
  /** The same as long as it means the same, so that a finger on it is not surprised. */
  id: string;
  form: Form;
  /** What is chosen already when it is pressed. */
  chosen: Chosen;
  /** Asked for after the press; with none of them the action goes at once. */
  ask: readonly string[];
  /** A message, and what fills its gaps. */
  label: string;
  args?: Record<string, unknown>;
  icon?: Icon;
  /**
   * wide: what is to be done now. tall: beside it. inline: its one field is drawn among the keys. more: in the menu.
   */
  place: "wide" | "tall" | "inline" | "more";
  /** A question before it is done, for what hurts. */
  sure?: string;
  /** Whether a field is asked for now, given what else is chosen; without it, every one that has a choice. */
  asks?: (field: string, chosen: Chosen) => boolean;
  /** What else the sheet may send, with other words: `[message, what is left out]`. */
  besides?: { label: string; without: readonly string[] };
}

export type Lamp = "lit" | "dark" | "pressed" | "barred";

/** The round button. */
export interface Call {
  form: Form;
  lamp: Lamp;
  label: string;
  /** The small line in the button. */
  under: string;
  /** Nobody has to be quick: it needs no room to be hit in a hurry. */
  calm?: boolean;
  /** The middle has much to show: it is no larger than a thumb needs. */
  compact?: boolean;
  /** The moment of the press goes with it although no list asks for it: the table settles who was first. */
  timed?: boolean;
}

export interface Vital {
  value: number | null;
  /** What is written under the number. */
  name: string;
  /** After the number, small: of 20. */
  small?: string;
}

export interface Tag {
  text: string;
  icon?: Icon;
  lit?: boolean;
}

/** The control of one field, drawn by a game that has more to offer than the plain ones. */
export interface FieldControl {
  now: Now;
  key: Key;
  value: unknown;
  /** What is chosen in the other fields of the sheet. */
  chosen: Chosen;
  set(value: unknown): void;
}

export interface Phone {
  keys(now: Now, forms: readonly Form[]): Key[];
  call(now: Now, forms: readonly Form[]): Call | null;
  vitals(now: Now): Vital[];
  tags(now: Now): Tag[];
  /** What lies in the middle of the phone: shared things, the race, one's own pile. */
  middle(now: Now): TemplateResult | null;
  /** Below the round button, or null. */
  record?(now: Now): string | null;
  /** The control for a field that the plain page does not know; null for all others. */
  field?(name: string, control: FieldControl): TemplateResult | null;
  /** What is left of the choices when this field has become another: a target may take back what was chosen for it. */
  changed?(field: string, chosen: Chosen): Chosen;
  /** A short number beside the name of a seat that may be chosen. */
  aside?(now: Now, seat: number): string;
  /** What a field of the plain page begins with. */
  first?(name: string, key: Key, now: Now): unknown;
  /** A value that is sent otherwise than it is edited; undefined leaves it out. */
  sent?(name: string, value: unknown, key: Key): unknown;
  /** Numbers of a seat at the end: a name and how it reads, one list a seat. */
  figures?(now: Now, seat: number): { name: string; value: string }[];
}
