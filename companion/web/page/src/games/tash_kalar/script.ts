/** What is known of the printed effect that is being resolved. */

import type { Step } from "./cards";
import type { Spot } from "./entry";

/** At most so many branches are printed on one card. */
const USUAL = 2;

/** How many branches the card lets the player choose from. */
export function branchesOf({ view, cards }: Spot): number {
  const { effect } = view.table;
  const card = effect?.card ? cards[effect.card] : undefined;
  const steps = effect?.part === "creature" ? card?.effects : effect ? card?.[effect.part]?.effects : null;
  const counts = choices(steps ?? []).map((step) => step.of?.length ?? 0);
  return Math.max(USUAL, ...counts);
}

/** Every choose step, those inside branches too. */
function choices(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => (step.op === "choose" ? [step, ...(step.of ?? []).flatMap(choices)] : []));
}
