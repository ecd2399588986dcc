/** A player has left the table: the referee lets the seat give up, after one question. */

import { html, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import { act } from "../table";
import type { State } from "../wire";
import { say } from "../words/say";

/** The seat that is being asked about, and how to ask. */
export interface Leaving {
  seat: number | null;
  ask(seat: number | null): void;
}

/** Whether the referee may give up for that player now. */
export function mayConcede({ legal }: Pick<State, "legal">, seat: number): boolean {
  return legal.some((action) => action.do === "concede" && action.seat === seat);
}

export function givesUp(seat: number, { ask }: Leaving): TemplateResult {
  return html`<button class="key cloth" type="button" aria-label=${say("referee-concede-for", { seat })}
    @click=${() => ask(seat)}>${icon("halt")}${say("referee-concede")}</button>`;
}

/** Asks first, so that it cannot happen by mistake. */
export function sure(seat: number, { ask }: Leaving): TemplateResult {
  const yes = (): void => {
    ask(null);
    void act({ do: "concede", seat });
  };
  return html`<div class="more" role="alertdialog" aria-label=${say("referee-concede-sure", { seat })}>
    <p>${say("referee-concede-sure", { seat })}</p>
    <div class="acts"><button class="key" type="button" @click=${yes}>${say("referee-concede-yes")}</button>
      <button class="key cloth" type="button" @click=${() => ask(null)}>${say("referee-concede-no")}</button></div>
  </div>`;
}
