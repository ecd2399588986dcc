/** The catalogues: those of the project, and the page's own. Each language is one file that is loaded when it is needed. */

/** Catalogues by their paths, as Vite finds them. */
export type Found = Record<string, () => Promise<string>>;

const CORE = "core";
// Every catalogue in these folders is found: a new game or language needs no line here. What only the terminal says is left out, and what only a hall says (src/hall/catalogues.ts).
const project = import.meta.glob<string>(["../../../../messages/*/*.ftl", "!**/backup.ftl", "!**/cards_terminal.ftl", "!**/doctor.ftl", "!**/drawing.ftl", "!**/hall.ftl", "!**/help.ftl", "!**/satellites.ftl", "!**/service.ftl", "!**/usage.ftl"], { query: "?raw", import: "default" });
const own = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

export interface Catalogues {
  games(language: string): readonly string[];
  /** The texts for everything and for one game; later ones override earlier ones. Null if the language is not loaded. */
  texts(language: string, game: string | null): readonly string[] | null;
}

/** The languages that have words, as codes. */
export const languages: readonly string[] = [...new Set(Object.keys(project).map((path) => place(path).language))].sort();

export class Library implements Catalogues {
  private readonly shelves = new Map<string, { games: Map<string, string>; shared: string[] }>();

  private more: Found = {};

  /** Words that not every page has, for all languages that are loaded from now on. */
  also(found: Found): void {
    this.more = { ...this.more, ...found };
  }

  games(language: string): readonly string[] {
    return [...(this.shelves.get(language)?.games.keys() ?? [])];
  }

  texts(language: string, game: string | null): readonly string[] | null {
    const shelf = this.shelves.get(language);
    if (shelf === undefined) return null;
    const written = game === null ? undefined : shelf.games.get(game);
    return written === undefined ? shelf.shared : [...shelf.shared, written];
  }

  /** Add a language from texts that are already loaded. */
  add(language: string, games: Map<string, string>, shared: string[]): void {
    this.shelves.set(language, { games, shared });
  }

  /** Add the words of games that did not come with this page; the table has them. */
  bring(language: string, games: Readonly<Record<string, string>>): void {
    const shelf = this.shelves.get(language);
    for (const [game, written] of Object.entries(games)) shelf?.games.set(game, written);
  }

  async load(language: string): Promise<void> {
    if (this.shelves.has(language)) return;
    const [theirs, ...ours] = await Promise.all([project, own, this.more].map((from) => fetched(from, language)));
    const games = new Map(theirs?.filter(([name]) => name !== CORE));
    const core = theirs?.find(([name]) => name === CORE)?.[1] ?? "";
    this.add(language, games, [core, ...ours.flat().map(([, text]) => text)]);
  }
}

/** The game that an id names: `fact-ambush-exposed`, `ambush-over`. */
export function gameOf(id: string, games: readonly string[]): string | null {
  const places = games.map((game) => ({ game, at: `-${id}-`.indexOf(`-${game.replaceAll("_", "-")}-`) }));
  const named = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return named[0]?.game ?? null;
}

function fetched(from: Found, language: string): Promise<[string, string][]> {
  const wanted = Object.entries(from).filter(([path]) => place(path).language === language);
  return Promise.all(wanted.map(async ([path, load]) => [place(path).name, await load()]));
}

function place(path: string): { language: string; name: string } {
  const [name = "", language = ""] = path.replace(/\.ftl$/, "").split("/").reverse();
  return { language, name };
}
