/** Moving over the squares of a board with the arrow keys. Rows may have gaps, which are stepped over. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
};

/** How many places the longest row has. */
export function columnsOf(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

/** The next square in the direction of that key; null at the edge, and for any other key. */
export function squareAt(rows: readonly (readonly string[])[], from: string, key: string): string | null {
  const step = STEPS[key];
  const row = rows.findIndex((names) => names.includes(from));
  if (step === undefined || row < 0) return null;
  let [y, x] = [row + step[0], rows[row]!.indexOf(from) + step[1]];
  while (y >= 0 && x >= 0 && y < rows.length && x < columnsOf(rows)) {
    const name = rows[y]?.[x];
    if (name) return name;
    [y, x] = [y + step[0], x + step[1]];
  }
  return null;
}
