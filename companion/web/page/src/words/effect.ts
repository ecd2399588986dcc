/** What one effect of a card says, as the gaps of a message: the same as companion/messages/effects.py. */

import type { Message } from "../wire";

type Fields = Readonly<Record<string, unknown>>;

/** What holds where a card leaves a field out; everything that a message may ask for is here. */
const USUAL: Fields = {
  when: "use", until: "round", to: null, n: null, n_mastery: null, n_times: 1, which: [],
  match_types: [], match_schools: [], match_sides: [],
  if_condition: null, if_curse: null, if_boon: null, if_mastery: null, if_min: null, if_of: null,
};

/** The message `effect-<game>-<op>`; a number below zero comes as its size, and `less` says so. */
export function effectMessage(game: string, effect: Fields): Message {
  const { op, ...fields } = effect;
  const gaps = Object.entries(flat(game, fields));
  const less = gaps.some(([, value]) => below(value));
  const sized = gaps.map(([name, value]) => [name, below(value) ? -value : value]);
  return { id: `effect-${game}-${String(op)}`, args: { ...USUAL, ...Object.fromEntries(sized), less } };
}

/** A field within a field is called by both: `if_of`. Effects within an effect are sentences of their own. */
function flat(game: string, fields: Fields, path = ""): Record<string, unknown> {
  const parts = Object.entries(fields).map(([name, value]) => {
    if (isFields(value)) return flat(game, value, `${path}${name}_`);
    const items = Array.isArray(value) ? value.map((each) => (isFields(each) ? effectMessage(game, each) : each)) : value;
    return { [path + name]: items };
  });
  return Object.assign({}, ...parts) as Record<string, unknown>;
}

function below(value: unknown): value is number {
  return typeof value === "number" && value < 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
