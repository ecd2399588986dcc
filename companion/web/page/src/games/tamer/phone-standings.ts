/** How everybody stands: groups of equal records, the best first. */

import { html, nothing, type TemplateResult } from "lit";

import { who } from "../../parts/glyph";
import type { Now } from "../../seat/phone";
import { say } from "../../words/say";
import { written } from "./parts/record";
import { tableOf } from "./phone-view";
import { record } from "./types";

export function standings(now: Now): TemplateResult | typeof nothing {
  const { view, me } = now;
  if (view.mode === "duel") return nothing;
  const groups = tableOf(now).standings;
  const before = (group: number): number => groups.slice(0, group).flat().length + 1;
  return html`<section class="well standings"><h2>${say("phone-tamer-standings")}<span>${say("phone-tamer-standings-are")}</span></h2>
    <ol>${groups.flatMap((seats, group) => seats.map((seat) => {
      const one = view.seats.find((each) => each.seat === seat);
      if (!one) return nothing;
      return html`<li class=${seat === me.seat ? "me" : ""}><span class="num">${before(group)}</span>${who(seat, one.name)}<b class="num">${written(record(one))}</b></li>`;
    }))}</ol></section>`;
}
