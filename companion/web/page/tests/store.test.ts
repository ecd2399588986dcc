import { beforeEach, describe, expect, it } from "vitest";

import { LONGEST } from "../src/news";
import { Store } from "../src/store";
import type { Fact, Lobby, Notice, State, Story } from "../src/wire";

/** The table tells the step after the first `since`. */
const story = (since: number, facts: Fact[] = []): Story => ({ since, steps: [{ facts, played: since }], age: 0 });
/** A state after so many steps, of which the last is told. */
const state = (version: number, facts: Fact[] = [], number = 1): State => ({
  tell: "state", version, number, story: story(version - 1, facts), legal: [], reminders: [], cards: {}, options: {}, asked: null, halted: null, paused: false, paused_by: null, clocks: [], devices: {},
  can_undo: false, can_redo: false, board: null, faults: {}, tokens: [], awaits_card: [], players: null, seats_taken: [], played: 0, pace: 1,
  view: { game: "ambush", mode: "standard", round: 1, turn: 1, phase: "play", moment: "1.1", to_act: [1], prompt: { id: "ambush.play", args: {} }, seats: [], table: {}, result: null },
});
const notice = (device: string | null, id = "device-down"): Notice => ({ tell: "notice", message: { id, args: {} }, clause: null, device, seat: null });

const lobby = (phase: Lobby["phase"]): Lobby => ({
  tell: "lobby", phase, choice: { game: "ambush", mode: "standard", options: {}, training: false }, seats: [], prompt: { id: "a", args: {} }, hint: null, can_begin: false, can_practise: false,
  saved: [], tonight: [], devices: {}, touched: {}, focus: null, asks_host: null, host: true, address: "", code: null, pin: null, next: null, hall: null,
});

