/** How the boxes of all seats fit on the screen: set as attributes of the page, which its styles use. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { full } from "../seats";

type Host = ReactiveControllerHost & Element;

export class Fit implements ReactiveController {
  private readonly tight = matchMedia("(max-width: 1700px), (max-height: 960px)");
  /** Screens too narrow for three columns, and for the five columns of a full table. */
  private readonly narrow = matchMedia("(max-width: 1179px)");
  private readonly narrowWhenFull = matchMedia("(max-width: 1779px)");

  constructor(private readonly host: Host, private readonly seats: () => number) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const query of this.queries) query.addEventListener("change", this.changed);
  }

  hostDisconnected(): void {
    for (const query of this.queries) query.removeEventListener("change", this.changed);
  }

  /** `compact`: everything a little smaller. `scrolls`: the table on top, seats below it. */
  hostUpdate(): void {
    const many = full(this.seats());
    this.host.toggleAttribute("compact", many || this.tight.matches);
    this.host.toggleAttribute("scrolls", (many ? this.narrowWhenFull : this.narrow).matches);
  }

  private get queries(): readonly MediaQueryList[] {
    return [this.tight, this.narrow, this.narrowWhenFull];
  }

  private readonly changed = (): void => this.host.requestUpdate();
}
