/** The colour theme, dark or light: as the system has it, or as somebody chose here. The root element always has one of the two classes. */

import { setting } from "./setting";

export const themes = ["system", "dark", "light"] as const;
export type Theme = (typeof themes)[number];

export const theme = setting<Theme>("theme", themes, "system");

let forced: Theme | null = null;

/** Apply the theme now; `only` is for a page on which people cannot choose one. */
export function wearTheme(only: Theme | null = null): void {
  forced = only;
  wear();
}

function wear(): void {
  const wanted = forced ?? theme.value;
  const light = wanted === "light" || (wanted === "system" && daylight().matches);
  document.documentElement.classList.toggle("light", light);
  document.documentElement.classList.toggle("dark", !light);
  tint();
}

/** Give the browser's frame around the page (on a phone) the colour of the game's cloth; call it whenever the cloth changes. */
export function tint(): void {
  const felt = getComputedStyle(document.documentElement).getPropertyValue("--felt").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = felt || meta.content;
}

function daylight(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: light)");
}

if (typeof document !== "undefined") {
  theme.watch(wear);
  daylight().addEventListener("change", wear);
}
