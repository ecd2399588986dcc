/** The totals are turned up one after the other, equal ones together. */

import type { ReactiveControllerHost } from "lit";

import { OneByOne } from "../one-by-one";
import { turnedUp } from "./count";
import type { AmbyriaScene } from "./types";

export class Reveal {
  private readonly totals: OneByOne;
  readonly all: () => void;

  constructor(host: ReactiveControllerHost) {
    this.totals = new OneByOne(host);
    this.all = this.totals.all;
  }

  /** Totals turned up so far; 0 again in another game. */
  follow({ view }: AmbyriaScene): number {
    return this.totals.follow(JSON.stringify(view.result), new Set(turnedUp(view.result?.scores ?? {}).values()).size);
  }
}
