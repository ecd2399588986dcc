/** The presses of a race in microseconds, which the table tells beside its facts: a race of 0.2 ms can be decided. */

import type { Fact, PressTime } from "./wire";

/** Below so many milliseconds two digits are told, at most three of them after the point; above, whole ones. */
const FINE = 10;

/** The facts of a step, with finer figures where the table knows them. */
export function refined(facts: readonly Fact[], presses: readonly PressTime[] = []): Fact[] {
  const told = [...facts];
  for (const { fact: place, at_us, behind_us, err_us } of presses) {
    const fact = told[place];
    if (fact) told[place] = { ...fact, behind_ms: fine(behind_us / 1000), err_ms: fineError(err_us / 1000), at_us, err_us };
  }
  return told;
}

/** Milliseconds as people are told them. */
export function fine(ms: number): number {
  const digits = decimals(ms);
  return Math.round(ms * 10 ** digits) / 10 ** digits;
}

/** The same for an error, which is rounded up and never becomes nothing. */
export function fineError(ms: number): number {
  const digits = decimals(ms);
  return Math.ceil(Number((ms * 10 ** digits).toFixed(6))) / 10 ** digits;
}

function decimals(ms: number): number {
  if (ms >= FINE) return 0;
  return ms >= 1 ? 1 : ms >= 0.1 ? 2 : 3;
}

export interface Timed {
  seat: number;
  behind_ms: number;
}

/** The presses of a race as exactly as their facts know them; the error is null where nobody has said it. */
export function raced<P extends Timed>(presses: readonly P[], facts: readonly Fact[]): (P & { err_ms: number | null })[] {
  const told = presses.map(({ seat }) => facts.findLast((fact) => fact.fact === "press" && fact["seat"] === seat));
  const moments = told.map((fact) => fact?.["at_us"]).filter((at) => typeof at === "number");
  const first = Math.min(...moments);
  return presses.map((press, place) => {
    const at = moments.length === presses.length ? moments[place] : undefined;
    return { ...press, behind_ms: at === undefined ? press.behind_ms : (at - first) / 1000, err_ms: errorOf(told[place]) };
  });
}

function errorOf(fact: Fact | undefined): number | null {
  const [us, ms] = [fact?.["err_us"], fact?.["err_ms"]];
  if (typeof us === "number") return us > 0 ? us / 1000 : null;
  return typeof ms === "number" && ms > 0 ? ms : null;
}
