/** At a table of a hall: the key that calls a judge, and calls it off. */

import { html, nothing, type TemplateResult } from "lit";

import { askLobby, store } from "../table";
import { say } from "../words/say";
import { icon } from "./icon";

export function judgeKey(look = ""): TemplateResult | typeof nothing {
  const hall = store.lobby.value?.hall;
  if (!hall || store.welcome.value?.role === "watch") return nothing;
  return html`<button class="key cloth judge ${look}" type="button" aria-pressed=${hall.called ? "true" : "false"}
    @click=${() => void askLobby({ say: "judge", wanted: !hall.called })}>${icon("raise")}<span>${say(hall.called ? "evening-judge-called" : "evening-judge")}</span></button>`;
}
