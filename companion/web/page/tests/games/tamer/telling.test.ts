import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { OVERVIEW, PACE, Telling } from "../../../src/games/tamer/telling";
import type { Battle, TamerScene } from "../../../src/games/tamer/types";
import type { Fact } from "../../../src/wire";
import { after, done, fighting, FIRST, PAIRED, sceneAfter, SECOND, THIRD } from "./rulebook";

const host = { addController: vi.fn(), removeController: vi.fn(), requestUpdate: vi.fn(), updateComplete: Promise.resolve(true) };

/** A screen that draws again whenever it is asked to. */
function screen(calm = false) {
  const heard = vi.fn();
  const telling = new Telling(host, calm, (step) => heard(step.kind));
  let scene: TamerScene;
  const draw = () => telling.follow(scene);
  host.requestUpdate.mockImplementation(() => void draw());
  const hear = (facts: readonly Fact[], latest: readonly Fact[], battle: Battle) => {
    scene = sceneAfter(facts, latest, battle);
    return draw();
  };
  return { telling, hear, draw, at: () => draw()?.at, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a battle is told", () => {
  it("from the first step, one after the other, at its pace", () => {
    const { hear, at } = screen();
    hear(PAIRED, PAIRED, fighting);
    vi.advanceTimersByTime(1);
    expect(at()).toBe(0);
    vi.advanceTimersByTime(PACE);
    expect(at()).toBe(1);
    vi.advanceTimersByTime(10 * PACE);
    expect(at()).toBe(1);
  });

  it("on at once when something new happens", () => {
    const { hear, at } = screen();
    hear(PAIRED, PAIRED, fighting);
    vi.advanceTimersByTime(3 * PACE);
    hear([...PAIRED, ...FIRST], FIRST, after(1));
    expect(at()).toBe(2);
    vi.advanceTimersByTime(PACE / 2);
    expect(at()).toBe(2);
    vi.advanceTimersByTime(PACE);
    expect(at()).toBe(3);
  });

  it("with a sound for each step forward, once, and none on the way back", () => {
    const { telling, hear, heard } = screen();
    hear(PAIRED, PAIRED, fighting);
    vi.advanceTimersByTime(3 * PACE);
    heard.mockClear();
    hear([...PAIRED, ...FIRST], FIRST, after(1));
    vi.advanceTimersByTime(2.5 * PACE);
    expect(heard.mock.calls.flat()).toEqual(["blows", "damage", "out"]);
    telling.back();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it("three times as fast, or not by itself at all", () => {
    const { telling, hear, at } = screen();
    hear(PAIRED, PAIRED, fighting);
    vi.advanceTimersByTime(3 * PACE);
    telling.play(3);
    hear([...PAIRED, ...FIRST], FIRST, after(1));
    vi.advanceTimersByTime(PACE);
    expect(at()).toBe(5);
    telling.play(0);
    hear([...PAIRED, ...FIRST, ...SECOND], SECOND, after(2));
    vi.advanceTimersByTime(20 * PACE);
    expect(at()).toBe(6);
    expect(telling.next()).toBe(true);
    expect(at()).toBe(7);
  });

  it("back and forth, and who goes back is left in peace until all is told again", () => {
    const { telling, hear, at } = screen();
    hear(PAIRED, PAIRED, fighting);
    hear([...PAIRED, ...FIRST], FIRST, after(1));
    vi.advanceTimersByTime(20 * PACE);
    expect(at()).toBe(5);
    telling.back();
    telling.back();
    vi.advanceTimersByTime(20 * PACE);
    expect([at(), telling.speed, telling.left]).toEqual([3, 0, 2]);
    telling.next();
    telling.next();
    expect([at(), telling.speed, telling.next()]).toEqual([5, 1, false]);
    for (let step = 0; step < 9; step += 1) telling.back();
    expect(at()).toBe(0);
  });

  it("to its end at once, also what comes of that wish", () => {
    const { telling, hear, at } = screen();
    hear(PAIRED, PAIRED, fighting);
    telling.toTheEnd();
    expect(at()).toBe(1);
    telling.skip(1);
    hear([...PAIRED, ...FIRST, ...SECOND, ...THIRD], [...FIRST, ...SECOND, ...THIRD], done);
    expect([at(), telling.left]).toEqual([16, 0]);
  });

  it("without moving by itself to whoever asks for calm", () => {
    const { hear, at } = screen(true);
    hear(PAIRED, PAIRED, fighting);
    expect(at()).toBe(1);
    hear([...PAIRED, ...FIRST], FIRST, after(1));
    expect(at()).toBe(5);
  });

  it("not again to a page that is opened later", () => {
    const { hear, at } = screen();
    hear([...PAIRED, ...FIRST], [], after(1));
    expect(at()).toBe(5);
  });

  it("anew after a step was taken back", () => {
    const { hear, at } = screen();
    hear([...PAIRED, ...FIRST], FIRST, after(1));
    vi.advanceTimersByTime(20 * PACE);
    hear([], [], fighting);
    expect(at()).toBe(-1);
    hear(FIRST, FIRST, after(1));
    expect(at()).toBe(0);
  });
});

describe("of several battles", () => {
  const two = (facts: readonly Fact[], latest: readonly Fact[], one: Battle): TamerScene => {
    const scene = sceneAfter(facts, latest, one);
    const other: Battle = { ...fighting, battle: 2, seats: [3, 4], lines: { 3: [], 4: [] }, out: { 3: [], 4: [] }, flipped: { 3: [], 4: [] } };
    return { ...scene, view: { ...scene.view, mode: "referee", table: { ...scene.view.table, battles: [one, other] } } };
  };

  it("none is shown until one begins to move, and then that one to its end", () => {
    const telling = new Telling(host, false);
    host.requestUpdate.mockImplementation(() => undefined);
    expect(telling.follow(two(PAIRED, PAIRED, fighting))).toBeNull();
    expect(telling.follow(two([...PAIRED, ...FIRST], FIRST, after(1)))?.battle.battle).toBe(1);
    const elsewhere: Fact[] = [{ fact: "clash", battle: 2, clash: 1, blows: [] }];
    expect(telling.follow(two([...PAIRED, ...FIRST, ...elsewhere], elsewhere, after(1)))?.battle.battle).toBe(1);
  });

  it("people choose which one, or all", () => {
    const telling = new Telling(host, false);
    const scene = two([...PAIRED, ...FIRST], FIRST, after(1));
    telling.follow(scene);
    telling.look(2);
    expect(telling.follow(scene)?.battle.battle).toBe(2);
    telling.look(OVERVIEW);
    expect(telling.follow(scene)).toBeNull();
  });

  it("one that is over stays for a while; then all are shown again", () => {
    const telling = new Telling(host, false);
    let now = two(PAIRED, PAIRED, fighting);
    host.requestUpdate.mockImplementation(() => void telling.follow(now));
    telling.follow(now);
    now = two([...PAIRED, ...FIRST, ...SECOND, ...THIRD], THIRD, done);
    expect(telling.follow(now)?.battle.battle).toBe(1);
    now = { ...now, latest: [] };
    vi.advanceTimersByTime(6 * PACE);
    expect([telling.left, telling.busy, telling.follow(now)?.battle.battle]).toEqual([0, true, 1]);
    vi.advanceTimersByTime(10 * PACE);
    expect([telling.busy, telling.follow(now)]).toEqual([false, null]);
  });
});
