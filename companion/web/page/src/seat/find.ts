/** The phone parts of a game, found by its name; a game without them gets the plain ones. */

import type { Phone } from "./phone";
import { plain } from "./plain";

const parts = import.meta.glob<{ phone: Phone }>("../games/*/phone.ts");
const known = new Map<string, Phone>();

/** The phone parts if they are loaded; null while they are being loaded. `then` is called once they are. */
export function phoneFor(game: string, then: () => void): Phone | null {
  const found = known.get(game);
  if (found) return found;
  const load = parts[`../games/${game}/phone.ts`];
  if (!load) return plain;
  void load().then(({ phone }) => {
    known.set(game, phone);
    then();
  });
  return null;
}
