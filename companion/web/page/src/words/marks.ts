/** Names inside a sentence, between characters that nobody types, so that a page can draw them in their seat's colours. */

import { html, type TemplateResult } from "lit";

// From Unicode's private use area: no keyboard types them, and they have no other meaning.
const FIRST = 0xf0000;
const END = String.fromCodePoint(FIRST + 0xff);
const MARKED = /([\u{f0000}-\u{f00fe}])([^\u{f00ff}]*)\u{f00ff}/gu;
const ANY = /[\u{f0000}-\u{f00ff}]/gu;

export function marked(seat: number, name: string): string {
  return String.fromCodePoint(FIRST + Math.min(0xfe, seat)) + name.replace(ANY, "") + END;
}

/** The sentence without marks. */
export function plain(sentence: string): string {
  return sentence.replace(ANY, "");
}

export interface Part {
  seat: number | null;
  text: string;
}

/** The sentence cut into names and the text between them. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > from) found.push({ seat: null, text: plain(sentence.slice(from, match.index)) });
    found.push({ seat: (match[1]?.codePointAt(0) ?? FIRST) - FIRST, text: match[2] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ seat: null, text: plain(sentence.slice(from)) });
  return found;
}

/** The sentence with its names in the colour and weight of their seats. */
export function rich(sentence: string): TemplateResult {
  return html`${parts(sentence).map(({ seat, text }) => (seat ? html`<b class="name" data-seat=${seat}>${text}</b>` : text))}`;
}
