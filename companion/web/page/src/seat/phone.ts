/** What a game adds to a seat's phone. A game without it gets plain keys, made from the list of legal actions. */

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
  /** An id that stays the same as long as the key means the same, so that a key does not change under a finger. */
  id: string;
  form: Form;
  /** Values that the key sets by itself. */
  chosen: Chosen;
  /** Fields that are asked for after the press; without any, the action is sent at once. */
  ask: readonly string[];
  /** The id of the label's message, and its arguments. */
  label: string;
  args?: Record<string, unknown>;
  icon?: Icon;
  /**
   * wide: the main action. tall: another action. inline: its one field is drawn among the keys. more: in the menu.
   */
  place: "wide" | "tall" | "inline" | "more";
  /** A question to confirm before an action that does harm. */
  sure?: string;
  /** Whether a field is asked for now, given what else is chosen; without it, every one that has a choice. */
  asks?: (field: string, chosen: Chosen) => boolean;
  /** What the key opens is drawn by the game, keys and all; it stays open as long as the key is there, or until `close`. */
  panel?: (now: Now, close: () => void) => TemplateResult;
  /** Another way to send the sheet: the id of its label, and the fields that it leaves out. */
  alternative?: { label: string; without: readonly string[] };
}

export type Lamp = "lit" | "dark" | "pressed" | "barred";

/** The round button. */
export interface Call {
  form: Form;
  lamp: Lamp;
  label: string;
  /** The small line of text in the button. */
  under: string;
  /** Nobody has to be quick: the button may be small. */
  unhurried?: boolean;
  /** The middle has much to show: it is no larger than a thumb needs. */
  compact?: boolean;
  /** The moment of the press goes with it although no list asks for it: the table settles who was first. */
  timed?: boolean;
}

export interface Vital {
  value: number | null;
  /** The caption under the number. */
  name: string;
  /** Small text after the number, such as "of 20". */
  small?: string;
}

export interface Tag {
  text: string;
  icon?: Icon;
  lit?: boolean;
}

/** Draws the control of one field, for a game that offers more than the plain controls. */
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
  /** What the middle of the phone shows: shared things, the race, the player's own pile. */
  middle(now: Now): TemplateResult | null;
  /** What this player does now, in place of the table's prompt, which speaks to everybody; marked text, null for the table's own. */
  prompt?(now: Now): string | null;
  /** Marked text beside the own name: how far the game is; without it, or null, the round. */
  where?(now: Now): string | null;
  /** Own zones that the others see only as a number and that the middle covers by itself. */
  covers?: readonly string[];
  /** Taking back is in the menu only: the keys themselves take back what a finger did wrong. */
  undoInMenu?: boolean;
  /** Below the round button, or null. */
  record?(now: Now): string | null;
  /** The control for a field that the plain page does not know; null for all others. */
  field?(name: string, control: FieldControl): TemplateResult | null;
  /** The choices that remain when this field gets another value: another target may clear what was chosen for the old one. */
  changed?(field: string, chosen: Chosen): Chosen;
  /** A short number beside the name of a seat that may be chosen. */
  aside?(now: Now, seat: number): string;
  /** The first value of a field of the plain page. */
  first?(name: string, key: Key, now: Now): unknown;
  /** The value to send for a value as it is edited; undefined leaves the field out. */
  sent?(name: string, value: unknown, key: Key): unknown;
  /** The card whose text is entered in the sheet of this key; null where none is, or where it is not known which. */
  enters?(key: Key, now: Now, chosen: Chosen): string | null;
  /** What is remembered of that card as values of the sheet's fields, as they are edited. */
  proposal?(says: Readonly<Record<string, unknown>>, key: Key, now: Now, chosen: Chosen): Chosen | null;
  /** Timers that a tag of the game tells, so that they need none of their own. */
  timed?: readonly string[];
  /** Seats whose score is not to be shown yet; who won is not said before the last one is. */
  covered?(now: Now): ReadonlySet<number>;
  /** Numbers of a seat at the end of the game, as pairs of a label and a text; one list per seat. */
  figures?(now: Now, seat: number): { name: string; value: string }[];
}
