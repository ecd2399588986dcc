import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { summary } from "../../src/cards/card-text";
import { language, learn } from "../../src/words/say";
import schema from "./ambyria-schema.json";

const SPACE = "\u00a0";
const about = { game: "ambyria", schema: schema as Record<string, unknown> };
const draws = [[{ op: "draw", n: 2 }]];

/** As whoever reads that language sees it. */
async function told(spoken: string, says: Record<string, unknown>): Promise<string> {
  language.value = spoken;
  await learn();
  return summary(says, about);
}

describe("a card in a few words", () => {
  const before = language.value;
  beforeAll(learn);
  afterAll(async () => {
    language.value = before;
    await learn();
  });

  it("has its signs as each language sets them", async () => {
    expect(await told("en", { stones: 2, mode: "hasty" })).toBe("ember stones 2; mode hasty");
    expect(await told("fr", { stones: 2, mode: "hasty" })).toBe(`pierres de braise 2${SPACE}; mode hâtif`);
    expect(await told("fr", { ability: draws })).toMatch(new RegExp(`^quand on l’active${SPACE}: .+\\.$`));
  });

  it("goes on with a capital after a sentence", async () => {
    expect(await told("en", { effects: draws, mode: "hasty" })).toMatch(/^[^;]+\. Mode hasty$/);
  });
});
