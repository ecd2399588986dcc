import { expect, it } from "vitest";

import { wornColours } from "../../../src/games/ambyria/colours";
import type { View } from "../../../src/wire";

const view = (game: string, heroes: Record<string, string>): View => ({ game, seats: [{}, {}], table: { heroes } }) as unknown as View;

it("seats wear the colours of their decks", () => {
  const worn = wornColours(view("ambyria", { 1: "kaldoren", 2: "yvera" }));
  expect([worn["--seat-1"], worn["--seat-1-ink"], worn["--seat-2"]]).toEqual(["var(--deck-2)", "var(--deck-2-ink)", "var(--deck-1)"]);
});

it("they keep their own until everybody has chosen, and in every other game", () => {
  expect(wornColours(view("ambyria", { 1: "kaldoren" }))).toEqual({});
  expect(wornColours(view("ambush", { 1: "kaldoren", 2: "yvera" }))).toEqual({});
  expect(wornColours(null)).toEqual({});
});
