/** The messages on the socket: the same as companion/web/protocol.py, which says what each of them means. */

export type Role = "table" | "seat" | "referee" | "watch";

/** A message for people: its id and its arguments, which may be messages themselves. */
export interface Message {
  id: string;
  args: Record<string, unknown>;
}

// From the page

export type OrderName = "undo" | "redo" | "pause" | "go" | "carry-on" | "reveal";
export type Touch = "press" | "tap" | "lay" | "lift" | "turn" | "touch" | "put" | "slide" | "knock";

export interface Action {
  do: string;
  seat: number;
  [field: string]: unknown;
}

/** A page that comes back says what it saw last, and is told only what has happened since then. */
export interface Hello { say: "hello"; token: string; updates: number; number?: number; version?: number }
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
  version?: number;
}
// The lobby: what is asked of the table between two games. Each is answered by done or refused.

/** Only what is named changes; another game has its own mode and options. */
export interface Choose { say: "choose"; game?: string; mode?: string; options?: Record<string, unknown>; training?: boolean }
/** Somebody sits there, or is called differently. */
export interface Sit { say: "sit"; seat: number; name: string }
export interface Stand { say: "stand"; seat: number }
/** Two seats change places, or somebody moves to a free one. */
export interface Move { say: "move"; seat: number; to: number; name: string }
export interface Begin { say: "begin"; practice?: boolean }
/** `leave`: the unfinished game at the table is left for it. */
export interface Resume { say: "resume"; number: number; leave?: boolean }
/** Another game of the same: yes, or not. */
export interface Again { say: "again"; seat: number; yes: boolean }
/** Back to the lobby; `leave` puts a game aside that is not finished. */
export interface ToLobby { say: "lobby"; leave: boolean }
/** A host hands over to that seat; a phone that names its own asks to host. */
export interface MakeHost { say: "host"; seat: number }
/** That device lights up or sounds for a moment. */
export interface Test { say: "test"; device: string }
export interface NewCode { say: "newcode"; instead: string }
/** At a table of a hall: a judge is wanted, or no longer. */
export interface Judge { say: "judge"; wanted: boolean }

export interface Ping { say: "ping"; sent: number }
export interface Answer { say: "answer"; number: number }

