/** Makes a seat something to touch: `<section ${touchable(3)}>` is pressed by finger or key and tells `seat` upwards. */

import { noChange } from "lit";
import { directive, Directive, type ElementPart } from "lit/directive.js";

class Touchable extends Directive {
  private seat = 0;
  private element: HTMLElement | null = null;

  override render(_seat: number | null): typeof noChange {
    return noChange;
  }

  /** Null takes it away again. */
  override update(part: ElementPart, [seat]: [number | null]): typeof noChange {
    if (this.element === null) {
      this.element = part.element as HTMLElement;
      this.element.addEventListener("click", this.tell);
      this.element.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") this.tell();
      });
    }
    this.seat = seat ?? 0;
    this.element.classList.toggle("touchable", seat !== null);
    for (const [name, value] of [["role", "button"], ["tabindex", "0"]] as const) {
      if (seat === null) this.element.removeAttribute(name);
      else this.element.setAttribute(name, value);
    }
    return noChange;
  }

  private readonly tell = (): void => {
    if (this.seat) this.element?.dispatchEvent(new CustomEvent<number>("seat", { detail: this.seat, bubbles: true, composed: true }));
  };
}

export const touchable = directive(Touchable);
