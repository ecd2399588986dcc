/** Everything that this viewer knows: the newest state, facts, notices, outputs of devices. The link fills it. */

import { Cell } from "./cell";
import { become } from "./changes";
import { ClockMap } from "./clock";
import type { LinkState } from "./link";
import { News } from "./news";
import type { Corrections, Figure, Lobby, Notice, Output, Refused, State, Told, Update, Welcome, Message } from "./wire";

export interface Posted {
  key: number;
  /** Local seconds. */
  at: number;
  notice: Notice;
}

export interface Shown {
  output: Output;
  /** Local seconds since when it is shown: blinking is counted from here. */
  since: number;
}

const MOST_NOTICES = 20;

export class Store {
  readonly link = new Cell<{ state: LinkState; again: number | null }>({ state: "closed", again: null });
  readonly welcome = new Cell<Welcome | null>(null);
  /** Null before the first message of the table, and while there is no game. What the referee may correct is among what is legal. */
  readonly state = new Cell<State | null>(null);
  /** Who sits at the table and what is chosen; null before the table has told it. */
  readonly lobby = new Cell<Lobby | null>(null);
  /** Local seconds at which the lobby was told: what counts down in it is counted from here. */
  lobbyAt = 0;
  /** What the referee may correct, as it was told last; null until then, and for everybody else. */
  readonly corrections = new Cell<Corrections | null>(null);
  readonly notices = new Cell<readonly Posted[]>([]);
  readonly refusal = new Cell<Refused | null>(null);
  readonly goodbye = new Cell<Message | null>(null);
  readonly lights = new Cell<ReadonlyMap<string, Shown>>(new Map());
  readonly news = new News();
  readonly clock = new ClockMap();
  /** Local seconds at which the newest state came: running timers are counted down from here. */
  stateAt = 0;

  private key = 0;
  /** The newest state as it was sent: seats without a name have "". */
  private asTold: State | null = null;
  private readonly listeners = new Set<(heard: readonly Figure[]) => void>();

  /** `unnamed`: what a seat without a name is called, in the language of this browser. */
  constructor(
    private readonly now: () => number,
    private readonly unnamed: (seat: number) => string = String,
  ) {}

  /** The last state, by game and version. */
  get seen(): { number: number; version: number } | null {
    const state = this.state.value;
    return state && { number: state.number, version: state.version };
  }

  /** Calls `listen` for all sounds from now on; returns a function that ends it. */
  onHeard(listen: (heard: readonly Figure[]) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  take(message: Told): void {
    switch (message.tell) {
      case "welcome":
        this.welcome.value = message;
        if (message.role !== "watch") this.goodbye.value = null;
        return;
      case "state":
        return this.takeState(message);
      case "update":
        return this.takeUpdate(message);
      case "lobby":
        return this.takeLobby(message);
      case "lights":
        return this.takeLights(message.shown, message.heard);
      case "notice":
        this.post(message);
        return;
      case "pong":
        return this.clock.sample(message.sent, this.now(), message.now);
      case "goodbye":
        this.goodbye.value = message.message;
        return;
      case "refused":
        this.refusal.value = message;
        return;
      case "done":
        this.refusal.value = null;
        return;
      case "question": // the link has answered it
    }
  }

  /** The question to which they belonged is over: whoever reads them now would relate them to the next one. */
  private dropRefusals(): void {
    this.refusal.value = null;
    if (this.notices.value.some(isRefusal)) this.notices.value = this.notices.value.filter((posted) => !isRefusal(posted));
  }

  /** Another viewer signs in: drop everything that the last one saw. */
  forget(): void {
    this.welcome.value = this.state.value = this.refusal.value = this.goodbye.value = null;
    this.asTold = this.lobby.value = this.corrections.value = null;
    this.notices.value = [];
    this.lights.value = new Map();
    this.news.forget();
    this.clock.forget();
  }

  dismiss(key: number): void {
    this.notices.value = this.notices.value.filter((posted) => posted.key !== key);
  }

  private takeState(state: State): void {
    this.news.take(state.number, state.story, this.now(), state.pace);
    this.keep(state);
  }

  private keep(state: State): void {
    this.stateAt = this.now();
    const before = this.state.value;
    if (state.number !== before?.number) this.notices.value = [];
    if (state.number !== before?.number || state.view.moment !== before.view.moment) this.dropRefusals();
    this.asTold = state;
    this.state.value = this.corrected(this.named(state));
  }

  /** The referee was told what can be corrected. */
  learn(corrections: Corrections): void {
    this.corrections.value = corrections;
    if (this.asTold !== null) this.state.value = this.corrected(this.named(this.asTold));
  }

  private corrected(state: State): State {
    const corrections = this.corrections.value;
    return corrections?.number === state.number ? { ...state, legal: [...state.legal, ...corrections.legal] } : state;
  }

  /** The time played went on meanwhile: it is sent again only when something happened in the game. */
  private takeUpdate({ changes, story }: Update): void {
    if (this.asTold === null) return;
    const played = this.asTold.played + (this.now() - this.stateAt) * this.asTold.pace;
    const state = become({ ...this.asTold, played }, changes) as State;
    if (story !== null) this.news.take(state.number, story, this.now(), state.pace);
    this.keep(state);
  }

  /** The language changed: seats without a name are called differently. */
  rename(): void {
    if (this.asTold === null || this.asTold.view.seats.every(({ name }) => name !== "")) return;
    const named = this.corrected(this.named(this.asTold));
    const known = this.state.value?.view.seats ?? [];
    if (named.view.seats.some(({ name }, place) => name !== known[place]?.name)) this.state.value = named;
  }

  private named(state: State): State {
    const { view } = state;
    if (view.seats.every(({ name }) => name !== "")) return state;
    const seats = view.seats.map((seat) => (seat.name === "" ? { ...seat, name: this.unnamed(seat.seat) } : seat));
    return { ...state, view: { ...view, seats } };
  }

  /** The names that people gave; "" for none. */
  get givenNames(): string[] {
    return this.asTold?.view.seats.map(({ name }) => name) ?? [];
  }

  private takeLobby(lobby: Lobby): void {
    this.lobbyAt = this.now();
    if (lobby.phase === "lobby" && this.asTold !== null) this.noGame();
    this.lobby.value = lobby;
  }

  private noGame(): void {
    this.state.value = this.asTold = null;
    this.notices.value = [];
    this.news.forget();
  }

  private takeLights(shown: readonly Output[], heard: readonly Figure[]): void {
    if (shown.length > 0) {
      const since = this.now();
      const lights = new Map(this.lights.value);
      for (const output of shown) lights.set(output.device, { output, since });
      this.lights.value = lights;
    }
    if (heard.length > 0) for (const listen of this.listeners) listen(heard);
  }

  /** At most one notice per device: the newest about it is the one that holds. */
  private post(notice: Notice): void {
    const others = this.notices.value.filter((posted) => !notice.device || posted.notice.device !== notice.device);
    this.notices.value = [...others, { key: ++this.key, at: this.now(), notice }].slice(-MOST_NOTICES);
  }
}

/** What a device was not allowed to do comes as a notice with the clause. */
function isRefusal({ notice }: Posted): boolean {
  return notice.clause !== null;
}
