/** The records in their order: a disc for each battle, and the numbers beside it. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { called, touched } from "../../parts/touchable";
import type { SeatView } from "../../wire";
import { say } from "../../words/say";
import { disc, discs, outcomeFor, type Outcome, written } from "./parts/record";
import { record, ROUNDS, type TamerScene } from "./types";

export interface Row {
  one: SeatView;
  /** The place, told once for all who share it. */
  place: number | null;
  wins: boolean;
}

/** By their standing; at the end those who won come first, which a tie-breaker may have decided. */
export function rowsOf({ view }: TamerScene): Row[] {
  const winners = view.result?.winners ?? [];
  const split = (group: readonly number[]): number[][] => [group.filter((seat) => winners.includes(seat)), group.filter((seat) => !winners.includes(seat))];
  const groups = view.table.standings.flatMap(split).filter((group) => group.length > 0);
  let place = 1;
  return groups.flatMap((group) => {
    const rows = group.map((seat, at): Row[] => {
      const one = view.seats.find((each) => each.seat === seat);
      return one ? [{ one, place: at === 0 ? place : null, wins: winners.includes(seat) }] : [];
    });
    place += group.length;
    return rows.flat();
  });
}

/** How each of the three rounds went for a seat; what is to come is left open. */
export function outcomesOf({ view }: TamerScene, seat: number): Outcome[] {
  return Array.from({ length: ROUNDS }, (_, at) => {
    const past = view.table.history.find(({ round, seats }) => round === at + 1 && seats.includes(seat));
    return past ? outcomeFor(past, seat) : "to-come";
  });
}

export function standings(scene: TamerScene, touch: boolean): TemplateResult {
  const { view } = scene;
  const played = new Set(view.table.history.map(({ round }) => round)).size - (view.phase === "battle" && view.table.history.some(({ round }) => round === view.round) ? 1 : 0);
  const title = view.result ? say("show-tamer-final") : played === 0 ? say("show-tamer-standings") : say("show-tamer-after", { rounds: Math.min(played, ROUNDS) });
  return html`<section class="stand ${view.seats.length > 6 ? "many" : ""}" aria-label=${say("show-tamer-standings")}><h2>${title}</h2>
    <p class="legend">${(["won", "drew", "lost"] as const).map((one) => html`<span>${disc(one)}${say(`show-tamer-${one}`)}</span>`)}</p>
    <ol>${rowsOf(scene).map((row) => line(scene, row, touch && view.result === null))}</ol></section>`;
}

function line(scene: TamerScene, { one, place, wins }: Row, touch: boolean): TemplateResult {
  const out = one.flags.includes("eliminated");
  return html`<li class="${place === null ? "same" : ""} ${wins ? "wins" : ""} ${out ? "gone" : ""}" data-seat=${one.seat} @click=${touched(touch ? one.seat : null)}>
    <span class="pl num">${place ?? nothing}</span><b class="called">${called(one.seat, one.name, touch)}${wins ? html`<span class="tag lit">${icon("crown")}${say("show-tamer-wins")}</span>` : nothing}</b>
    ${discs(outcomesOf(scene, one.seat))}<span class="rec num">${written(record(one))}</span></li>`;
}
