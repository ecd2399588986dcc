/** The pickers with their looks, for a sheet: a row of cards to be touched, one card by its name, or several. */

import type { TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import type { Now } from "../../seat/phone";
import { cardFind, cardsPicker, slotsPicker } from "./phone-pickers";
import pickerStyle from "./phone-pickers.css?inline";
import slotsStyle from "./slots.css?inline";

/** The event `set` carries what is chosen: places, a card, or cards. */
@customElement("ambit-ambyria-picker")
export class AmbyriaPicker extends AmbitElement {
  static override styles = styles(slotsStyle, pickerStyle);

  @property({ attribute: false }) now!: Now;
  @property() label = "";
  /** Whose row is shown; 0 where a card is named instead. */
  @property({ type: Number }) row = 0;
  @property({ attribute: false }) slots: readonly number[] = [];
  /** The places that may be chosen, one of them; null for any number of any. */
  @property({ attribute: false }) fitting: readonly number[] | null = null;
  /** Several cards; null where one is chosen. */
  @property({ attribute: false }) many: readonly string[] | null = null;
  @property({ attribute: false }) one: string | null = null;
  @property({ attribute: false }) fits: (card: string) => boolean = () => true;

  protected override render(): TemplateResult {
    if (this.row > 0) return slotsPicker(this.now, this.row, this.slots, this.fitting, this.tell);
    if (this.many !== null) return cardsPicker(this.now, this.label, this.many, this.tell);
    return cardFind(this.now, this.label, this.one, this.fits, this.tell);
  }

  private readonly tell = (detail: unknown): void => void this.dispatchEvent(new CustomEvent("set", { detail }));
}
