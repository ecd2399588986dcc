/** One effect of a card as the arguments of a message: the same as companion/messages/effects.py. */

import type { Message } from "../wire";

type Fields = Readonly<Record<string, unknown>>;

/** The defaults of fields that a card leaves out; every argument that a message may use is here. */
const USUAL: Fields = {
  when: "use", until: "round", to: null, n: null, n_mastery: null, n_times: 1, which: [],
  match_types: [], match_schools: [], match_sides: [],
  if_condition: null, if_curse: null, if_boon: null, if_mastery: null, if_min: null, if_of: null,
  do: [], die: null, round: null,
  to_type: null, to_element: null, to_other: null, to_choose: null,
  to_from: null, to_from_type: null, to_from_element: null, to_from_other: null,
  n_each: null, n_kinds: null, n_per: null, n_per_type: null, n_per_element: null,
  if_at_least: null, if_kinds: null, if_of_type: null, if_of_element: null,
};

/** The message `effect-<game>-<op>`; of a number below zero the size is given, and `less` says that it is negative. */
export function effectMessage(game: string, effect: Fields): Message {
  const { op, ...fields } = effect;
  const gaps = Object.entries(flat(game, fields));
  const less = gaps.some(([, value]) => below(value));
  const sized = gaps.map(([name, value]) => [name, below(value) ? -value : value]);
  return { id: `effect-${game}-${String(op)}`, args: { ...USUAL, ...Object.fromEntries(sized), less } };
}

/** A field inside a field has both names: `if_of`. Effects inside an effect are messages of their own. */
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
