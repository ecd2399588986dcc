import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { beforeAll, describe, expect, it } from "vitest";

import { hallWords } from "../src/hall/catalogues";
import { gameOf, languages, Library } from "../src/words/catalogues";
import { effectMessage } from "../src/words/effect";
import { parts, plain } from "../src/words/marks";
import { preferred, regional } from "../src/words/say";
import { Speaker } from "../src/words/speaker";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const library = new Library();
const NAMES = new Map([[1, "Ana"], [2, "Bo"], [3, "Cléo"], [4, ""]]);
const speak = (language: string): Speaker => new Speaker(language, library, NAMES, { "elven-archer": "Elven Archer" }, "ambush");

beforeAll(async () => {
  library.also(hallWords);
  await Promise.all(languages.map((language) => library.load(language)));
});

describe("an invented card", () => {
  const named = (language: string, name: string): string => new Speaker(language, library, NAMES, { wolf: name }, "ambush").card("wolf#2");

  it("has a name in each language, by its printed name", () => {
    expect(named("en", "Training Spear")).toBe("Training Spear (2)");
    expect(named("fr", "Training Spear")).toBe("Lance d’essai (2)");
  });

  it("keeps the name that somebody gave it", () => {
    expect(named("fr", "My Spear")).toBe("My Spear (2)");
    expect(named("fr", "Unnamed")).toBe("Unnamed (2)");
  });
});

// The same sentences as in the tests of companion/messages: the terminal and the page say the same.
const SAID: [string, string, Record<string, unknown>, string][] = [
  ["en", "ambush-not-your-turn", { seat: 1, turn: 2 }, "It is Bo’s turn. Ana, wait for yours."],
  ["en", "prompt-ambush-aftermath", { trim: { 2: 3, 3: 1 }, left: 4 }, "Bo, give 3 cards back. Cléo, give 1 card back. Shuffle the 4 cards left lying into the deck. Confirm when everything is done; then the turn goes on."],
  ["en", "fact-ambush-exposed", { seat: 1, card: null }, "Ana shows the top card and lays it face down."],
  ["en", "fact-ambush-exposed", { seat: 1, card: "elven-archer" }, "Ana shows Elven Archer and lays it face down."],
  ["en", "fact-ambush-press", { seat: 4, reaction_ms: 1412, behind_ms: 0, err_ms: 2 }, "Seat 4 presses 1,412 ms ± 2 after the last card."],
  ["en", "fact-ambush-adjusted", { target: 0, counter: "deck", from: 3, to: 4, why: null }, "Corrected: deck 4 instead of 3."],
  ["en", "device-down", { device: "table.undo", why: "cable" }, "No answer from the table’s undo button (cable). Use the screen instead; then check the cable and the plug."],
  ["en", "fact-ambush-over", { winners: [1, 2], losers: [3], reason: "AMBUSH-WIN-05" }, "Ana and Bo win the game. Only one castle still stands."],
  ["en", "fact-ambush-verdict", { good: true, by: "tapped" }, "The call is good. The cards that were tapped settle it."],
  ["en", "setup-options", { why: { id: "input-missing", args: { field: "x" } } }, "The options do not fit. “x” is missing. Add it and send everything again."],
  ["en", "ambush-not-your-turn", { seat: 1 }, "It is …’s turn. Ana, wait for yours. (ambush-not-your-turn)"],
  ["en", "ambush-declared-too-many", { ambush: 1e30, held: 2 }, "There are only 2 cards, so 1000000000… of them cannot be Ambush cards. Look again."],
  ["en", "no-such-message", {}, "There is no message yet for “no-such-message”."],
  ["fr", "prompt-ambush-verify", { waiting: [0, 1, 3] }, "Ana et Cléo, regardez vos cartes capturées et dites combien de cartes Ambush s’y trouvent. Quelqu’un regarde les cartes restées sur place et dit combien de cartes Ambush s’y trouvent."],
  ["fr", "device-down", { device: "seat2.reader", why: "" }, "Pas de réponse : lecteur de cartes (Bo). Utilisez l’écran à la place ; puis vérifiez le câble et la prise."],
  ["en", "device-down", { device: "seat8.reader", why: "" }, "No answer from Seat 8’s card reader. Use the screen instead; then check the cable and the plug."],
  ["fr", "no-such-message", {}, "Il n’y a pas encore de message pour « no-such-message »."],
];

