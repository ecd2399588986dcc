/** The base of all devices that show something: what they were sent, drawn again as long as it flashes or blinks. */

import { property } from "lit/decorators.js";

import type { Watchable } from "../cell";
import { AmbitElement } from "../element";
import { Ticking } from "../parts/countdown";
import type { Shown } from "../store";
import { localNow, store } from "../table";
import { reducedMotion } from "./reduced-motion";
import { restless } from "./animation";

/** How often it is drawn (milliseconds): several times within the shortest time that anything is on. */
const EVERY = 40;

export class Display extends AmbitElement {
  /** The name of the device: "seat1.main". */
  @property() device = "";

  protected readonly ticking = new Ticking(this, () => this.restless && !reducedMotion.value, EVERY);

  protected override watching(): readonly Watchable[] {
    return [store.lights, store.state, reducedMotion];
  }

  /** What the device was sent; null while it is down, as with a real one. */
  protected get shown(): Shown | null {
    const down = store.state.value?.devices[this.device]?.up === false;
    return down ? null : (store.lights.value.get(this.device) ?? null);
  }

  /** Whether it changes by itself; with reduced motion a border shows this instead. */
  protected get restless(): boolean {
    const { shown } = this;
    return shown !== null && restless(shown.output, shown.since, localNow());
  }
}
