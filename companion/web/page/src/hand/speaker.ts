/** Somebody who speaks of another game than the one at the table: with its own names and cards. */

import { Library } from "../words/catalogues";
import { language } from "../words/say";
import { Speaker } from "../words/speaker";

const library = new Library();

export async function speakerOf(game: string, seats: ReadonlyMap<number, string>, cards: Readonly<Record<string, string>>): Promise<Speaker> {
  await library.load(language.value);
  return new Speaker(language.value, library, seats, cards, game);
}
