/** Changes to a recorded state, such as failures: `&alter=down&alter=paused`. */

import type { State } from "../wire";
import type { Setting } from "./setting";

type Alter = (setting: Setting) => void;

const last = (change: Partial<State>): Alter => (setting) => {
  const state = setting.states.at(-1);
  if (state) Object.assign(state, change);
};

export const alterations: Record<string, Alter> = {
  paused: last({ paused: true }),
  /** Nobody has a phone: the table's screen does everything. */
  alone: last({ seats_taken: [] }),
  /** A board of sensors on which a piece was knocked over, and a card that lies on the reader. */
  board: (setting) => {
    const state = setting.states.at(-1);
    const card = (setting.cards as { id: string; rank?: string; form?: string }[]).find(({ rank, form }) => rank === "common" && form)?.id ?? "";
    const sign = (square: string, what: string, how: string) => ({ square, what: { id: what, args: {} }, how: { id: how, args: {} } });
    if (state) state.at_board = { laid: { seat: state.view.to_act[0] ?? 1, card }, signs: [sign("e5", "show-tash-empty", "show-tash-touch-square"), sign("c3", "show-tash-red", "show-tash-touch-square")], overlooked: [], hints: [sign("d4", "show-tash-green", "show-tash-touch-square")] };
  },
  asked: last({ asked: [2, 3] }),
  halted: last({ halted: { id: "log-full", args: { file: "games.db" } } }),
  down: (setting) => {
    last({ devices: { "seat4.reader": { up: false, why: "" } } })(setting);
    const message = { id: "device-down", args: { device: "seat4.reader", why: "" } };
    setting.notices.push({ tell: "notice", message, clause: null, device: "seat4.reader", seat: null });
  },
  /** A page that is opened only now: it is told at once what has happened. */
  late: (setting) => {
    const steps = setting.states.flatMap(({ story }) => story.steps);
    setting.states.splice(0, setting.states.length - 1);
    last({ story: { since: 0, steps, age: 60 } })(setting);
  },
  unknown: (setting) => setting.states.forEach((state) => (state.view = { ...state.view, game: "a_sixth_game", prompt: { id: "a.b", args: {} } })),
};
