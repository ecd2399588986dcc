/** Counts all orders of the left line, request after request, so that the table is never kept busy for long. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { post } from "../../api";

export type Outcome = "won" | "drawn" | "lost" | "depends";
export const OUTCOMES: readonly Outcome[] = ["won", "drawn", "lost", "depends"];

interface Answer extends Record<Outcome, number> {
  orders: number;
  first: number;
  next: number | null;
  examples: Partial<Record<Outcome, number[][]>>;
}

export interface Tally extends Record<Outcome, number> {
  orders: number;
  done: number;
  examples: Partial<Record<Outcome, number[][]>>;
}

/** Lines up to this length are counted without being asked for: 5 creatures have 120 orders. */
export const AT_ONCE = 5;
export const MOST_LINE = 8;
const SHOWN = 12;

export class Counting implements ReactiveController {
  tally: Tally | null = null;
  /** Milliseconds for one order, as the last requests took. */
  pace: number | null = null;
  running = false;
  private turn = 0;
  private next: number | null = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    /* It begins when somebody fights. */
  }

  hostDisconnected(): void {
    this.forget();
  }

  forget(): void {
    this.turn += 1;
    this.tally = this.pace = null;
    this.next = 0;
    this.running = false;
  }

  /** Go on counting: all that is left, or one request to see how long it takes. */
  async count(trial: Record<string, unknown>, all: boolean): Promise<void> {
    const mine = (this.turn += 1);
    this.running = true;
    do {
      const began = performance.now();
      const answer = await post<Answer>("/api/sandbox/tamer", { ...trial, orders: this.next ?? 0 }).catch(() => null);
      if (mine !== this.turn) return;
      if (answer === null) break;
      this.add(answer, performance.now() - began);
      this.host.requestUpdate();
    } while (all && this.next !== null);
    this.running = false;
    this.host.requestUpdate();
  }

  readonly stop = (): void => {
    this.turn += 1;
    this.running = false;
    this.host.requestUpdate();
  };

  get finished(): boolean {
    return this.tally !== null && this.next === null;
  }

  /** Seconds that the rest will take. */
  get seconds(): number {
    return this.tally === null || this.pace === null ? 0 : Math.max(1, Math.round(((this.tally.orders - this.tally.done) * this.pace) / 1000));
  }

  private add(answer: Answer, took: number): void {
    const counted = (answer.next ?? answer.orders) - answer.first;
    const before = this.tally;
    const sum = (one: Outcome): number => (before?.[one] ?? 0) + answer[one];
    const examples = Object.fromEntries(OUTCOMES.map((one) => [one, [...(before?.examples[one] ?? []), ...(answer.examples[one] ?? [])].slice(0, SHOWN)]));
    this.tally = { orders: answer.orders, done: (before?.done ?? 0) + counted, won: sum("won"), drawn: sum("drawn"), lost: sum("lost"), depends: sum("depends"), examples };
    this.pace = took / Math.max(1, counted);
    this.next = answer.next;
  }
}
