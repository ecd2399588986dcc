/** Target tokens: players hold them to a reader to say whom a card is aimed at. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { styles } from "../element";
import { glyph } from "../parts/glyph";
import { say } from "../words/say";
import { Carrier } from "./carrier";
import own from "./tokens.css?inline";

@customElement("simulate-tokens")
export class Tokens extends Carrier {
  static override styles = styles(own);

  @property({ attribute: false }) targets: readonly number[] = [];

  protected override render(): TemplateResult {
    return html`<div role="toolbar" aria-label=${say("simulate-tokens", { seat: this.seat })} @keydown=${this.roving.keyed} @focusin=${this.roving.entered}>
      ${this.targets.map((target, place) => this.token(target, place))}
    </div>`;
  }

  private token(target: number, place: number): TemplateResult {
    const told = say("simulate-token", { seat: target, number: target });
    return this.thing({ card: `target-${target}`, seat: this.seat, place }, place, "token", told, html`${glyph(target)}${target}`);
  }
}
