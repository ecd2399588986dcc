/** Finds a card by a part of its name while somebody types: as companion/cards/search.py, but with at most one typing error. */

export interface Named {
  id: string;
  name: string;
}

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d" };
const LEAST_FOR_A_SLIP = 4;

/** Words in lower case without accents, one space between them: "l epee d ete" for "L’Épée d’Été". */
export function fold(text: string): string {
  const letters = text.toLowerCase().replace(/[œæøłđ]/g, (letter) => LIGATURES[letter] ?? letter);
  const bare = letters.normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.replace(/\b([a-z]|qu)['’]/g, "$1 ").replace(/['’`]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** The best match first; equal ones keep their order. An empty text matches all of them. */
export function search<T extends Named>(all: readonly T[], text: string): T[] {
  const typed = fold(text);
  if (!typed) return [...all];
  const ranked = all.map((item) => ({ item, rank: rankOf(typed, item) })).filter(({ rank }) => rank !== null);
  return ranked.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(({ item }) => item);
}

/** Smaller is better; null is no match. */
function rankOf(typed: string, { id, name }: Named): number | null {
  const folded = fold(name);
  if (folded === typed || fold(id) === typed) return 0;
  if (folded.startsWith(typed)) return 1;
  const parts = typed.split(" ");
  const words = folded.split(" ");
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  if (folded.includes(typed)) return 3;
  return parts.every((part) => words.some((word) => slipped(part, word))) ? 4 : null;
}

/** Whether the text differs from the beginning of a word by one letter: missing, added, wrong or swapped. */
function slipped(part: string, word: string): boolean {
  if (word.startsWith(part)) return true;
  if (part.length < LEAST_FOR_A_SLIP) return false;
  const at = [...part].findIndex((letter, place) => letter !== word[place]);
  const rest = part.slice(at + 1);
  const swapped = (part[at + 1] ?? "") + (part[at] ?? "") + part.slice(at + 2);
  return (
    word.slice(at + 1).startsWith(rest) || // wrong
    word.slice(at).startsWith(rest) || // one too many
    word.slice(at + 1).startsWith(part.slice(at)) || // one missing
    word.slice(at).startsWith(swapped)
  );
}

/** The position of the typed text in the name, for marking it; null if the name does not contain it exactly. */
export function hitIn(name: string, text: string): { from: number; to: number } | null {
  const wanted = text.trim().toLowerCase();
  const from = wanted ? name.toLowerCase().indexOf(wanted) : -1;
  return from < 0 ? null : { from, to: from + wanted.length };
}
