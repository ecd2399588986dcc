/** What this browser remembers from one visit to the next. If it stores nothing, settings hold for this visit. */

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
    // Private windows may refuse to store: then the value holds until the window closes.
  }
}

/** A setting with a list of choices; a stored value that is not in the list any more becomes the default. */
export function setting<T extends string>(name: string, choices: readonly T[], fallback: T): Cell<T> {
  const kept = remembered(name);
  const cell = new Cell<T>(choices.find((choice) => choice === kept) ?? fallback);
  cell.watch((value) => remember(name, value));
  return cell;
}
