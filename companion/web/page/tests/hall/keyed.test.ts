/** Lists with keys and fields: an entry that stays keeps its element, so that a finger meets what it aimed at. */

import type { LitElement } from "lit";
import { beforeAll, beforeEach, expect, it } from "vitest";

import { hallWords } from "../../src/hall/catalogues";
import "../../src/hall/desk/match";
import "../../src/hall/desk/player";
import "../../src/hall/desk/proposal";
import "../../src/hall/desk/round";
import "../../src/hall/desk/setting-up";
import "../../src/hall/desk/tables";
import "../../src/hall/desk/people";
import { attention } from "../../src/hall/desk/attention";
import { desk, hall } from "../../src/hall/hall";
import { learn, library } from "../../src/words/say";
import { deskNow, evening, match } from "./hall";

const WHY = { id: "hall-why-lot", args: {} };

beforeAll(async () => {
  library.also(hallWords);
  await learn();
});

beforeEach(() => {
  hall.value = evening({ tables: evening().tables.map((table, place) => ({ ...table, called: place + 1 })) });
  desk.value = deskNow({ strangers: ["attic", "cellar"].map((table) => ({ table, presence: "ready", seats: 2 })) });
});

type Drawing = { strings: readonly string[]; values: readonly unknown[] };
const isTemplate = (one: unknown): one is Drawing => typeof one === "object" && one !== null && "strings" in one;

/** Entries of lists in which something can be pressed: those that are drawn by their place, and the names of all others. */
function listed(drawn: unknown, named: unknown[][] = [], nameless: string[] = []): { named: unknown[][]; nameless: string[] } {
  if (Array.isArray(drawn)) {
    nameless.push(...drawn.filter(isTemplate).map(({ strings }) => strings.join("…")).filter((text) => /@click|@change|@submit|<ambit-/.test(text)));
    for (const one of drawn) listed(one, named, nameless);
  } else if (isTemplate(drawn)) for (const value of drawn.values) listed(value, named, nameless);
  else if (typeof drawn === "object" && drawn !== null && "_$litDirective$" in drawn) {
    const [all, name, draw] = (drawn as unknown as { values: [Iterable<unknown>, (one: unknown, place: number) => unknown, (one: unknown, place: number) => unknown] }).values;
    named.push([...all].map(name));
    for (const [place, one] of [...all].entries()) listed(draw(one, place), named, nameless);
  }
  return { named, nameless };
}

function drawn(element: string, has: Record<string, unknown> = {}): unknown {
  const kind = customElements.get(element) as unknown as new () => LitElement;
  const one = Object.assign(new kind(), has) as unknown as { willUpdate(changed: Map<string, unknown>): void; render(): unknown };
  one.willUpdate(new Map(Object.entries(has)));
  return one.render();
}

const LISTS: Record<string, () => unknown> = {
  "tables that ask to take part": () => drawn("ambit-hall-tables"),
  "judges that are wanted": () => attention(hall.value!, desk.value!),
  "matches of a proposal, and who is in none": () => drawn("ambit-hall-proposal", { proposal: { round: 2, matches: [{ players: [1, 2], table: "north", why: WHY }, { players: [3, 4], table: null, why: WHY }], notes: [{ fact: "again", players: [1, 2] }] } }),
  "matches of a round": () => drawn("ambit-hall-round"),
  "a match that is changed": () => drawn("ambit-hall-match", { match: match([3, 4], "south"), changing: true }),
  "players": () => drawn("ambit-hall-people"),
  "a player who is changed": () => drawn("ambit-hall-player", { player: hall.value!.players[0], open: true }),
  "kept evenings": () => drawn("ambit-hall-setting-up", { offered: { games: [], formats: [] },
    kept: [1, 2].map((number) => ({ number, began: "2026-11-18T18:00:00+00:00", hall: "club", game: "ambush", mode: "standard", format: "swiss", players: 4, rounds: 1, over: true, open: false })) }),
};

it.each(Object.keys(LISTS))("%s: what is pressed goes by a name of its own", (which) => {
  const { named, nameless } = listed(LISTS[which]!());
  expect(nameless).toEqual([]);
  for (const names of named) expect(new Set(names).size, "each name once").toBe(names.length);
});