/** With plain spaces: the tests of the catalogues check no-break spaces. */
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a speaker", () => {
  it.each(SAID)("says in %s the words of %s", (language, id, args, text) => {
    expect(spaced(speak(language).say(id, args))).toBe(text);
  });

  it("marks the names in a sentence, so that a page can colour them", () => {
    const marked = speak("en").marked("ambush-not-your-turn", { seat: 1, turn: 2 });
    expect(parts(marked)).toEqual([
      { seat: null, text: "It is " }, { seat: 2, text: "Bo" }, { seat: null, text: "’s turn. " },
      { seat: 1, text: "Ana" }, { seat: null, text: ", wait for yours." },
    ]);
    expect(plain(marked)).toBe("It is Bo’s turn. Ana, wait for yours.");
  });

  it("tells a fact of a game without a catalogue bare", () => {
    expect(speak("en").fact("a_sixth_game", { fact: "hit", seat: 1, n: 3 })).toBe("hit: seat 1, n 3");
  });

  it("knows the winner in the prompt of a game that is over", () => {
    const view = { game: "ambush", mode: "standard", round: 1, turn: 1, phase: "over", moment: "1.1", to_act: [], prompt: { id: "ambush.over", args: {} }, seats: [], table: {},
      result: { winners: [3], losers: [1], reason: "AMBUSH-WIN-05", scores: {} } };
    expect(plain(speak("en").prompt(view))).toBe("Cléo wins. Only one castle still stands.");
  });

  it("gives the rules of the moment beside the prompt in practice", () => {
    const view = { game: "ambush", mode: "practice", round: 1, turn: 1, phase: "expose", moment: "1.1", to_act: [1], prompt: { id: "ambush.expose", args: { seat: 1, adjacent: "deck" } }, seats: [], table: {}, result: null };
    const beside = speak("en").beside(view, ["AMBUSH-EXPOSE-03"]);
    expect(beside).toHaveLength(2);
    expect(beside[0]).toBe("Show it to everybody before you lay it down.");
  });
});

describe("what a card says", () => {
  const told: [string, Record<string, unknown>, string][] = [
    ["en", { op: "damage", n: 5, to: "opponent" }, "Damage to the opponent: 5."],
    ["en", { op: "energy", n: -2, to: "opponent" }, "Energy for the opponent: −2."],
    ["en", { op: "heal", n: { mastery: "water" }, to: "you", when: "end" }, "Heal for you: your Mastery of Water Magic, at the end of the round."],
    ["en", { op: "damage", n: 3, to: 2, if: { condition: "bleeding", of: "you" } }, "Damage to Bo: 3, if there is Bleeding on you."],
    ["en", { op: "block", match: { types: ["action", "spell"] } }, "Blocks Actions and Spells used on you."],
    ["fr", { op: "remove", what: "condition", n: "all", which: ["poison"], to: "you" }, "Conditions retirées (empoisonnement) pour vous : toutes."],
    ["fr", { op: "next", to: "you", effects: [{ op: "draw", n: 1, to: "you" }, { op: "out" }] }, "Pour vous, la prochaine carte parmi les compétences fait aussi ceci : Cartes à piocher pour vous : 1. Cette carte va hors jeu au lieu d’aller à la défausse."],
  ];

  it.each(told)("is told in %s: %o", (language, effect, text) => {
    expect(spaced(speak(language).message(effectMessage("ambal", effect)))).toBe(text);
  });
});

it("names the players that a prompt waits for, and leaves out those who draw nothing", () => {
  const view = { game: "ambal", mode: "single-regular", round: 2, turn: 1, phase: "battle", moment: "1.1", to_act: [1, 2], prompt: { id: "ambal.commit", args: { drawn: { 1: 0, 2: 3 } } }, seats: [], table: {}, result: null };
  expect(spaced(plain(speak("en").prompt(view)))).toBe("Bo, draw 3 cards. Ana and Bo: place a card face down, or stop for this round.");
});

