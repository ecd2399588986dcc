/** One effect on the sheet: for whom, how much, how long; and behind "more" when, under which condition, which skills. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../../element";
import { type Choice, chips } from "../../parts/choices";
import { icon } from "../../parts/icon";
import "../../parts/stepper";
import { say, speaker } from "../../words/say";
import { CONDITIONS, SCHOOLS, TYPES } from "./types";
import { amount, begun, type Effect, type Mastery, put, replaced, withAmount, without, wordOf } from "./worksheet";
import own from "./worksheet.css?inline";

const WHOM = ["you", "opponent", "target", "everyone"];
const WHOM_DOUBLE = ["you", "opponent", "opponents", "partner", "ally", "allies", "target", "everyone"];
const MATCHING = ["interrupt", "block", "evade", "cost", "next"];
const TESTS = ["none", "any", ...CONDITIONS, "curse", "boon"];
const WHILE = ["cost", "reduce-damage", "reduce-heal"];
const AT_ONCE = ["boon", "curse", "interrupt", "block", "evade", "out"];
const INNER = ["damage", "heal", ...CONDITIONS, "draw", "gain-energy", "lose-energy"];
const MOST = 99;

@customElement("ambit-ambal-row")
export class Row extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) effect: Effect = { op: "damage" };
  @property({ type: Boolean }) double = false;
  /** The card is a Boon or Curse, so this may wait or last. */
  @property({ type: Boolean }) lasting = false;
  /** Inside the effects of another: no further ones. */
  @property({ type: Boolean }) inner = false;

  protected override render(): TemplateResult {
    const { effect } = this;
    const name = say(`phone-ambal-op-${wordOf(effect)}`);
    return html`<div class="row" role="group" aria-label=${name}>
      <p class="named"><b>${name}</b><button class="key bare" type="button" aria-label=${say("phone-ambal-take-out", { what: name })}
        @click=${() => this.dispatchEvent(new CustomEvent("gone"))}>${icon("cross")}</button></p>
      ${this.whom()}${this.number()}${this.rounds()}${this.back()}${this.text()}${this.also()}
      ${this.inner ? nothing : html`<details><summary>${say("phone-ambal-more")}</summary>${this.mastery()}${this.all()}${this.condition()}${this.matching()}${this.when()}${this.test()}</details>`}
    </div>`;
  }

  private chosen<T>(label: string, choices: readonly Choice<T>[], now: T, set: (value: T) => void): TemplateResult {
    return html`<div class="asked"><span>${say(label)}</span>${chips(say(label), choices, now, set)}</div>`;
  }

  private whom(): TemplateResult | typeof nothing {
    const { to } = this.effect;
    if (to === undefined) return nothing;
    const words = this.double ? WHOM_DOUBLE : WHOM;
    const all = this.lasting ? [...words, "bearer"] : words;
    return this.chosen("phone-ambal-who", all.map((value) => ({ value, says: say(`phone-ambal-to-${value}`) })), to, (value) => this.put({ to: value }));
  }

  private stepper(label: string, value: number, least: number, set: (n: number) => void): TemplateResult {
    return html`<div class="asked"><span>${say(label)}</span><ambit-stepper .label=${say(label)} .value=${value} min=${least} max=${MOST}
      @set=${(event: CustomEvent<number>) => set(event.detail)}></ambit-stepper></div>`;
  }

  private number(): TemplateResult | typeof nothing {
    const { effect } = this;
    if (typeof effect.n === "number") return this.stepper("phone-ambal-amount", amount(effect), 0, (n) => this.tell(withAmount(effect, n)));
    if (typeof effect.n !== "object") return nothing;
    const { mastery, times = 1 } = effect.n;
    return this.stepper("phone-ambal-amount", times, 1, (n) => this.put({ n: { mastery, times: n } }));
  }

  private rounds(): TemplateResult | typeof nothing {
    const { rounds } = this.effect;
    return rounds === undefined ? nothing : this.stepper("phone-ambal-rounds", rounds, 1, (n) => this.put({ rounds: n }));
  }

  private back(): TemplateResult | typeof nothing {
    const { op, health = 1, energy = 0 } = this.effect;
    if (op !== "resurrect") return nothing;
    return html`${this.stepper("phone-ambal-back-health", health, 1, (n) => this.put({ health: n }))}${this.stepper("phone-ambal-back-energy", energy, 0, (n) => this.put({ energy: n }))}`;
  }

  private text(): TemplateResult | typeof nothing {
    if (this.effect.text === undefined) return nothing;
    return html`<label class="labelled">${say("phone-ambal-text")}<input class="input" maxlength="120" .value=${this.effect.text}
      @change=${(event: Event) => this.put({ text: (event.target as HTMLInputElement).value })} /></label>`;
  }

  /** What the next skill also does: effects of its own, without further ones in them. */
  private also(): TemplateResult | typeof nothing {
    const { effects } = this.effect;
    if (effects === undefined) return nothing;
    return html`<div class="inner"><p class="quiet">${say("phone-ambal-inner")}</p>
      ${effects.map((effect, place) => html`<ambit-ambal-row inner .effect=${effect} ?double=${this.double}
        @set=${(event: CustomEvent<Effect>) => this.put({ effects: replaced(effects, place, event.detail) })} @gone=${() => this.put({ effects: without(effects, place) })}></ambit-ambal-row>`)}
      <div class="chips">${INNER.map((word) => html`<button class="chip" type="button" @click=${() => this.put({ effects: [...effects, begun(word)] })}>${icon("plus")}${say(`phone-ambal-op-${word}`)}</button>`)}</div></div>`;
  }

  private mastery(): TemplateResult | typeof nothing {
    const { effect } = this;
    if (effect.n === undefined || effect.n === "all") return nothing;
    const now = typeof effect.n === "object" ? (effect.n as Mastery).mastery : "";
    const schools = [{ value: "", says: say("phone-ambal-number") }, ...SCHOOLS.map((value) => ({ value: value as string, says: speaker.value.term("school-ambal", value) }))];
    return this.chosen("phone-ambal-by-mastery", schools, now, (school) => this.put({ n: school === "" ? 1 : { mastery: school } }));
  }

  private all(): TemplateResult | typeof nothing {
    if (this.effect.op !== "remove") return nothing;
    const ways = [{ value: false, says: say("phone-ambal-number") }, { value: true, says: say("phone-ambal-all") }];
    return this.chosen("phone-ambal-amount", ways, this.effect.n === "all", (all) => this.put({ n: all ? "all" : 1 }));
  }

  private condition(): TemplateResult | typeof nothing {
    if (this.effect.op !== "extend") return nothing;
    const all = CONDITIONS.map((value) => ({ value, says: speaker.value.term("counter", value) }));
    return this.chosen("phone-ambal-condition", all, this.effect.condition ?? "burning", (condition) => this.put({ condition }));
  }

  private matching(): TemplateResult | typeof nothing {
    if (!MATCHING.includes(this.effect.op)) return nothing;
    const now = this.effect.match?.types?.[0] ?? "";
    const all = [{ value: "", says: say("phone-ambal-match-all") }, ...TYPES.map((value) => ({ value: value as string, says: speaker.value.term("types-ambal", value) }))];
    return html`${this.chosen("phone-ambal-match", all, now, (type) => this.put({ match: type === "" ? undefined : { types: [type] } }))}
      ${this.effect.op === "cost" ? html`<button class="chip" type="button" aria-pressed=${this.effect.until ? "true" : "false"}
        @click=${() => this.put({ until: this.effect.until ? undefined : "next" })}>${say("phone-ambal-until-next")}</button>` : nothing}`;
  }

  private when(): TemplateResult | typeof nothing {
    const { op, when = "use" } = this.effect;
    if (AT_ONCE.includes(op)) return nothing;
    const all = ["use", "end", ...(this.lasting ? ["start", "damaged"] : []), ...(this.lasting && WHILE.includes(op) ? ["while"] : [])];
    return this.chosen("phone-ambal-when", all.map((value) => ({ value, says: say(`phone-ambal-when-${value}`) })), when, (value) => this.put({ when: value === "use" ? undefined : value }));
  }

  private test(): TemplateResult | typeof nothing {
    const { op, if: test, when } = this.effect;
    if (["boon", "curse", "out"].includes(op) || when === "while") return nothing;
    const now = String(test?.["condition"] ?? (test?.["curse"] ? "curse" : test?.["boon"] ? "boon" : "none"));
    const says = (value: string): string => ((CONDITIONS as readonly string[]).includes(value) ? speaker.value.term("counter", value) : say(`phone-ambal-if-${value}`));
    return this.chosen("phone-ambal-if", TESTS.map((value) => ({ value, says: says(value) })), now, (value) => this.put({ if: testOf(value) }));
  }

  private put(changes: Partial<Record<keyof Effect, unknown>>): void {
    this.tell(put(this.effect, changes));
  }

  private tell(effect: Effect): void {
    this.dispatchEvent(new CustomEvent<Effect>("set", { detail: effect }));
  }
}

function testOf(value: string): Record<string, unknown> | undefined {
  if (value === "none") return undefined;
  return value === "curse" || value === "boon" ? { [value]: true } : { condition: value };
}
