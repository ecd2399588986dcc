/** Turning a dial: drags, wheels, and clicks sent together. */

import { describe, expect, it } from "vitest";

import { Drag, Gather, Wheel } from "../../src/simulate/turning";

const at = (degrees: number): [number, number] => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];

describe("a drag round the middle", () => {
  it("clicks every fifteen degrees, clockwise above 0", () => {
    const drag = new Drag(...at(0));
    expect([10, 16, 31, 46].map((degrees) => drag.move(...at(degrees)))).toEqual([0, 1, 1, 1]);
    expect(drag.move(...at(0))).toBe(-3);
    expect(drag.turned).toBe(0);
  });

  it("goes on where the circle closes", () => {
    const drag = new Drag(...at(170));
    expect(drag.move(...at(-170))).toBe(1);
    expect(drag.move(...at(170))).toBe(-1);
  });

  it("adds up small ways", () => {
    const drag = new Drag(...at(0));
    const clicks = Array.from({ length: 30 }, (_, step) => drag.move(...at(step + 1)));
    expect(clicks.filter((click) => click !== 0)).toHaveLength(2);
  });
});

describe("a wheel", () => {
  it("with notches clicks once a notch, away is clockwise", () => {
    const wheel = new Wheel();
    expect([-100, -120, 100].map((delta) => wheel.move(delta))).toEqual([1, 1, -1]);
  });

  it("counted in lines is one with notches", () => {
    expect(new Wheel().move(-3, 1)).toBe(1);
  });

  it("that trickles needs some way for a click", () => {
    const wheel = new Wheel();
    expect(Array.from({ length: 6 }, () => wheel.move(10))).toEqual([0, 0, -1, 0, 0, -1]);
  });
});

describe("clicks in quick succession", () => {
  it("are sent as one turn", () => {
    const sent: number[] = [];
    const due: (() => void)[] = [];
    const gather = new Gather((by) => sent.push(by), (call) => due.push(call));
    for (const by of [1, 1, 1]) gather.add(by);
    expect(due).toHaveLength(1);
    due.shift()?.();
    gather.add(2);
    due.shift()?.();
    expect(sent).toEqual([3, 2]);
  });

  it("that cancel out are not sent", () => {
    const sent: number[] = [];
    const due: (() => void)[] = [];
    const gather = new Gather((by) => sent.push(by), (call) => due.push(call));
    gather.add(1);
    gather.add(-1);
    due.shift()?.();
    expect(sent).toEqual([]);
  });
});
