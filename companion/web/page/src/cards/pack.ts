/** The names of packs in the person's language: those that come with Ambit, and the table's own. */

import { say, speaker } from "../words/say";
import type { CardsInfo, PackInfo } from "./requests";

/** The name of a pack without the name of the game, which this page already shows. */
export function packName({ pack, title }: Pick<PackInfo, "pack" | "title">, game: string): string {
  const kind = { "": "named", "-training": "training", "-own": "own" }[pack.slice(game.length)];
  if (kind !== undefined && pack.startsWith(game.replaceAll("_", "-"))) return say(`cards-page-pack-${kind}`);
  const before = `${speaker.value.term("game", game)}: `;
  return title.startsWith(before) ? title.slice(before.length) : title;
}

/** The name of the pack that holds a card; the id of the pack if it has no name. */
export function packOf({ game, packs }: CardsInfo, pack: string): string {
  return packName(packs.find((one) => one.pack === pack) ?? { pack, title: pack }, game);
}
