/** What came of a battle in the sandbox: who won, clash by clash, and all orders of the left line. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { vars } from "../../vars";
import { say, sayRich, speaker } from "../../words/say";
import { named } from "./parts/creature";
import { clashLines, type Fought, type Hit, leftOf } from "./sandbox-course";
import { AT_ONCE, type Counting, MOST_LINE, type Outcome, OUTCOMES } from "./sandbox-tally";
import { SAMPLE } from "./types";

/** Who won, and who is left. */
export function outcome(fought: Fought): TemplateResult | typeof nothing {
  const { battle } = fought;
  if (battle.result === null) return nothing;
  const { winner, how } = battle.result;
  const left = winner === null ? [] : leftOf(fought, winner);
  return html`<h2>${winner === null ? say(how === "stalemate" ? "sandbox-tamer-stalemate" : how === "limit" ? "sandbox-tamer-limit" : "sandbox-tamer-drawn", { count: battle.clash }) : sayRich("sandbox-tamer-wins", { seat: winner || SAMPLE, count: battle.clash })}</h2>
    ${left.map(({ key, damage }) => html`<p>${say("sandbox-tamer-is-left", { card: key, damage })}</p>`)}`;
}

export function clashTable(fought: Fought): TemplateResult | typeof nothing {
  const lines = clashLines(fought);
  if (lines.length === 0) return nothing;
  const cell = ({ key, damage, health, out }: Hit, look: string): TemplateResult => html`<td class="${look} ${out ? "out" : ""}">${named(key)} <span class="num">${damage}/${health ?? "?"}</span>${out ? html`<span class="unseen">${say("sandbox-tamer-out")}</span>` : nothing}</td>`;
  return html`<table><caption>${say("sandbox-tamer-clash-by-clash")}</caption><tbody>${lines.map(({ clash, sides: [one, two] }) => html`<tr><th scope="row" class="num">${clash}</th>${cell(one, "x")}<td class="m num">${one.deals} ⇄ ${two.deals}</td>${cell(two, "")}</tr>`)}</tbody></table>`;
}

export interface OrdersLook {
  counting: Counting;
  /** The cards of the left line, as they stand. */
  line: readonly string[];
  shown: Outcome | null;
  show(outcome: Outcome): void;
  count(): void;
  take(order: readonly number[]): void;
}

/** All orders of the left line: so many won, drawn and lost; a touch shows some of them, and another takes that order. */
export function orders(look: OrdersLook): TemplateResult {
  const { counting, line } = look;
  const { tally } = counting;
  const head = html`<h3>${tally ? say("sandbox-tamer-orders", { count: tally.orders }) : say("sandbox-tamer-orders-title")}</h3>`;
  if (line.length > MOST_LINE) return html`${head}<p>${say("sandbox-tamer-orders-many", { most: MOST_LINE })}</p>`;
  if (tally === null) return html`${head}<p role="status">${counting.running ? say("sandbox-tamer-counting") : nothing}</p>`;
  return html`${head}<div class="tally num" role="group" aria-label=${say("sandbox-tamer-orders", { count: tally.orders })}>${OUTCOMES.filter((one) => tally[one] > 0).map((one) => html`<button type="button" class=${one} ${vars({ "--part": tally[one] })}
      aria-pressed=${look.shown === one ? "true" : "false"} aria-label=${say(`sandbox-tamer-${one}-of`, { count: tally[one] })} @click=${() => look.show(one)}>${tally[one]}</button>`)}</div>
    <p class="num">${OUTCOMES.filter((one) => tally[one] > 0).map((one) => say(`sandbox-tamer-${one}-of`, { count: tally[one] })).join(", ")}. ${say("sandbox-tamer-touch")}</p>
    ${counting.finished ? nothing : rest(look)}
    ${look.shown === null ? nothing : examples(look, look.shown)}`;
}

/** A long line is counted when somebody wants it, and is told how long that takes. */
function rest({ counting, line, count }: OrdersLook): TemplateResult {
  if (counting.running) return html`<p role="status" class="num">${say("sandbox-tamer-counted", { done: counting.tally?.done ?? 0, all: counting.tally?.orders ?? 0 })}</p>${line.length > AT_ONCE ? html`<button class="key cloth" type="button" @click=${counting.stop}>${icon("pause")}${say("sandbox-tamer-stop")}</button>` : nothing}`;
  return html`<button class="key cloth" type="button" @click=${count}>${icon("play")}${say("sandbox-tamer-count-rest", { count: counting.tally?.orders ?? 0, seconds: counting.seconds })}</button>`;
}

function examples({ counting, line, take }: OrdersLook, shown: Outcome): TemplateResult {
  const some = counting.tally?.examples[shown] ?? [];
  return html`<ul class="examples" aria-label=${say("sandbox-tamer-some-orders")}>${some.map((order) => {
    const names = order.map((place) => speaker.value.card(line[place - 1] ?? "?")).join(", ");
    return html`<li><button class="key bare" type="button" aria-label=${say("sandbox-tamer-take-order", { order: names })} @click=${() => take(order)}>${names}</button></li>`;
  })}</ul>`;
}
