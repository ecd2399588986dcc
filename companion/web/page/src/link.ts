/**
 * The link to the table: one socket, opened again whenever it breaks; every message that is sent gets an answer.
 * A message without an answer when the connection broke is not simply sent twice: an action is sent again only if the
 * state has not changed, or if it is a press with its own time, which the table can put in order by itself.
 */

import { FORM } from "./changes";
import type { Act, Asked, Refused, Said, State, Told } from "./wire";

export type Answer = { kind: "done" } | { kind: "refused"; refused: Refused } | { kind: "lost" };
export type LinkState = "closed" | "opening" | "open" | "waiting";

/** The part of WebSocket that the link uses, so that a test can replace the network. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(): Wire;
  token(): Promise<string>;
  later(seconds: number, call: () => void): () => void;
  now(): number;
  /** The last state that was seen, so that the table can tell what happened since. */
  seen(): { number: number; version: number } | null;
  /** What asks whether the other side is still there, if not the table's ping. */
  ping?(): Said;
  told(message: Told): void;
  changed(state: LinkState, again: number | null): void;
}

interface Pending {
  asked: Asked;
  answer: (answer: Answer) => void;
}

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 8;
const PING_EVERY = 2;
/** Seconds without any message, although pings are sent, after which the connection is taken for dead. */
const SILENCE = 7;

export class Link {
  private wire: Wire | null = null;
  private wanted = false;
  private failures = 0;
  private next = 1;
  private heard = 0;
  private greeted = false;
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private readonly pending = new Map<number, Pending>();
  private readonly held = new Set<number>();

  constructor(private readonly around: Surroundings) {}

  start(): void {
    this.wanted = true;
    this.open();
  }

  stop(): void {
    this.wanted = false;
    this.drop();
    for (const id of [...this.pending.keys()]) this.settle(id, { kind: "lost" });
    this.around.changed("closed", null);
  }

  /** Try again at once instead of waiting. */
  retryNow(): void {
    if (this.wanted && this.wire === null) this.open();
  }

  ask(asked: Asked): Promise<Answer> {
    const id = this.next++;
    return new Promise((answer) => {
      this.pending.set(id, { asked, answer });
      if (this.greeted) this.send({ ...asked, id });
      else if (asked.say === "act") this.held.add(id);
      else this.settle(id, { kind: "lost" });
    });
  }

  private open(): void {
    this.drop();
    this.around.changed("opening", null);
    const wire = (this.wire = this.around.open());
    wire.onopen = () => void this.greet(wire);
    wire.onmessage = (event) => this.take(wire, event.data);
    wire.onclose = () => this.broken(wire);
  }

  private async greet(wire: Wire): Promise<void> {
    const token = await this.around.token();
    if (wire !== this.wire) return;
    this.send({ say: "hello", token, updates: FORM, ...this.around.seen() });
    this.heard = this.around.now();
    this.ping();
  }

  private ping(): void {
    const wire = this.wire;
    // A dead connection takes long to report that it is closed: do not wait for that.
    if (wire !== null && this.around.now() - this.heard > SILENCE) return this.broken(wire);
    this.send(this.around.ping?.() ?? { say: "ping", sent: this.around.now() });
    this.cancelPing = this.around.later(PING_EVERY, () => this.ping());
  }

  private take(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== "string") return;
    this.heard = this.around.now();
    const message = JSON.parse(data) as Told;
    if (message.tell === "welcome") {
      this.greeted = true;
      this.failures = 0;
      this.around.changed("open", null);
    }
    if (message.tell === "goodbye") this.failures = 0; // not a failure: connect again at once, as another viewer
    if (message.tell === "question") this.send({ say: "answer", number: message.number });
    if (message.tell === "done") this.settle(message.id, { kind: "done" });
    if (message.tell === "refused") this.settle(message.id, { kind: "refused", refused: message });
    this.around.told(message);
    if (message.tell === "state") this.resume(message);
    if (message.tell === "lobby" && message.phase === "lobby") this.giveUpHeld();
  }

  /** The first state after a break decides whether unanswered messages still make sense. */
  private resume(state: State): void {
    for (const id of [...this.held]) {
      this.held.delete(id);
      const asked = this.pending.get(id)?.asked;
      if (asked?.say === "act" && again(asked, state.version)) this.send({ ...asked, id });
      else this.settle(id, { kind: "lost" });
    }
  }

  private giveUpHeld(): void {
    for (const id of [...this.held]) this.settle(id, { kind: "lost" });
    this.held.clear();
  }

  private broken(wire: Wire): void {
    if (wire !== this.wire) return;
    this.drop();
    for (const [id, { asked }] of [...this.pending]) {
      if (asked.say === "act") this.held.add(id);
      else this.settle(id, { kind: "lost" });
    }
    if (!this.wanted) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    this.cancelRetry = this.around.later(wait, () => this.open());
    this.around.changed("waiting", wait);
  }

  private drop(): void {
    this.cancelRetry?.();
    this.cancelPing?.();
    const wire = this.wire;
    this.wire = this.cancelRetry = this.cancelPing = null;
    this.greeted = false;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private send(said: Said): void {
    this.wire?.send(JSON.stringify(said));
  }

  private settle(id: number, answer: Answer): void {
    this.pending.get(id)?.answer(answer);
    this.pending.delete(id);
    this.held.delete(id);
  }
}

function again(act: Act, version: number): boolean {
  return act.version === version || (act.action["at"] !== undefined && act.action["err"] !== undefined);
}
