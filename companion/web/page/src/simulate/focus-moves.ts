/** Roving focus: a group of controls is one stop of the Tab key, and arrow keys go from one to the next within it. */

export type Axis = "across" | "down" | "both";

const STEPS: Record<string, [Axis, number]> = {
  ArrowLeft: ["across", -1],
  ArrowRight: ["across", 1],
  ArrowUp: ["down", -1],
  ArrowDown: ["down", 1],
};

/** The index that the focus moves to from `at` of `count`; null if the key does not move it. Wraps round at the ends. */
export function moved(key: string, at: number, count: number, axis: Axis): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  if (step === undefined || (axis !== "both" && step[0] !== axis)) return null;
  return (at + step[1] + count) % count;
}

/** The index of the tab stop of a group after some of its controls were removed. */
export function kept(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1));
}
