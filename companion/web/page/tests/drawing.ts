/** What an element would draw, as text: its templates with all their values, without a browser. */

import { LitElement } from "lit";

import { overlayOf, tableOf } from "../src/games/games";
import type { Scene } from "../src/games/scene";

/** When something came is not drawn; and the elements inside draw the last step at most, not the whole story. */
const NOT_DRAWN: readonly string[] = ["since", "done", "facts", "steps"];

/** A template with everything in it. What is handed on to another element is written as data. */
export function written(drawn: unknown): string {
  if (drawn === null || drawn === undefined || typeof drawn === "symbol" || typeof drawn === "function") return "";
  if (Array.isArray(drawn)) return drawn.map(written).join("");
  if (typeof drawn !== "object") return String(drawn);
  if ("strings" in drawn && "values" in drawn) {
    const { strings, values } = drawn as { strings: readonly string[]; values: readonly unknown[] };
    return strings.map((text, place) => text + written(values[place])).join("");
  }
  if ("_$litDirective$" in drawn) return written((drawn as unknown as { values: unknown[] }).values);
  return data(drawn);
}

const data = (value: object): string =>
  JSON.stringify(value, (key, one: unknown) => (NOT_DRAWN.includes(key) || typeof one === "function" ? undefined : one instanceof Map || one instanceof Set ? [...one] : one));

/** An element of a game as a screen has it: it is drawn again whenever it asks for that. */
export class Drawn {
  private asked = true;
  private now = "";

  private constructor(private readonly element: LitElement & { scene: Scene }) {
    element.requestUpdate = () => void (this.asked = true);
  }

  static async of(game: string, what: "table" | "overlay"): Promise<Drawn> {
    const kind = customElements.get(await (what === "table" ? tableOf : overlayOf)(game)) as unknown as new () => LitElement & { scene: Scene };
    return new Drawn(new kind());
  }

  show(scene: Scene): void {
    this.element.scene = scene;
    this.asked = true;
  }

  /** What it shows now. */
  draw(): string {
    for (let again = 0; this.asked && again < 3; again += 1) {
      this.asked = false;
      this.now = written((this.element as unknown as { render(): unknown }).render());
    }
    return this.now;
  }
}
