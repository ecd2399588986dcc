/** The middle of the table when the game is over: who won, and the statistics of everybody's button. */

import { html, type TemplateResult } from "lit";

import { glyph, mark } from "../../parts/glyph";
import { vars } from "../../vars";
import { say, speaker } from "../../words/say";
import { statistics } from "./statistics";
import type { AmbushScene } from "./types";

export function over(scene: AmbushScene): TemplateResult {
  const winners = scene.view.result?.winners ?? [];
  const letters = winners.map((seat) => speaker.value.seat(seat).length + 2).reduce((sum, one) => sum + one, 0);
  const names = winners.map((seat) => html`<span class="hero" data-seat=${seat}>${glyph(seat)}${speaker.value.seat(seat)}</span>`);
  return html`<p class="cry"><i class="voice">${say("show-ambush-game-over")}</i></p>
    <p class="heroes winner" ${vars({ "--letters": Math.max(6, letters) })}>
      ${winners.length === 0 ? html`<span class="hero">${mark()}${say("show-ambush-nobody")}</span>` : names}
    </p>
    ${statistics(scene, true)}`;
}
