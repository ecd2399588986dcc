/** The rule behind a refusal: its clause and its text. Rules are written in English; to whoever reads another language, that is said. */

import { html, type TemplateResult } from "lit";

import { language, say } from "../words/say";

const WRITTEN_IN = "en";

/** A rule as people read it: as a sentence, without the marks that its file has for words of the protocol. */
export function plainRule(text: string): string {
  const read = text.replaceAll(/`([^`]*)`/g, (_all, word: string) => word.replaceAll("_", " ")).replaceAll(/\*\*|`/g, "");
  return read.charAt(0).toUpperCase() + read.slice(1);
}

/** What the clause says, if that is known, beside its id. */
export function rule(clause: string, text: string | undefined): TemplateResult {
  const id = html`<b class="id">${clause}</b>`;
  if (!text) return id;
  const words = html`<span lang=${WRITTEN_IN}>${plainRule(text)}</span>`;
  if (language.value === WRITTEN_IN) return html`${words} ${id}`;
  return html`${id} <span class="foreign">${say("page-rule-in-english")}</span> ${words}`;
}

/** A rule of a game has a text; what the table itself turns away says all in its words. */
export const written = (clause: string | null): clause is string => clause !== null && clause !== "" && !clause.startsWith("TABLE-");
