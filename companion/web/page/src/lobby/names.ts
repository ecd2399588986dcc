/** Names of earlier evenings, so that nobody has to type one at a screen without a keyboard. */

import { get } from "../api";
import { Cell } from "../cell";
import type { Saved } from "../history/story";
import { ownToken } from "../table";

/** Enough for two rows of keys. */
const MOST = 12;

export const earlierNames = new Cell<readonly string[]>([]);

/** Those who played last come first. */
export function namesIn(games: readonly Pick<Saved, "seats">[]): string[] {
  return [...new Set(games.flatMap(({ seats }) => seats).filter((name) => name !== ""))].slice(0, MOST);
}

export async function learnNames(): Promise<void> {
  earlierNames.value = namesIn(await get<Saved[]>("/api/history", ownToken()).catch(() => []));
}
