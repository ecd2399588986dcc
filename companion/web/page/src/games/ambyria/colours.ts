/** The heroes of Ambyria have colours, and whoever plays one is shown in it; the shape stays the seat's own. */

import type { View } from "../../wire";

/** Which of the deck colours a hero has: blue, red, green, yellow. */
const COLOURS: Readonly<Record<string, number>> = { yvera: 1, kaldoren: 2, rowl: 3, serephene: 4 };
const PARTS = ["", "-ink", "-on", "-card", "-rim", "-evening"];

/** The custom properties that seats wear now; none until everybody has chosen, lest two look alike. */
export function wornColours(view: View | null): Record<string, string> {
  const { heroes } = (view?.game === "ambyria" ? view.table : {}) as { heroes?: Record<string, string> };
  const chosen = Object.entries(heroes ?? {});
  if (chosen.length === 0 || chosen.length < (view?.seats.length ?? 0)) return {};
  return Object.fromEntries(chosen.flatMap(([seat, hero]) => PARTS.map((part) => [`--seat-${seat}${part}`, `var(--deck-${COLOURS[hero] ?? seat}${part})`])));
}

let worn: string[] = [];

/** Put them on an element above all that shows a seat. */
export function wear(element: HTMLElement, view: View | null): void {
  const colours = wornColours(view);
  for (const name of worn) if (!(name in colours)) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(colours)) element.style.setProperty(name, value);
  worn = Object.keys(colours);
}