describe("the store", () => {
  let now = 0;
  let store: Store;
  beforeEach(() => {
    now = 0;
    store = new Store(() => now);
  });

  it("keeps the facts of every step, oldest first", () => {
    store.take(state(1, [{ fact: "ambush", how: "press" }, { fact: "press", seat: 2, err_ms: 2 }]));
    store.take(state(2, [{ fact: "press", seat: 1, err_ms: 4 }]));
    expect(store.news.all.map(({ fact }) => fact.fact)).toEqual(["ambush", "press", "press"]);
    expect(store.news.all.map(({ step, played }) => [step, played])).toEqual([[1, 0], [1, 0], [2, 1]]);
  });

  it("keeps a refusal for the moment that it belongs to, and no longer", () => {
    const refused: Notice = { ...notice("seat1.reader", "not-your-turn"), clause: "AMBUSH-PLAY-01", seat: 1 };
    store.take(state(1));
    store.take({ tell: "refused", id: 1, clause: "TABLE-ADJUST", message: { id: "no", args: {} }, stale: false });
    store.take(refused);
    store.take(notice("table.sound"));
    store.take(state(2));
    expect(store.refusal.value?.clause).toBe("TABLE-ADJUST");
    expect(store.notices.value).toHaveLength(2);
    const later = state(3);
    store.take({ ...later, view: { ...later.view, moment: "1.2" } });
    expect(store.refusal.value).toBeNull();
    expect(store.notices.value.map(({ notice: { device } }) => device)).toEqual(["table.sound"]);
  });

  it("goes on showing the last step while only a timer moves", () => {
    store.take(state(1, [{ fact: "false-start", seat: 4 }]));
    store.take({ tell: "update", changes: {}, story: null });
    expect(store.news.latest).toHaveLength(1);
    expect(store.news.all).toHaveLength(1);
  });

  it("puts what changed into what it knows, and leaves the rest as it is", () => {
    store.take({ ...state(1), clocks: [{ name: "turn", left: 1, seconds: 30, seat: null }], cards: { ace: "Ace" } });
    const before = store.state.value;
    store.take({ tell: "update", changes: { clocks: { 0: { left: [0.5] } } }, story: null });
    expect(store.state.value).toEqual({ ...before, clocks: [{ name: "turn", left: 0.5, seconds: 30, seat: null }] });
    expect(store.state.value?.view).toBe(before?.view);
    store.take({ tell: "update", changes: { version: [2], view: { phase: ["effect"], to_act: { 1: [2] } } }, story: story(1, [{ fact: "played" }]) });
    expect(store.state.value?.view).toMatchObject({ phase: "effect", turn: 1, to_act: [1, 2] });
    expect([store.seen?.version, store.news.latest]).toEqual([2, [{ fact: "played" }]]);
  });

  it("lets the time played go on by itself, and takes what it is told of it", () => {
    store.take({ ...state(1), played: 10, pace: 2 });
    now = 3;
    store.take({ tell: "update", changes: { paused: [true] }, story: null });
    expect(store.state.value?.played).toBe(16);
    now = 4;
    store.take({ tell: "update", changes: { played: [17.5], pace: [0] }, story: null });
    expect(store.state.value).toMatchObject({ played: 17.5, pace: 0 });
  });

  it("makes nothing of a change before it knows anything", () => {
    store.take({ tell: "update", changes: { version: [2] }, story: null });
    expect(store.state.value).toBeNull();
  });

  it("forgets what was taken back, and only that", () => {
    store.take(state(1, [{ fact: "turn", seat: 1 }]));
    store.take(state(2, [{ fact: "declared", seat: 1, ambush: 1 }]));
    store.take({ tell: "update", changes: { version: [3] }, story: { since: 1, steps: [], age: 30 } });
    expect(store.news.facts).toEqual([{ fact: "turn", seat: 1 }]);
    expect(store.news.latest).toEqual([{ fact: "turn", seat: 1 }]);
  });

  it("knows the same whether it heard step by step or all at once", () => {
    const steps = [[{ fact: "turn" }], [], [{ fact: "press" }, { fact: "ambush" }]].map((facts, place) => ({ facts, played: place }));
    for (const [place, step] of steps.entries()) store.take({ ...state(place + 1), story: { since: place, steps: [step], age: 0 } });
    now = 9;
    const late = new Store(() => now);
    late.take({ ...state(3), story: { since: 0, steps, age: 9 } });
    expect([late.news.all, late.news.latest, late.news.done]).toEqual([store.news.all, store.news.latest, store.news.done]);
  });

  it("keeps so many steps, and begins where it is told if it is told from further back", () => {
    const named = (place: number) => ({ facts: [{ fact: String(place) }], played: null });
    const many = Array.from({ length: LONGEST + 2 }, (_, place) => named(place));
    store.take({ ...state(1), story: { since: 0, steps: many, age: null } });
    expect([store.news.steps.length, store.news.all[0]?.step, store.news.facts[0]]).toEqual([LONGEST, 3, { fact: "2" }]);
    store.take({ tell: "update", changes: {}, story: { since: 1, steps: many.slice(1, -1), age: null } });
    expect([store.news.steps.length, store.news.all[0]?.step, store.news.facts[0]]).toEqual([LONGEST, 2, { fact: "1" }]);
  });

  it("remembers what was told when a step has nothing to tell", () => {
    store.take(state(1, [{ fact: "revealed", seat: 1, card: "meteor" }]));
    store.take(state(2));
    expect(store.news.all).toHaveLength(1);
    expect(store.news.latest).toEqual([]);
  });

  it("learns of a step back that it did not see", () => {
    store.take(state(1, [{ fact: "turn", seat: 1 }]));
    store.take({ ...state(4), story: story(0, [{ fact: "placed", seat: 1 }]) });
    expect(store.news.facts.map(({ fact }) => fact)).toEqual(["placed"]);
  });

  it("forgets the last game's news and notices when another begins", () => {
    store.take(state(1, [{ fact: "turn", seat: 1 }]));
    store.take(notice("seat1.reader"));
    store.take(state(1, [{ fact: "first", seat: 2 }], 2));
    expect(store.news.all.map(({ fact }) => fact.fact)).toEqual(["first"]);
    expect(store.notices.value).toEqual([]);
  });

  it("shows nothing of a game that has been cleared away", () => {
    store.take(state(1, [{ fact: "turn", seat: 1 }]));
    store.take(lobby("game"));
    expect(store.state.value?.version).toBe(1);
    store.take(lobby("lobby"));
    expect([store.state.value, store.lobby.value?.phase, store.news.all.length]).toEqual([null, "lobby", 0]);
  });

  it("says the newest thing about a device, and lets it be put away", () => {
    store.take(notice("seat1.reader"));
    store.take(notice("seat1.reader", "device-up"));
    store.take(notice(null, "undo-none"));
    expect(store.notices.value.map((posted) => posted.notice.message.id)).toEqual(["device-up", "undo-none"]);
    store.dismiss(store.notices.value[0]?.key ?? 0);
    expect(store.notices.value).toHaveLength(1);
  });

  it("keeps what each device shows, and since when", () => {
    now = 5;
    store.take({ tell: "lights", shown: [{ show: "digits", device: "seat1.main", text: "20", blink: false, then: [] }], heard: [] });
    now = 9;
    store.take({ tell: "lights", shown: [{ show: "digits", device: "seat2.main", text: "17", blink: false, then: [] }], heard: [] });
    expect(store.lights.value.get("seat1.main")?.since).toBe(5);
    expect(store.lights.value.size).toBe(2);
  });

  it("tells what is heard to those who listen", () => {
    const heard: string[] = [];
    const stop = store.onHeard((figures) => heard.push(...figures));
    store.take({ tell: "lights", shown: [], heard: ["fanfare"] });
    stop();
    store.take({ tell: "lights", shown: [], heard: ["gong"] });
    expect(heard).toEqual(["fanfare"]);
  });

  it("keeps a refusal until something is done", () => {
    store.take({ tell: "refused", id: 1, clause: "AMBUSH-TURN-03", message: { id: "ambush-not-your-turn", args: {} }, stale: false });
    expect(store.refusal.value?.clause).toBe("AMBUSH-TURN-03");
    store.take({ tell: "done", id: 2 });
    expect(store.refusal.value).toBeNull();
  });

  it("keeps a goodbye until somebody has come in again", () => {
    store.take({ tell: "goodbye", message: { id: "web-seat-over", args: {} } });
    store.take({ tell: "welcome", role: "watch", seat: null, simulated: true, languages: [], fault_kinds: [] });
    expect(store.goodbye.value?.id).toBe("web-seat-over");
    store.take({ tell: "welcome", role: "seat", seat: 1, simulated: true, languages: [], fault_kinds: [] });
    expect(store.goodbye.value).toBeNull();
  });

  it("calls a seat without a name by its number, in the language of now", () => {
    let language = "Seat";
    const named = new Store(() => now, (seat) => `${language} ${seat}`);
    const names = (): string[] => named.state.value?.view.seats.map(({ name }) => name) ?? [];
    const seat = { team: 1, counters: {}, zones: {}, flags: [] };
    const told = state(1);
    told.view.seats = [{ seat: 1, name: "", ...seat }, { seat: 2, name: "Bo", ...seat }];
    named.take(told);
    expect(names()).toEqual(["Seat 1", "Bo"]);
    language = "Place";
    named.rename();
    expect(names()).toEqual(["Place 1", "Bo"]);
    const before = named.state.value;
    named.rename();
    expect(named.state.value).toBe(before);
    expect(named.givenNames).toEqual(["", "Bo"]);
    named.forget();
    named.rename();
    expect([named.state.value, named.givenNames]).toEqual([null, []]);
  });

  it("knows what can be corrected until another game comes", () => {
    const adjust = { do: "adjust", seat: 0, target: 1, counter: "castle", to: "*" };
    const verbs = (): string[] => store.state.value?.legal.map((one) => one.do) ?? [];
    store.take(state(1));
    const before = verbs();
    store.learn({ number: 1, version: 1, legal: [adjust] });
    expect(verbs()).toEqual([...before, "adjust"]);
    store.take({ tell: "update", changes: { version: [2], legal: [[{ do: "concede", seat: 1 }]] }, story: null });
    expect(verbs()).toEqual(["concede", "adjust"]);
    store.take(state(1, [], 2));
    expect(verbs()).toEqual(before);
    store.forget();
    expect(store.corrections.value).toBeNull();
  });

  it("lets nothing of one viewer stay for the next", () => {
    store.take({ tell: "welcome", role: "seat", seat: 2, simulated: true, languages: ["en"], fault_kinds: [] });
    store.take(state(1, [{ fact: "turn", seat: 1 }]));
    store.forget();
    expect([store.welcome.value, store.state.value, store.news.all.length, store.seen]).toEqual([null, null, 0, null]);
  });
});
