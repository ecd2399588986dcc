/** The drawings of each game, found by the name of its folder; a game without one is drawn plainly. */

const tables = import.meta.glob("./*/table.ts");
const overlays = import.meta.glob("./*/overlay.ts");

const PLAIN = "plain";

/** Loads the element that draws the table of a game: `games/ambush/table.ts` defines `ambit-ambush-table`. */
export const tableOf = (game: string): Promise<string> => found(tables, game, "table");
export const overlayOf = (game: string): Promise<string> => found(overlays, game, "overlay");

async function found(from: Record<string, () => Promise<unknown>>, game: string, what: string): Promise<string> {
  const name = from[`./${game}/${what}.ts`] ? game : PLAIN;
  await from[`./${name}/${what}.ts`]?.();
  return `ambit-${name.replaceAll("_", "-")}-${what}`;
}
