/** What a pack is called here: those that come with Ambit, and the table's own, in the person's language. */

import { say, speaker } from "../words/say";
import type { CardsInfo, PackInfo } from "./asking";

/** Of which game it is goes without saying on this page. */
export function packName({ pack, title }: Pick<PackInfo, "pack" | "title">, game: string): string {
  const kind = { "": "named", "-training": "training", "-own": "own" }[pack.slice(game.length)];
  if (kind !== undefined && pack.startsWith(game.replaceAll("_", "-"))) return say(`cards-page-pack-${kind}`);
  const before = `${speaker.value.term("game", game)}: `;
  return title.startsWith(before) ? title.slice(before.length) : title;
}

/** The name of the pack in which a card is; its bare id where nothing more is known of it. */
export function packOf({ game, packs }: CardsInfo, pack: string): string {
  return packName(packs.find((one) => one.pack === pack) ?? { pack, title: pack }, game);
}
