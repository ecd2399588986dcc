/** Whether the system asks for less motion: then nothing blinks, and a border shows what would. */

import { Cell } from "../cell";

const asked = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

export const reducedMotion = new Cell(asked?.matches ?? false);

asked?.addEventListener("change", ({ matches }) => (reducedMotion.value = matches));
