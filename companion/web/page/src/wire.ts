/** The messages on the socket: the same as companion/web/protocol.py, which says what each of them means. */

export type Role = "table" | "seat" | "referee" | "watch";

/** A message for people: its id and its arguments, which may be messages themselves. */
export interface Message {
  id: string;
  args: Record<string, unknown>;
}

// From the page

export type OrderName = "undo" | "redo" | "pause" | "go" | "carry-on";
export type Touch = "press" | "tap" | "lay" | "lift" | "turn" | "touch" | "put" | "slide" | "knock";

export interface Action {
  do: string;
  seat: number;
  [field: string]: unknown;
}

/** A page that comes back says what it saw last, and is told the facts since then. */
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
/** Try a device again that did not answer. */
export interface Reopen { say: "reopen"; device: string }
/** The sensor of a square is not to be believed, or it counts again. */
export interface Overlook { say: "overlook"; square: string; on: boolean }
/** Who taps next with the reader that goes round the table. */
export interface Reader { say: "reader"; seat: number }
export interface Demo {
  say: "demo";
  do: "play" | "pause" | "step" | "speed" | "take" | "release";
  speed?: number;
  seat?: number;
}
export interface Ping { say: "ping"; sent: number }
export interface Answer { say: "answer"; number: number }

/** Messages that are answered with done or refused; the link adds the id. */
export type Asked = Act | Order | Consent | Device | Fault | Reopen | Overlook | Demo | Reader;
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

/** What a seat has at the end: one number, or several by name, the one that counts most first. */
export type Score = number | Record<string, number>;

export interface Result {
  winners: number[];
  losers: number[];
  reason: string;
  scores: Record<string, Score>;
}

export interface View<Table = unknown> {
  game: string;
  mode: string;
  round: number;
  turn: number;
  phase: string;
  /** Which question is open: as long as this stays the same, input that was meant for it is still valid. */
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
/** Why it failed: the driver's message, or one word, either a known one or one that somebody typed. */
export interface DeviceState { up: boolean; why: string | Message }
export interface Clock { name: string; left: number; seconds: number; seat: number | null }
/** Rows from the top, "" where there is no square; `senses` is false while no sensor sees anything. */
export interface Board { rows: string[][]; standing: string[]; senses: boolean }
export interface Players {
  playing: boolean;
  speed: number;
  by_themselves: number[];
  hands: Record<string, string[]>;
  top: string | null;
  seed: string;
}
/** One reader that goes round the table. `whose` the next tap is: null where nobody can say, 0 for the table's own. */
export interface SharedReader { seats: number[]; whose: number | null }
export interface Held { cards: string[]; target: number | null }
/** A card that lies open on a seat's reader and waits for a square. */
export interface Laid { seat: number; card: string }
/** A square on which the board's sensors do not agree with the game, and how to put it right. */
export interface BoardSign { square: string; what: Message; how: Message }
/** What has been begun with devices and everybody may see, in a game with a board of squares. */
export interface AtBoard { laid: Laid | null; signs: BoardSign[]; overlooked: string[] }
export interface State {
  tell: "state";
  version: number;
  view: View;
  legal: Action[];
  reminders: string[];
  facts: Fact[];
  /** The version at which the last undo or redo happened: facts told before it do not hold any more. */
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
  /** The board whose squares feel whether a piece stands on them; null where there is none. */
  board: Board | null;
  faults: Record<string, Record<string, unknown>[]>;
  /** The target tokens that are used in this game. */
  tokens: number[];
  /** The seats on whose readers a card is awaited now; 0 is the table's own reader. */
  awaits_card: number[];
  /** The reader that goes round, where seats share one. */
  reader?: SharedReader | null;
  players: Players | null;
  /** What this seat has laid on its reader and not sent yet; told only to the seat's own phone. */
  held?: Held | null;
  /** What people have begun with devices that lie open, and what a board of sensors sees; null in most games. */
  at_board?: AtBoard | null;
  seats_taken: number[];
  /** Game seconds played when the state was sent, without pauses; `pace`: game seconds per real second, 0 while paused. */
  played: number;
  pace: number;
  /** The options of this game, such as castle = 20. */
  options: Record<string, unknown>;
}
/** `[new]` replaces the old value; an object holds the changes of its fields, or of the items of a list by index. */
export type Change = [unknown] | { [part: string]: Change };
/** The changes from the state that was sent before to the state of now. */
export interface Update { tell: "update"; changes: Record<string, Change>; facts: Fact[] }
export interface NoGame { tell: "nogame" }
export interface Lights { tell: "lights"; shown: Output[]; heard: Figure[] }
export interface Notice { tell: "notice"; message: Message; clause: string | null; device: string | null; seat: number | null }
export interface Done { tell: "done"; id: number }
export interface Refused { tell: "refused"; id: number; clause: string; message: Message; stale: boolean }
export interface Pong { tell: "pong"; sent: number; now: number }
/** Asks whether there was an earlier press. The page answers at once, after sending everything that happened on it before. */
export interface Question { tell: "question"; number: number }
export interface Goodbye { tell: "goodbye"; message: Message }

export type Told = Welcome | State | Update | NoGame | Lights | Notice | Done | Refused | Pong | Question | Goodbye;
