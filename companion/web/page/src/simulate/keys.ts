/** The keyboard: which key does what. The help dialog is made from the same list. */

import { MOST_SEATS, SEATS } from "../seats";

export type Command =
  | { do: "choose"; seat: number }
  | { do: "press"; what: "call" | "ok" | "no" | "dial" | "undo" }
  | { do: "turn"; by: number }
  | { do: "hand" | "top" | "release" | "playing" | "step" | "cover" | "tones" | "faults" | "again" | "another" | "help" | "away" }
  | { do: "faster" | "slower" };

export interface Shortcut {
  /** The key as in `KeyboardEvent.key`; upper and lower case are the same. */
  keys: readonly string[];
  /** The keys as they are printed on the keyboard, for the help. */
  caps: readonly string[];
  /** Names its message: simulate-key-<id>. */
  id: string;
  command: Command | ((key: string) => Command);
}

const press = (what: "call" | "ok" | "no" | "dial" | "undo"): Command => ({ do: "press", what });
const letter = (key: string, id: string, command: Command): Shortcut => ({ keys: [key], caps: [key.toUpperCase()], id, command });

export const shortcuts: readonly Shortcut[] = [
  { keys: SEATS.map(String), caps: ["1", "…", String(MOST_SEATS)], id: "choose", command: (key) => ({ do: "choose", seat: Number(key) }) },
  letter("c", "call", press("call")),
  letter("o", "ok", press("ok")),
  letter("p", "pass", press("no")),
  { keys: ["ArrowUp", "ArrowRight"], caps: ["↑", "→"], id: "right", command: { do: "turn", by: 1 } },
  { keys: ["ArrowDown", "ArrowLeft"], caps: ["↓", "←"], id: "left", command: { do: "turn", by: -1 } },
  letter("d", "push", press("dial")),
  letter("h", "hand", { do: "hand" }),
  letter("t", "top", { do: "top" }),
  letter("u", "undo", press("undo")),
  letter("b", "release", { do: "release" }),
  { keys: [" ", "k"], caps: ["␣", "K"], id: "playing", command: { do: "playing" } },
  letter("s", "step", { do: "step" }),
  { keys: ["+", "="], caps: ["+"], id: "faster", command: { do: "faster" } },
  { keys: ["-"], caps: ["−"], id: "slower", command: { do: "slower" } },
  letter("v", "cover", { do: "cover" }),
  letter("m", "tones", { do: "tones" }),
  letter("w", "faults", { do: "faults" }),
  letter("r", "again", { do: "again" }),
  letter("n", "another", { do: "another" }),
  { keys: ["Escape"], caps: ["Esc"], id: "away", command: { do: "away" } },
  { keys: ["?"], caps: ["?"], id: "help", command: { do: "help" } },
];

export interface Pressed {
  key: string;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

/** The command of a key; null for a key that belongs to the browser or has no command. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Pressed): Command | null {
  if (altKey || ctrlKey || metaKey) return null;
  const found = shortcuts.find(({ keys }) => keys.includes(key.length === 1 ? key.toLowerCase() : key));
  if (found === undefined) return null;
  return typeof found.command === "function" ? found.command(key) : found.command;
}

/** Whether the focused element needs the key itself: a field needs all keys, a button those that press it. */
export function wanted(path: readonly EventTarget[], key: string): boolean {
  return path.some((node) => {
    const tag = (node as Partial<Element>).localName ?? "";
    if (tag === "select" || tag === "textarea") return true;
    if (tag === "input") return !SWITCHES.has((node as HTMLInputElement).type) || key === " ";
    return (tag === "button" || tag === "a" || tag === "summary") && (key === " " || key === "Enter");
  });
}

const SWITCHES: ReadonlySet<string> = new Set(["checkbox", "radio", "button"]);
