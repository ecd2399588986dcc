/** A form on a phone, with the arena above it where squares are to be touched. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import type { Now } from "../../seat/phone";
import "./arena";
import { tashCards } from "./cards";
import { Desk } from "./desk";
import deskStyle from "./desk.css?inline";
import { missing, onBoard, type Verb } from "./entry";
import { form } from "./forms";
import { patterns } from "./piece";
import own from "./phone-desk.css?inline";
import { spotOf } from "./phone-spot";
import pictureStyle from "./picture.css?inline";
import pieceStyle from "./pieces.css?inline";

@customElement("ambit-tash-kalar-desk")
export class PhoneDesk extends AmbitElement {
  static override styles = styles(pieceStyle, pictureStyle, deskStyle, own);

  @property({ attribute: false }) now!: Now;
  @property() verb: Verb = "summon";
  @property({ attribute: false }) close: () => void = () => undefined;

  private readonly desk = new Desk(this, () => spotOf(this.now));
  private begun = false;

  protected override watching(): readonly Watchable[] {
    return [tashCards];
  }

  protected override willUpdate(_: PropertyValues): void {
    if (this.begun) return;
    this.begun = true;
    this.desk.begin(this.verb);
  }

  /** Sent, or put away: the phone goes back to its keys. */
  protected override updated(): void {
    if (this.begun && this.desk.entry === null) this.close();
  }

  protected override render(): TemplateResult {
    const spot = spotOf(this.now);
    const { entry } = this.desk;
    const chosen = entry !== null && !missing(spot, entry).includes("card") && (entry.verb === "summon" || entry.verb === "place");
    return html`${patterns()}${onBoard(spot) && chosen ? html`<ambit-tash-kalar-arena live .view=${spot.view} .shown=${this.desk.shown()} @gesture=${this.desk.gesture}></ambit-tash-kalar-arena>` : nothing}
      ${form(spot, this.desk)}`;
  }
}
