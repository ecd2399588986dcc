/** Who has agreed to take back the last step, who refused, and who has not answered; with keys for those who answer here. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { consent } from "../table";
import type { State } from "../wire";
import { say, speaker } from "../words/say";
import { glyph } from "./glyph";
import { icon } from "./icon";
import own from "./votes.css?inline";

export type Answer = "agrees" | "refuses" | "waiting";
type Asked = Pick<State, "asked" | "vote">;

/** Everybody who was asked, in the order of the seats, with the answer so far; the referee (0) only where the referee decided. */
export function answersOf({ asked, vote }: Asked): { seat: number; answer: Answer }[] {
  if (!vote) return [];
  const all = new Map<number, Answer>((asked ?? []).map((seat) => [seat, "waiting"]));
  for (const seat of vote.agreed) all.set(seat, "agrees");
  for (const seat of vote.refused) all.set(seat, "refuses");
  return [...all].map(([seat, answer]) => ({ seat, answer })).sort((one, other) => one.seat - other.seat);
}

/** Whether the last question was answered with a no, and the game has not gone on since. */
export const wasRefused = ({ vote }: Asked): boolean => (vote?.refused.length ?? 0) > 0;

@customElement("ambit-votes")
export class Votes extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) now!: Asked;
  /** The seats that may answer on this screen. */
  @property({ attribute: false }) here: readonly number[] = [];

  protected override render(): TemplateResult {
    return html`<ul>${answersOf(this.now).map(({ seat, answer }) => html`<li class=${answer} data-seat=${seat}>
      ${glyph(seat)}<span class="called">${seat === 0 ? say("page-the-referee") : speaker.value.seat(seat)}</span>
      ${answer === "waiting" && this.here.includes(seat) ? this.keys(seat) : this.told(answer)}</li>`)}</ul>`;
  }

  private told(answer: Answer): TemplateResult {
    const drawn = answer === "agrees" ? "check" : answer === "refuses" ? "cross" : "clock";
    return html`<small>${icon(drawn)}${say(`page-vote-${answer}`)}</small>`;
  }

  private keys(seat: number): TemplateResult {
    return html`<button class="key" type="button" @click=${() => void consent(seat, true)}>${say("page-agree")}</button>
      <button class="key cloth" type="button" @click=${() => void consent(seat, false)}>${say("page-disagree")}</button>`;
  }
}
