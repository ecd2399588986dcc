/** The rule behind a refusal: its clause and its text. Rules are written in English; readers of other languages are told so. */

import { html, type TemplateResult } from "lit";

import { language, say } from "../words/say";

const WRITTEN_IN = "en";

/** The text of a rule for people: a sentence without the Markdown marks around words of the protocol. */
export function plainRule(text: string): string {
  const read = text.replaceAll(/`([^`]*)`/g, (_all, word: string) => word.replaceAll("_", " ")).replaceAll(/\*\*|`/g, "");
  return read.charAt(0).toUpperCase() + read.slice(1);
}

/** The text of the clause, if it is known, beside its id. */
export function rule(clause: string, text: string | undefined): TemplateResult {
  const id = html`<b class="id">${clause}</b>`;
  if (!text) return id;
  const words = html`<span lang=${WRITTEN_IN}>${plainRule(text)}</span>`;
  if (language.value === WRITTEN_IN) return html`${words} ${id}`;
  return html`${id} <span class="foreign">${say("page-rule-in-english")}</span> ${words}`;
}

/** A rule of a game has a text; a refusal by the table itself is explained by its message alone. */
export const written = (clause: string | null): clause is string => clause !== null && clause !== "" && !clause.startsWith("TABLE-");
