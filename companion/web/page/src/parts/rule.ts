/** The rule behind a refusal: its clause and its text. Where the rules of a game were not translated, the reader is told so. */

import { html, type TemplateResult } from "lit";

import { type Clause, clause as fetched } from "../api";
import { hitIn } from "../handheld/search";
import { rulesPath } from "../rules/book";
import { language, say } from "../words/say";

interface Piece {
  says: string;
  /** A word of the protocol: it is English in every language. */
  term: boolean;
}

/** The text of a rule for people, without the Markdown marks: sentences, and between them the words of the protocol. */
function pieces(text: string): Piece[] {
  const all = text.split("`").map((part, place) => (place % 2 === 1 ? { says: part.replaceAll("_", " ").replace(/^"(.*)"$/, "$1"), term: true } : { says: part.replaceAll("**", ""), term: false }));
  const [first, ...rest] = all.filter(({ says }) => says !== "");
  return first === undefined ? [] : [{ ...first, says: first.says.charAt(0).toUpperCase() + first.says.slice(1) }, ...rest];
}

/** A rule with the words of the protocol set apart, and what was `typed` to find it marked where it stands. */
export function ruleText(text: string, typed = ""): TemplateResult[] {
  const parts = pieces(text);
  const hit = hitIn(parts.map(({ says }) => says).join(""), typed);
  let past = 0;
  return parts.map(({ says, term }) => {
    const [from, to] = [(hit?.from ?? 0) - past, (hit?.to ?? 0) - past].map((at) => Math.min(Math.max(at, 0), says.length)) as [number, number];
    past += says.length;
    const told = from < to ? html`${says.slice(0, from)}<mark>${says.slice(from, to)}</mark>${says.slice(to)}` : html`${says}`;
    return term ? html`<i lang="en">${told}</i>` : told;
  });
}

/** The text of the clause, if it is known, beside its id. */
export function rule(clause: string, told: Clause | null): TemplateResult {
  const id = html`<a class="id" href=${rulesPath({ clause })}>${clause}</a>`;
  if (told === null) return id;
  const words = html`<span lang=${told.language}>${ruleText(told.text)}</span>`;
  if (language.value === told.language) return html`${words} ${id}`;
  return html`${id} <span class="foreign">${say("page-rule-in-english")}</span> ${words}`;
}

/** The clause in the reader's language. A refusal by the table itself is explained by its message alone, and has none. */
export async function ruleOf(clause: string | null): Promise<Clause | null> {
  return written(clause) ? fetched(clause, language.value) : null;
}

export const written = (clause: string | null): clause is string => clause !== null && clause !== "" && !clause.startsWith("TABLE-");