it("speaks the language that the browser prefers, or English", () => {
  expect(regional("en", ["fr-CA", "en-GB", "en-US"])).toBe("en-GB");
  expect(regional("fr", ["en-GB"])).toBe("fr");
  expect(preferred(["fr-CA", "en"], ["en", "fr"])).toBe("fr");
  expect(preferred(["pt", "fr"], ["en", "fr"])).toBe("fr");
  expect(preferred(["pt"], ["en", "fr"])).toBe("en");
});

it("finds the game that an id is about", () => {
  expect(gameOf("fact-tash-kalar-summoned", ["ambush", "tash_kalar"])).toBe("tash_kalar");
  expect(gameOf("page-round", ["ambush"])).toBeNull();
});

describe("the page's own words", () => {
  const FOLDERS = ["../src/words", "../src/hall/words"]; // every page's, and those that only a hall's pages load
  const files = (language: string): string[] => FOLDERS.flatMap((folder) => readdirSync(here(`${folder}/${language}`)).map((file) => `${folder}/LANGUAGE/${file}`).sort());
  const read = (language: string, file: string): string => readFileSync(here(file.replace("LANGUAGE", language)), "utf8").replaceAll(/^#.*/gm, "");
  const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
  const gaps = (text: string): Map<string, string> =>
    new Map(text.split(/^(?=[a-z][\w-]* =)/m).map((entry) => [ids(entry)[0] ?? "", [...new Set(entry.match(/\$\w+/g))].sort().join(" ")]));

  it("are the same messages in every language, in the same files", () => {
    for (const language of languages) {
      expect(files(language)).toEqual(files("en"));
      for (const file of files("en")) expect([language, ids(read(language, file))]).toEqual([language, ids(read("en", file))]);
    }
  });

  it("have no gap in a translation that English does not fill", () => {
    for (const file of files("en")) {
      const english = gaps(read("en", file));
      for (const [id, used] of gaps(read("fr", file))) {
        const known = english.get(id)?.split(" ") ?? [];
        expect(used.split(" ").filter((gap) => gap && !known.includes(gap) && gap !== "$count"), id).toEqual([]);
      }
    }
  });

  it("clash neither with each other nor with those of the project", () => {
    const project = readdirSync(here("../../../messages/en")).map((file) => readFileSync(here(`../../../messages/en/${file}`), "utf8"));
    const own = files("en").flatMap((file) => ids(read("en", file)));
    const theirs = new Set(project.flatMap(ids)); // two games may say the same thing, each in its own words
    expect(own.filter((id, place) => own.indexOf(id) !== place || theirs.has(id))).toEqual([]);
  });

  it("keep French punctuation and numbers together with no-break spaces", () => {
    for (const file of files("fr")) expect(read("fr", file).match(/ [;?!»]|« | :(?= |$)/gm), file).toBeNull();
    for (const language of languages) for (const file of files(language)) expect(read(language, file).match(/\} (?:ms|seconds?)\b/g), file).toBeNull();
  });

  it("are there for everything that the code says", () => {
    const sources = readdirSync(here("../src"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts") && !path.startsWith("dev"));
    const said = sources.flatMap((path) => [...readFileSync(here(`../src/${path}`), "utf8").matchAll(/\bsay(?:Rich)?\(\s*"([\w-]+)"/g)].map((match) => `${path}: ${match[1]}`));
    expect(said.length).toBeGreaterThan(50);
    const speaker = speak("en"); // one for all: making a speaker parses its catalogues
    expect(said.filter((one) => !speaker.knows(one.split(": ")[1] ?? ""))).toEqual([]);
  });
});

describe("a game from outside", () => {
  it("is spoken of in the words that the table brings", async () => {
    const own = new Library();
    await own.load("en");
    own.bring("en", { duel: "game-duel = Duel-200\nprompt-duel-plan = { SEATS($waiting) }: commit.\n" });
    const speaker = new Speaker("en", own, NAMES, {}, "duel");
    expect(speaker.say("prompt-duel-plan", { waiting: [1, 2] })).toBe("Ana and Bo: commit.");
    expect(speaker.term("game", "duel")).toBe("Duel-200");
  });

  it("brings nothing in a language that is not spoken here", () => {
    const own = new Library();
    own.bring("xx", { duel: "game-duel = Duel-200\n" });
    expect(own.games("xx")).toEqual([]);
  });
});
