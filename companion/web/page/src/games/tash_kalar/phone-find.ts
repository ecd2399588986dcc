/** "Where can I summon this?": asked by one player at any moment, and answered on this phone alone. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement, styles } from "../../element";
import { chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import type { Now } from "../../seat/phone";
import { actWithRetry } from "../../seat/retry";
import { say } from "../../words/say";
import "./arena";
import { cardList, creaturesOf } from "./card-list";
import { tashCards } from "./cards";
import { Desk } from "./desk";
import deskStyle from "./desk.css?inline";
import { improvisable, missing, type Spot } from "./entry";
import { form } from "./forms";
import own from "./phone-find.css?inline";
import { spotOf, whyNot } from "./phone-spot";
import { patterns, pieceName, rankName, sideName } from "./piece";
import { picture } from "./picture";
import pictureStyle from "./picture.css?inline";
import pieceStyle from "./pieces.css?inline";
import { pieceAt } from "./squares";
import type { Gesture } from "./touches";
import { type Found, foundBy, type Place } from "./types";

@customElement("ambit-tash-kalar-find")
export class PhoneFind extends AmbitElement {
  static override styles = styles(pieceStyle, pictureStyle, deskStyle, own);

  @property({ attribute: false }) now!: Now;
  @property({ attribute: false }) close: () => void = () => undefined;
  @state() private card: string | null = null;
  @state() private impro: number | undefined;
  /** The place that is looked at, of all matches. */
  @state() private at = 0;

  private readonly desk = new Desk(this, () => spotOf(this.now));

  protected override watching(): readonly Watchable[] {
    return [tashCards];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("now")) this.at = Math.max(0, Math.min(this.at, (this.found?.matches.length ?? 1) - 1));
  }

  private get found(): Found | null {
    const found = foundBy(this.now.me);
    return found?.card === this.card ? found : null;
  }

  protected override render(): TemplateResult {
    const spot = spotOf(this.now);
    if (this.desk.entry) return html`${patterns()}${this.arena(spot, this.desk.shown(), this.desk.gesture)}${form(spot, this.desk)}`;
    if (this.card === null) return html`<h2>${say("show-tash-do-find")}</h2>${this.only()}${cardList(spot, this.desk, creaturesOf(spot).filter(({ form: drawn }) => drawn), undefined, ({ id }) => void this.ask(id, undefined))}${this.keys(nothing)}`;
    return html`${patterns()}${this.chosen(spot)}${this.only()}${this.improvising(spot)}${this.arena(spot, this.shown(), this.touched)}${this.answer(spot)}`;
  }

  private async ask(card: string, impro: number | undefined): Promise<void> {
    [this.card, this.impro, this.at] = [card, impro, 0];
    await actWithRetry({ do: "find", seat: this.now.me.seat, card, ...(impro === undefined ? {} : { impro }) });
  }

  private chosen({ cards }: Spot): TemplateResult {
    const card = cards[this.card ?? ""];
    return html`<section class="sheet tapped">${card ? picture(card) : nothing}<div><h3>${card?.name ?? this.card}</h3>
      <p>${card?.rank ? rankName(card.rank) : nothing}${this.found ? html`, ${say("show-tash-fits-in", { count: this.found.matches.length })}` : nothing}</p></div>
      <button class="key cloth" type="button" @click=${() => (this.card = null)}>${say("show-tash-another")}</button></section>`;
  }

  private only(): TemplateResult {
    return html`<p class="only">${icon("eye")}<b>${say("show-tash-only-you")}</b>${this.card === null ? nothing : html`<span class="quiet">${say("show-tash-framed")}</span>`}</p>`;
  }

  private improvising(spot: Spot): TemplateResult | typeof nothing {
    const sides = improvisable(spot);
    if (sides.length === 0 || this.card === null) return nothing;
    const card = this.card;
    const choices = [{ value: undefined as number | undefined, says: say("show-tash-nobody") }, ...sides.map((side) => ({ value: side as number | undefined, says: sideName(spot.view, side) }))];
    return html`<fieldset><legend>${say("show-tash-improvise")}</legend>${chips(say("show-tash-improvise"), choices, this.impro, (side) => void this.ask(card, side))}</fieldset>`;
  }

  private arena(spot: Spot, shown: object, told: (event: CustomEvent<Gesture>) => void): TemplateResult {
    return html`<ambit-tash-kalar-arena live .view=${spot.view} .shown=${shown} @gesture=${told}></ambit-tash-kalar-arena>`;
  }

  private get place(): Place | null {
    return this.found?.matches[this.at] ?? null;
  }

  private shown(): object {
    const { place } = this;
    return { fit: this.found?.at ?? [], hot: place?.at ?? null, used: place?.used ?? [], marks: place?.marks ?? [] };
  }

  /** A touch goes to the first match on that square, or on to its next one. */
  private readonly touched = ({ detail }: CustomEvent<Gesture>): void => {
    const all = this.found?.matches ?? [];
    const here = all.flatMap(({ at }, place) => (at === detail.square ? [place] : []));
    const next = here.find((place) => place > this.at && all[this.at]?.at === detail.square) ?? here[0];
    if (next !== undefined) this.at = next;
  };

  private answer(spot: Spot): TemplateResult {
    const { found, place } = this;
    const again = html`<button class="key" type="button" @click=${() => void this.ask(this.card ?? "", this.impro)}>${icon("eye")}<span>${say("show-tash-look-again")}</span></button>`;
    if (found === null) return html`<p class="ask" role="status">${say("show-tash-changed")}</p>${this.keys(again)}`;
    if (place === null) return html`<p class="ask" role="status">${say("show-tash-fits-nowhere-now")}</p>${this.keys(nothing)}`;
    const count = found.matches.length;
    const go = (by: number): void => void (this.at = (this.at + by + count) % count);
    return html`<div class="places num"><button class="key cloth" type="button" aria-label=${say("show-tash-place-before")} @click=${() => go(-1)}>${icon("back")}</button>
      <div role="status"><p class="where">${this.where(spot, place)}</p><p>${say("show-tash-place-of", { at: this.at + 1, count })}</p></div>
      <button class="key cloth" type="button" aria-label=${say("show-tash-place-after")} @click=${() => go(1)}>${icon("next")}</button></div>${this.keys(this.summonKey(spot, place))}`;
  }

  private where({ view }: Spot, { at }: Place): string {
    const standing = pieceAt(view.table.arena, at);
    return standing ? say("show-tash-on-piece", { at, piece: pieceName(view, standing) }) : say("show-tash-on-empty", { at });
  }

  /** The key says why it cannot be pressed, where it cannot. */
  private summonKey(spot: Spot, place: Place): TemplateResult {
    const why = whyNot(this.now);
    return html`<button class="key" type="button" aria-disabled=${why === null ? "false" : "true"} @click=${() => why === null && this.summon(spot, place)}>
      <span>${say("show-tash-summon-on", { at: place.at })}${why === null ? nothing : html`<small class="why">${say(`show-tash-why-${why}`)}</small>`}</span></button>`;
  }

  private summon(spot: Spot, { at, as }: Place): void {
    const entry = { verb: "summon" as const, card: this.card ?? undefined, at, as, impro: this.impro };
    this.desk.sendWhole(spot, entry);
    if (missing(spot, entry).length === 0) this.close();
  }

  private keys(main: TemplateResult | typeof nothing): TemplateResult {
    return html`<div class="send two"><button class="key cloth" type="button" @click=${this.close}>${say("show-tash-done-looking")}</button>${main}</div>`;
  }
}
