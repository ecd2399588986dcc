import { describe, expect, it } from "vitest";

import type { Clause } from "../src/api";
import { found, holds, type Rulebook, rulesPath } from "../src/rules/book";

const clause = (id: string, text: string, ...rulings: string[]): Clause => ({ clause: id, section: "", text, rulings, language: "fr" });
const BOOK: Rulebook = {
  game: "ambush",
  sections: [
    { heading: "Le tour", clauses: [clause("AMBUSH-TURN-01", "L’Épée d’Été est jouée."), clause("AMBUSH-TURN-02", "Le suivant joue.", "Une égalité se rejoue.")] },
    { heading: "Fin", clauses: [clause("AMBUSH-END-01", "Le dernier château gagne.")] },
  ],
};
const ids = (typed: string): string[] => found(BOOK, typed).flatMap(({ clauses }) => clauses.map((one) => one.clause));

describe("looking for a rule", () => {
  it("shows the whole book while nothing is typed", () => {
    expect(found(BOOK, "  ")).toEqual(BOOK.sections);
  });

  it("finds words without their accents, in texts, rulings, headings and ids", () => {
    expect(ids("epee")).toEqual(["AMBUSH-TURN-01"]);
    expect(ids("egalite")).toEqual(["AMBUSH-TURN-02"]);
    expect(ids("fin")).toEqual(["AMBUSH-END-01"]);
    expect(ids("ambush-turn-02")).toEqual(["AMBUSH-TURN-02"]);
  });

  it("wants every word, in any order", () => {
    expect(ids("joue tour")).toEqual(["AMBUSH-TURN-01", "AMBUSH-TURN-02"]);
    expect(ids("chateau tour")).toEqual([]);
  });

  it("leaves out headings under which nothing is found", () => {
    expect(found(BOOK, "chateau").map(({ heading }) => heading)).toEqual(["Fin"]);
  });

  it("knows which book holds a clause", () => {
    expect([holds(BOOK, "AMBUSH-END-01"), holds(BOOK, "TABLE-LOG")]).toEqual([true, false]);
  });
});

describe("the address of the rules", () => {
  it("names the game or the clause, or neither", () => {
    expect([rulesPath(), rulesPath({ game: "tash_kalar" }), rulesPath({ clause: "TASH-WIN-01" }), rulesPath({ game: undefined })]).toEqual([
      "/rules", "/rules?game=tash_kalar", "/rules?clause=TASH-WIN-01", "/rules",
    ]);
  });
});
