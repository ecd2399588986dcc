/** Gives an element a group of controls with roving focus: put `keyed` and `entered` on the group, `stop(place)` on each. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { type Axis, kept, moved } from "./focus-moves";

export class RovingFocus implements ReactiveController {
  private at = 0;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement, private readonly which: string, private readonly axis: Axis = "across") {
    host.addController(this);
  }

  /** The focused control may have been removed. */
  hostUpdated(): void {
    const at = kept(this.at, this.items.length);
    if (at === this.at) return;
    this.at = at;
    this.host.requestUpdate();
  }

  /** The tabindex of the control at that place: only one control of the group is a tab stop. */
  stop(place: number): 0 | -1 {
    return place === this.at ? 0 : -1;
  }

  focus(): void {
    this.items[this.at]?.focus();
  }

  readonly entered = (event: Event): void => {
    const at = this.items.indexOf(event.target as HTMLElement);
    if (at >= 0) this.set(at);
  };

  readonly keyed = (event: KeyboardEvent): void => {
    const { items } = this;
    if (!items.includes(event.target as HTMLElement)) return;
    const next = moved(event.key, this.at, items.length, this.axis);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.set(next);
    items[next]?.focus();
  };

  private set(at: number): void {
    this.at = at;
    this.host.requestUpdate();
  }

  private get items(): HTMLElement[] {
    return [...(this.host.shadowRoot?.querySelectorAll<HTMLElement>(this.which) ?? [])];
  }
}
