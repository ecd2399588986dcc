/** The catalogues: those of the project, and the page's own words. Each language is one file that is fetched when spoken. */

type Load = () => Promise<string>;

const CORE = "core";
// Everything that lies there is found: a new game or language needs no line here.
const project = import.meta.glob<string>("../../../../messages/*/*.ftl", { query: "?raw", import: "default" });
const own = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

export interface Catalogues {
  games(language: string): readonly string[];
  /** What is written for everything and for one game, in the order in which the later wins; null when not loaded. */
  texts(language: string, game: string | null): readonly string[] | null;
}

/** The languages that have words, as codes. */
export const languages: readonly string[] = [...new Set(Object.keys(project).map((path) => place(path).language))].sort();

export class Library implements Catalogues {
  private readonly shelves = new Map<string, { games: Map<string, string>; shared: string[] }>();

  games(language: string): readonly string[] {
    return [...(this.shelves.get(language)?.games.keys() ?? [])];
  }

  texts(language: string, game: string | null): readonly string[] | null {
    const shelf = this.shelves.get(language);
    if (shelf === undefined) return null;
    const written = game === null ? undefined : shelf.games.get(game);
    return written === undefined ? shelf.shared : [...shelf.shared, written];
  }

  /** Put a language on the shelf from texts already at hand. */
  add(language: string, games: Map<string, string>, shared: string[]): void {
    this.shelves.set(language, { games, shared });
  }

  /** Games that did not come with this page: the table has their words. */
  bring(language: string, games: Readonly<Record<string, string>>): void {
    const shelf = this.shelves.get(language);
    for (const [game, written] of Object.entries(games)) shelf?.games.set(game, written);
  }

  async load(language: string): Promise<void> {
    if (this.shelves.has(language)) return;
    const [theirs, ours] = await Promise.all([fetched(project, language), fetched(own, language)]);
    const games = new Map(theirs.filter(([name]) => name !== CORE));
    const core = theirs.find(([name]) => name === CORE)?.[1] ?? "";
    this.add(language, games, [core, ...ours.map(([, text]) => text)]);
  }
}

/** The game whose words these are, where its name is part of the id: `fact-ambush-exposed`, `ambush-over`. */
export function gameOf(id: string, games: readonly string[]): string | null {
  const places = games.map((game) => ({ game, at: `-${id}-`.indexOf(`-${game.replaceAll("_", "-")}-`) }));
  const named = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return named[0]?.game ?? null;
}

function fetched(from: Record<string, Load>, language: string): Promise<[string, string][]> {
  const wanted = Object.entries(from).filter(([path]) => place(path).language === language);
  return Promise.all(wanted.map(async ([path, load]) => [place(path).name, await load()]));
}

function place(path: string): { language: string; name: string } {
  const [name = "", language = ""] = path.replace(/\.ftl$/, "").split("/").reverse();
  return { language, name };
}
