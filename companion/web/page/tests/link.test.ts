import { beforeEach, describe, expect, it } from "vitest";

import { FORM } from "../src/changes";
import { type Answer, Link, type LinkState, type Wire } from "../src/link";
import type { Said, State, Told } from "../src/wire";

class Line implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Said[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: Partial<Told>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  said(say: Said["say"]): Said[] {
    return this.sent.filter((said) => said.say === say);
  }
}

const state = (version: number): Partial<State> => ({ tell: "state", version, number: 1 });
const act = (version: number, more: object = {}) => ({ say: "act" as const, version, action: { do: "pass", seat: 1, ...more } });

describe("the link", () => {
  let lines: Line[];
  let timers: { seconds: number; call: () => void }[];
  let states: [LinkState, number | null][];
  let now: number;
  let link: Link;
  const line = (): Line => lines.at(-1) as Line;
  /** Call the next timer of that length. */
  const wait = (seconds: number): void => {
    const due = timers.findIndex((timer) => timer.seconds === seconds);
    now += seconds;
    timers.splice(due, 1)[0]?.call();
  };
  const open = async (version: number | null = 1): Promise<void> => {
    line().onopen?.();
    await Promise.resolve();
    await Promise.resolve();
    line().tell({ tell: "welcome", role: "table" });
    if (version !== null) line().tell(state(version));
  };

  beforeEach(() => {
    lines = [];
    timers = [];
    states = [];
    now = 0;
    link = new Link({
      open: () => (lines.push(new Line()), line()),
      token: () => Promise.resolve("t"),
      later: (seconds, call) => {
        const timer = { seconds, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
      },
      now: () => now,
      seen: () => ({ number: 1, version: 5 }),
      told: () => undefined,
      changed: (change, again) => states.push([change, again]),
    });
    link.start();
  });

  it("says hello first, with its token and what it saw last", async () => {
    await open();
    expect(line().sent[0]).toEqual({ say: "hello", token: "t", updates: FORM, number: 1, version: 5 });
    expect(states.at(-1)).toEqual(["open", null]);
  });

  it("gives each thing said its own answer", async () => {
    await open();
    const [one, other] = [link.ask(act(1)), link.ask({ say: "order", order: "undo" })];
    const ids = line().sent.slice(-2).map((said) => said.id ?? 0);
    line().tell({ tell: "refused", id: ids[1] ?? 0, clause: "TABLE-UNDO", message: { id: "undo-none", args: {} }, stale: false });
    line().tell({ tell: "done", id: ids[0] ?? 0 });
    expect(await one).toEqual({ kind: "done" });
    expect((await other).kind).toBe("refused");
  });

  it("answers a question of the table at once", async () => {
    await open();
    line().tell({ tell: "question", number: 9 });
    expect(line().sent.at(-1)).toEqual({ say: "answer", number: 9 });
  });

  it("comes back by itself, each time a little later, and at once when asked to", async () => {
    line().onclose?.();
    wait(0.5);
    line().onclose?.();
    wait(1);
    line().onclose?.();
    expect(states.at(-1)).toEqual(["waiting", 2]);
    link.retryNow();
    expect(lines).toHaveLength(4);
    await open();
    line().onclose?.();
    expect(states.at(-1)).toEqual(["waiting", 0.5]);
  });

  it("comes back at once after a goodbye: the line was good, only the key was over", async () => {
    line().onclose?.();
    wait(0.5);
    line().onclose?.();
    wait(1);
    line().onopen?.();
    line().tell({ tell: "goodbye", message: { id: "web-token-over", args: {} } });
    line().onclose?.();
    expect(states.at(-1)).toEqual(["waiting", 0.5]);
  });

  it("sends an action again when the table still stands where it stood", async () => {
    await open(1);
    const answer = link.ask(act(1));
    line().onclose?.();
    wait(0.5);
    await open(1);
    const again = line().said("act");
    expect(again).toHaveLength(1);
    line().tell({ tell: "done", id: again[0]?.id ?? 0 });
    expect(await answer).toEqual({ kind: "done" });
  });

  it("does not send an action again when something has happened meanwhile: it may have been this one", async () => {
    await open(1);
    const answer = link.ask(act(1));
    line().onclose?.();
    wait(0.5);
    await open(2);
    expect(line().said("act")).toEqual([]);
    expect(await answer).toEqual({ kind: "lost" });
  });

  it("sends a press again in any case: it carries its own moment", async () => {
    await open(1);
    void link.ask(act(1, { do: "call", at: 3.5, err: 0.002 }));
    line().onclose?.();
    wait(0.5);
    await open(2);
    expect(line().said("act")).toHaveLength(1);
  });

  it("keeps an action that is made while the line is broken until the table answers", async () => {
    const answer = link.ask(act(1));
    await open(1);
    const [sent] = line().said("act");
    line().tell({ tell: "done", id: sent?.id ?? 0 });
    expect(await answer).toEqual({ kind: "done" });
  });

  it("says at once that an order is lost while the line is broken", async () => {
    expect(await link.ask({ say: "order", order: "undo" })).toEqual({ kind: "lost" } satisfies Answer);
  });

  it("hangs up on a line that is silent though it pings", async () => {
    await open();
    for (let pings = 0; pings < 4; pings++) wait(2);
    expect(line().closed).toBe(true);
    expect(states.at(-1)).toEqual(["waiting", 0.5]);
  });

  it("stays away when it is stopped", async () => {
    await open();
    const answer = link.ask(act(1));
    link.stop();
    expect(await answer).toEqual({ kind: "lost" });
    expect(timers).toEqual([]);
  });
});
