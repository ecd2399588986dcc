/** What crosses the socket: the same as companion/web/protocol.py, which says what each thing means. */

export type Role = "table" | "seat" | "referee" | "watch";

/** Something to be said to people: the id of a message and what fills its gaps, which may be words again. */
export interface Message {
  id: string;
  args: Record<string, unknown>;
}

// From the page

export type OrderName = "undo" | "redo" | "pause" | "go" | "carry-on";
export type Touch = "press" | "tap" | "lay" | "lift" | "turn" | "touch";

export interface Action {
  do: string;
  seat: number;
  [field: string]: unknown;
}

/** Whoever comes back says what they saw last, and is told the facts since. */
export interface Hello { say: "hello"; token: string; number?: number; version?: number }
export interface Act { say: "act"; version: number; action: Action }
export interface Order { say: "order"; order: OrderName; version?: number }
export interface Consent { say: "consent"; seat: number; yes: boolean; version?: number }
export interface Device {
  say: "device";
  do: Touch;
  device: string;
  card?: string;
  uid?: string;
  by?: number;
  square?: string;
  to?: string;
}
export interface Fault { say: "fault"; target: string; fault: Record<string, unknown>; on: boolean }
/** A device that does not answer is tried again. */
export interface Reopen { say: "reopen"; device: string }
export interface Demo {
  say: "demo";
  do: "play" | "pause" | "step" | "speed" | "take" | "release";
  speed?: number;
  seat?: number;
}
export interface Ping { say: "ping"; sent: number }
export interface Answer { say: "answer"; number: number }

/** What is answered with done or refused; the link adds the id. */
export type Asked = Act | Order | Consent | Device | Fault | Reopen | Demo;
export type Said = (Hello | Asked | Ping | Answer) & { id?: number };

// The view of a game: the same keys in every game

export interface Prompt { id: string; args: Record<string, unknown> }

/** A count, card ids where this viewer may know them, or places counted from 1. */
export type Zone = number | string[] | number[];

export interface SeatView {
  seat: number;
  name: string;
  team: number | null;
  counters: Record<string, number | null>;
  zones: Record<string, Zone>;
  flags: string[];
}

export interface Result {
  winners: number[];
  losers: number[];
  reason: string;
  scores: Record<string, number>;
}

export interface View<Table = unknown> {
  game: string;
  mode: string;
  round: number;
  turn: number;
  phase: string;
  /** Which question is open: as long as it is the same, what was meant for it still is. */
  moment: string;
  to_act: number[];
  prompt: Prompt;
  seats: SeatView[];
  table: Table;
  result: Result | null;
}

export interface Fact {
  fact: string;
  [field: string]: unknown;
}

// What virtual devices show

export type Colour = "dark" | "white" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "violet";
export type Glow = "dim" | "normal" | "bright";
export interface Pixel { colour: Colour; glow: Glow; blink: boolean }
export type How =
  | { light: "dark" }
  | { light: "steady" }
  | { light: "flash"; pace: "slow" | "quick" }
  | { light: "blink"; times: number; then: "dark" | "steady" }
  | { light: "in-turn"; place: number; of: number };
export type Figure =
  | "fanfare" | "tune" | "chord" | "bell" | "gong" | "rising" | "falling" | "two-tones" | "rumble" | "blip" | "low"
  | "soft" | "warning" | "click" | "tick";
export type Output =
  | { show: "light"; device: string; how: How }
  | { show: "digits"; device: string; text: string; blink: boolean; then: string[]; times?: number }
  | { show: "pixels"; device: string; pixels: Pixel[] }
  | { show: "squares"; device: string; squares: { name: string; pixel: Pixel }[] }
  | { show: "tone"; device: string; figure: Figure };

// To the page

export interface Welcome { tell: "welcome"; role: Role; seat: number | null; simulated: boolean; languages: string[]; fault_kinds: string[] }
/** Why: what its driver says, or one word, be it a known one or one that somebody typed. */
export interface DeviceState { up: boolean; why: string | Message }
export interface Clock { name: string; left: number; seconds: number; seat: number | null }
export interface Players {
  playing: boolean;
  speed: number;
  by_themselves: number[];
  hands: Record<string, string[]>;
  top: string | null;
  seed: string;
}
export interface Held { cards: string[]; target: number | null }
export interface State {
  tell: "state";
  version: number;
  view: View;
  legal: Action[];
  reminders: string[];
  facts: Fact[];
  /** The version at which the game last went back or forth: what was told before that does not hold. */
  turned: number;
  number: number;
  cards: Record<string, string>;
  asked: number[] | null;
  halted: Message | null;
  paused: boolean;
  clocks: Clock[];
  devices: Record<string, DeviceState>;
  can_undo: boolean;
  can_redo: boolean;
  faults: Record<string, Record<string, unknown>[]>;
  /** The target tokens that mean something in this game. */
  tokens: number[];
  /** The seats on whose readers a card is awaited now; 0 for the table's own reader. */
  awaits_card: number[];
  players: Players | null;
  /** What this seat has laid on its reader and not sent yet; only its own phone is told. */
  held?: Held | null;
  seats_taken: number[];
  /** Seconds played so far, without pauses, when the state came; each second adds `pace` of them (0: it stands still). */
  played: number;
  pace: number;
  /** How this game is played: castle = 20 and the like. */
  options: Record<string, unknown>;
}
/** `[new]` takes the place of what was there; an object says what becomes of its fields, or of the places of a list. */
export type Change = [unknown] | { [part: string]: Change };
/** What makes the state of now out of the one that was told before. */
export interface Update { tell: "update"; changes: Record<string, Change>; facts: Fact[] }
export interface NoGame { tell: "nogame" }
export interface Lights { tell: "lights"; shown: Output[]; heard: Figure[] }
export interface Notice { tell: "notice"; message: Message; clause: string | null; device: string | null; seat: number | null }
export interface Done { tell: "done"; id: number }
export interface Refused { tell: "refused"; id: number; clause: string; message: Message; stale: boolean }
export interface Pong { tell: "pong"; sent: number; now: number }
/** Anything before this? To be answered at once, after all that happened on this page before. */
export interface Question { tell: "question"; number: number }
export interface Goodbye { tell: "goodbye"; message: Message }

export type Told = Welcome | State | Update | NoGame | Lights | Notice | Done | Refused | Pong | Question | Goodbye;
