/** The same line with one creature at another place, counted from 0; beyond an end it stays at that end. */
export function moved(line: readonly string[], key: string, to: number): string[] {
  const rest = line.filter((one) => one !== key);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}
