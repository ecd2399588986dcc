/** What is remembered of a card is proposed to whoever enters it: the sheet begins with it, and everything can be changed. */

import { keptCards } from "../games/game-cards";
import type { Chosen } from "./legal";
import type { Key, Now, Phone } from "./phone";

/** The card that is entered in this sheet and of which something is remembered; null for none. */
export function proposedCard(key: Key, phone: Phone, now: Now, chosen: Chosen): string | null {
  const card = phone.enters?.(key, now, { ...key.chosen, ...chosen }) ?? null;
  return card !== null && card in keptCards.value ? card : null;
}

/** What is remembered of the card, as values of the sheet's fields; null where nothing fits. */
function filled(key: Key, phone: Phone, now: Now, chosen: Chosen): Chosen | null {
  const card = proposedCard(key, phone, now, chosen);
  const says = card === null ? undefined : keptCards.value[card];
  return (says && phone.proposal?.(says, key, now, { ...key.chosen, ...chosen })) ?? null;
}

/** The choices with what is remembered of the card filled in. */
export function proposed(key: Key, phone: Phone, now: Now, chosen: Chosen): Chosen {
  return { ...chosen, ...filled(key, phone, now, chosen) };
}

/** Another card or target was chosen: the proposal is made anew, and what was proposed for the card before goes. */
export function proposedAnew(field: string, key: Key, phone: Phone, now: Now, before: Chosen, chosen: Chosen): Chosen {
  if (field !== "card" && field !== "target") return chosen;
  const gone = Object.keys(filled(key, phone, now, before) ?? {}).map((name) => [name, phone.first?.(name, key, now)]);
  return proposed(key, phone, now, { ...chosen, ...(Object.fromEntries(gone) as Chosen) });
}
