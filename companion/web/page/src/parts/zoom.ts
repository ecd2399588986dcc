/** On a small screen that is read from afar the whole page shrinks; what is touched must stay large enough for fingers. */
export function zoom(): number {
  return Math.max(1, 16 / parseFloat(getComputedStyle(document.documentElement).fontSize));
}
