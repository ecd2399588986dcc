/** Somebody who speaks of another game than the one at the table: with its own names and cards. */

import { language, library } from "../words/say";
import { Speaker } from "../words/speaker";

export async function speakerOf(game: string, seats: ReadonlyMap<number, string>, cards: Readonly<Record<string, string>>): Promise<Speaker> {
  await library.load(language.value);
  return new Speaker(language.value, library, seats, cards, game);
}
