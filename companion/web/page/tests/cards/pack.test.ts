import { beforeAll, describe, expect, it } from "vitest";

import { packName, packOf } from "../../src/cards/pack";
import { language, learn } from "../../src/words/say";

describe("a pack is called", () => {
  beforeAll(async () => {
    language.value = "fr";
    await learn();
  });

  it("in the person's language where it comes with Ambit or is the table's own", () => {
    const said = ["ambush", "ambush-training", "ambush-own"].map((pack) => packName({ pack, title: "Ambush: in English" }, "ambush"));
    expect(said).toEqual(["Cartes nommées dans la règle", "Jeu d’entraînement (cartes inventées)", "Vos propres cartes"]);
  });

  it("so also where the game is of two words", () => {
    expect(packName({ pack: "tash-kalar-own", title: "tash_kalar: own cards" }, "tash_kalar")).toBe("Vos propres cartes");
  });

  it("as its makers call it where somebody handed it in", () => {
    expect(packName({ pack: "club", title: "Ambush: our club" }, "ambush")).toBe("our club");
    expect(packName({ pack: "club", title: "Our club" }, "ambush")).toBe("Our club");
  });

  it("by its bare id where nothing more is known of it", () => {
    expect(packOf({ game: "ambush", cards: [], packs: [], decks: [], tags: 0, schema: {}, unfit: {}, seats: 4 }, "gone")).toBe("gone");
  });
});
