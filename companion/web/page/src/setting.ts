/** What this browser remembers from one visit to the next. A browser that keeps nothing still works for this visit. */

import { Cell } from "./cell";

const PREFIX = "ambit.";

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse to store: then it holds until the window closes.
  }
}

/** A choice that is kept; what was kept but is not among the choices any more falls back. */
export function setting<T extends string>(name: string, choices: readonly T[], fallback: T): Cell<T> {
  const kept = remembered(name);
  const cell = new Cell<T>(choices.find((choice) => choice === kept) ?? fallback);
  cell.watch((value) => remember(name, value));
  return cell;
}