/** Messages that are answered with done or refused; the link adds the id. */
export type AskedOfLobby = Choose | Sit | Stand | Move | Begin | Resume | Again | ToLobby | MakeHost | Test | NewCode | Judge;
export type Asked = Act | Order | Consent | Device | Fault | Reopen | Overlook | Demo | Reader | AskedOfLobby;
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
/** A square of a board with sensors: what is the matter with it, and what hands have to do. */
export interface BoardSign { square: string; what: Message; how: Message }
/** What has been begun with devices and everybody may see, in a game with a board of squares. */
export interface AtBoard { laid: Laid | null; signs: BoardSign[]; overlooked: string[]; hints: BoardSign[] }
/** What people entered about a card in this game, which this viewer may have remembered. */
export interface Entered {
  card: string;
  /** What the card would say beside what the game knows of it. */
  says: Record<string, unknown>;
  /** Something about this card is kept already, and would be replaced. */
  again: boolean;
}
/** One step of the game; `played`: seconds of play when it was done, null if the program was started later. */
export interface Happened { facts: Fact[]; played: number | null; presses?: PressTime[] }
/** A press of a race in microseconds; `fact`: which fact of the step tells of it. `err_us` is 0 where nobody has said the error. */
export interface PressTime { fact: number; at_us: number; behind_us: number; err_us: number }
/** Of the steps that this page knows, the first `since` still hold; after them come `steps`. `age`: game seconds since the newest one. */
export interface Story { since: number; steps: Happened[]; age: number | null }
/** 0 is the referee; one refusal is enough for the step to stay. */
export interface Vote { agreed: number[]; refused: number[] }
export interface State {
  tell: "state";
  version: number;
  view: View;
  legal: Action[];
  reminders: string[];
  story: Story;
  number: number;
  cards: Record<string, string>;
  asked: number[] | null;
  /** Who has answered so far; after a refusal until the game goes on. */
  vote?: Vote | null;
  halted: Message | null;
  paused: boolean;
  /** The seat that called the pause, 0 for the table; null if nobody called it. */
  paused_by: number | null;
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
  /** The seats that have tapped a card which waits for its target. */
  asks_target?: number[];
  /** The reader that goes round, where seats share one. */
  reader?: SharedReader | null;
  players: Players | null;
  /** What this seat has laid on its reader and not sent yet; told only to the seat's own phone. */
  held?: Held | null;
  /** What people have begun with devices that lie open, and what a board of sensors sees; null in most games. */
  at_board?: AtBoard | null;
  /** Cards whose text this viewer entered, or could have entered, and which are not remembered yet. */
  entered?: Entered[];
  /** It grows when something is remembered, corrected or forgotten. */
  kept?: number;
  seats_taken: number[];
  /** Game seconds played when the state was sent, without pauses; `pace`: game seconds per real second, 0 while paused. */
  played: number;
  pace: number;
  /** The options of this game, such as castle = 20. */
  options: Record<string, unknown>;
}
/** What the referee may correct (`/api/game/corrections`). */
export interface Corrections { number: number; version: number; legal: Action[] }
/** `[new]` replaces the old value, `[]` removes the field; an object holds the changes of its fields or of a list's entries (`changes.ts`). */
export type Change = [unknown] | [] | { [part: string]: unknown };
/** The changes from the state that was sent before to the state of now. */
export interface Update { tell: "update"; changes: Record<string, Change>; story: Story | null }
/** What is chosen to be played, with all options of the game. */
export interface Chosen { game: string; mode: string; options: Record<string, unknown>; training: boolean }
export interface LobbySeat {
  seat: number;
  name: string;
  taken: boolean;
  /** Whether its phone is connected; null where no phone has this seat. */
  phone: "here" | "away" | null;
  /** Its phone has been away so long that anybody with the code may take the seat. */
  free_to_take: boolean;
  /** The roles of the devices at this seat. */
  boxes: string[];
  host: boolean;
  /** After a game: whether this seat has said yes to another one; null where nobody sits. */
  again: boolean | null;
}
/** A game that was left unfinished. */
export interface SavedGame { number: number; game: string; mode: string; round: number; names: string[]; at: string }
/** What somebody won tonight, by game. */
export interface Tonight { name: string; won: number; played: number; games: Record<string, number> }
/** What a dial points at. */
export interface Focus { on: "game" | "mode" | "begin" | "resume"; value: string }
export interface AsksHost { seat: number; seconds: number }
export interface NextGame { game: string; seconds: number }
/** `called`: a judge is wanted, and nobody was there yet. */
export interface InHall { hall: string; table: string; called: boolean }
/** What is at the table between two games, and who sits there; sent whole whenever it changes. */
export interface Lobby {
  tell: "lobby";
  phase: "lobby" | "game" | "over";
  choice: Chosen;
  seats: LobbySeat[];
  prompt: Message;
  hint: Message | null;
  can_begin: boolean;
  /** A practice round of the chosen game can be begun first. */
  can_practise: boolean;
  saved: SavedGame[];
  tonight: Tonight[];
  devices: Record<string, DeviceState>;
  /** How often each device was used since the program began. */
  touched: Record<string, number>;
  focus: Focus | null;
  /** A phone wants to host; a press of any button of the table within these seconds agrees. */
  asks_host: AsksHost | null;
  /** Whether this viewer may do what hosts may. */
  host: boolean;
  address: string;
  code: string | null;
  /** Told only to the table's own screen. */
  pin: string | null;
  /** A demo goes on by itself with this game. */
  next: NextGame | null;
  /** The hall in which this table takes part, if it does. */
  hall: InHall | null;
}
export interface Lights { tell: "lights"; shown: Output[]; heard: Figure[] }
export interface Notice { tell: "notice"; message: Message; clause: string | null; device: string | null; seat: number | null }
export interface Done { tell: "done"; id: number }
export interface Refused { tell: "refused"; id: number; clause: string; message: Message; stale: boolean }
export interface Pong { tell: "pong"; sent: number; now: number }
/** Asks whether there was an earlier press. The page answers at once, after sending everything that happened on it before. */
export interface Question { tell: "question"; number: number }
export interface Goodbye { tell: "goodbye"; message: Message }

export type Told = Welcome | State | Update | Lobby | Lights | Notice | Done | Refused | Pong | Question | Goodbye;
