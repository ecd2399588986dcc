/** The keys of the lobby that choose: the games, the modes of the chosen one, and Begin. Wall and phone draw the same keys. */

import { html, nothing, type TemplateResult } from "lit";

import { icon } from "../parts/icon";
import { askLobby } from "../table";
import type { Focus, Lobby } from "../wire";
import { say, speaker } from "../words/say";
import { emblem } from "./emblem";
import { countsOf, fits, gameNamed, modeNeeds, needs, numbers, offered, shortName, sitting } from "./offer";

/** A dial points at it: the same ring that a keyboard's focus has. */
const pointed = (focus: Focus | null, on: Focus["on"], value = ""): string => (focus?.on === on && (value === "" || focus.value === value) ? "pointed" : "");
const pressed = (on: boolean): "true" | "false" => (on ? "true" : "false");

export function gameTiles(lobby: Lobby): TemplateResult {
  const here = sitting(lobby);
  return html`<section class="games" aria-label=${say("evening-games")}>${offered.value.map((game) => {
    const counts = countsOf(game);
    const fit = fits(counts, here);
    return html`<button class="game ${fit ? "" : "unfit"} ${pointed(lobby.focus, "game", game.name)}" type="button" data-tile=${game.name} aria-pressed=${pressed(game.name === lobby.choice.game)}
      ?disabled=${!lobby.host} @click=${() => void askLobby({ say: "choose", game: game.name })}>${emblem(game.name)}
      <span class="titled"><b class="whole">${speaker.value.term("game", game.name)}</b><b class="short" aria-hidden="true">${shortName(game.name)}</b><span class="needs num">${needs(counts, here)}</span><span
        class="brief num" aria-hidden="true">${numbers(counts)}</span></span></button>`;
  })}</section>`;
}

export function modeKeys(lobby: Lobby): TemplateResult {
  const game = gameNamed(lobby.choice.game);
  const here = sitting(lobby);
  return html`<div class="modes" role="group" aria-label=${say("evening-how")}>${(game?.modes ?? []).map((mode) => html`<button
    class="mode ${fits(mode.seats, here) ? "" : "unfit"} ${pointed(lobby.focus, "mode", mode.name)}" type="button" aria-pressed=${pressed(mode.name === lobby.choice.mode)}
    ?disabled=${!lobby.host} @click=${() => void askLobby({ say: "choose", mode: mode.name })}><span class="titled">${speaker.value.term("mode", `${lobby.choice.game}-${mode.name}`)}</span><small
    class="num">${modeNeeds(lobby.choice.game, mode, here)}</small></button>`)}</div>`;
}

/** A short round without a winner first, where the chosen game has one; the game itself is next. */
export function practiceKey({ host, can_practise }: Lobby): TemplateResult | typeof nothing {
  if (!host || !can_practise) return nothing;
  return html`<button class="key cloth practise" type="button" @click=${() => void askLobby({ say: "begin", practice: true })}>${icon("book")}${say("evening-practise")}</button>`;
}

/** Begin works whenever the table can; otherwise the sentence beside it says what is missing. */
export function beginKey({ host, can_begin, focus }: Lobby, says: string): TemplateResult {
  return html`<button class="key begin ${pointed(focus, "begin")}" type="button" ?disabled=${!host || !can_begin} @click=${() => void askLobby({ say: "begin" })}>${icon("play")}${says}</button>`;
}
