/** The top of the table's screen: the game, the round, what just happened, and how to join. */

import { html, nothing, type TemplateResult } from "lit";

import { lately } from "../games/announcement";
import type { Invitation, Scene } from "../games/scene";
import { rich } from "../words/marks";
import { say, speaker } from "../words/say";
import { mark } from "./glyph";
import { judgeKey } from "./judge";

/** `round`: what the round is called, where it is not only counted. `beside`: what else stands there, such as the mode. */
export function topBar(scene: Scene, telling: readonly string[], invitation: Invitation | null, right: unknown, round = "", beside = ""): TemplateResult {
  const { view } = scene;
  return html`<header class="top">
    ${mark()}
    <h1>${speaker.value.term("game", view.game)}</h1>
    ${view.round > 0 ? html`<span class="sep"></span><span class="quiet num">${round || say("page-round", { round: view.round })}</span>` : nothing}
    ${beside ? html`<span class="sep beside"></span><span class="quiet num beside">${beside}</span>` : nothing}
    <p class="news grow">${rich(lately(scene, telling))}</p>
    <div class="right">${judgeKey()}${invitation ? invite(invitation) : nothing}${right}</div>
  </header>`;
}

function invite({ address, code }: Invitation): TemplateResult {
  return html`<span class="invite"><span class="quiet">${say("page-join-at")}</span> <b>${address}</b>
    ${code ? html`<span class="sep"></span> <b class="num code">${code}</b>` : nothing}</span>`;
}
