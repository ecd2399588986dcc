/** Two teams to be tried out, with dice and options, and their link: `left=gillfox~h3,solynx~pp1&right=…&ko=more-than`. */

import type { Message } from "../../wire";

export const LAID = ["temp_power", "perm_power", "temp_health", "perm_health"] as const;
export type Laid = (typeof LAID)[number];
export type Entrant = { card: string } & Record<Laid, number>;

/** Numbers that no pack knows, as somebody reads them from a card. */
export interface Printed {
  power?: number;
  health?: number;
}

export interface Options {
  round: number;
  ko: string;
  stalemate: string;
  flip_place: string;
}

export interface Setup {
  teams: readonly [readonly Entrant[], readonly Entrant[]];
  printed: Readonly<Record<string, Printed>>;
  options: Options;
}

/** What may be chosen, the usual first. */
export const CHOICES = { round: [1, 2, 3], ko: ["at-least", "more-than"], stalemate: ["draw", "both-out"], flip_place: ["last", "choose"] } as const;
export const USUAL: Options = { round: 1, ko: "at-least", stalemate: "draw", flip_place: "last" };
export const EMPTY: Setup = { teams: [[], []], printed: {}, options: USUAL };
/** On one side, as the table takes it. */
export const MOST = 24;
export const MOST_DIE = 99;

const SIDES = ["left", "right"] as const;
/** The marks in a link: dice, and numbers as they are printed. */
const MARKS: Readonly<Record<string, Laid | keyof Printed>> = { tp: "temp_power", pp: "perm_power", th: "temp_health", ph: "perm_health", p: "power", h: "health" };
const MARK = /^([a-z]{1,2})(\d{1,2})$/;

export const entrant = (card: string): Entrant => ({ card, temp_power: 0, perm_power: 0, temp_health: 0, perm_health: 0 });

export interface Read {
  setup: Setup;
  /** What of the link could not be understood; the rest of it holds. */
  wrong: Message[];
}

export function readLink(search: string, known: (card: string) => boolean): Read {
  const params = new URLSearchParams(search);
  const wrong: Message[] = [];
  const printed: Record<string, Printed> = {};
  const team = (side: string): Entrant[] => {
    const parts = (params.get(side) ?? "").split(",").filter((part) => part !== "");
    if (parts.length > MOST) wrong.push({ id: "sandbox-tamer-link-long", args: { most: MOST } });
    return parts.slice(0, MOST).flatMap((part) => readEntrant(part, known, printed, wrong));
  };
  const teams = [team(SIDES[0]), team(SIDES[1])] as const;
  return { setup: { teams, printed, options: readOptions(params, wrong) }, wrong };
}

function readEntrant(part: string, known: (card: string) => boolean, printed: Record<string, Printed>, wrong: Message[]): Entrant[] {
  const [card = "", ...marks] = part.split("~");
  if (!known(card)) {
    wrong.push({ id: "sandbox-tamer-link-card", args: { card: card.slice(0, 40) } });
    return [];
  }
  const one = entrant(card);
  for (const mark of marks) {
    const [, name = "", number = ""] = MARK.exec(mark) ?? [];
    const field = MARKS[name];
    if (field === undefined || (field === "health" && Number(number) === 0)) wrong.push({ id: "sandbox-tamer-link-mark", args: { mark: mark.slice(0, 20), part: card } });
    else if (field === "power" || field === "health") printed[card] = { ...printed[card], [field]: Number(number) };
    else one[field] = Number(number);
  }
  return [one];
}

function readOptions(params: URLSearchParams, wrong: Message[]): Options {
  const options: Record<string, unknown> = { ...USUAL };
  for (const [name, values] of Object.entries(CHOICES)) {
    const said = params.get(name.replace("_", "-"));
    if (said === null) continue;
    const value = values.find((one) => String(one) === said);
    if (value === undefined) wrong.push({ id: "sandbox-tamer-link-option", args: { option: name.replace("_", "-"), value: said.slice(0, 20) } });
    else options[name] = value;
  }
  return options as unknown as Options;
}

/** The link of a set-up: what is usual is left out. */
export function writeLink({ teams, printed, options }: Setup): string {
  const said = new Set<string>();
  const part = (one: Entrant): string => {
    const numbers = said.has(one.card) ? {} : (printed[one.card] ?? {});
    said.add(one.card);
    const all = { ...one, ...numbers } as unknown as Record<string, number | undefined>;
    const marks = Object.entries(MARKS).filter(([, field]) => (field === "power" || field === "health" ? all[field] !== undefined : (all[field] ?? 0) > 0));
    return [one.card, ...marks.map(([mark, field]) => `${mark}${all[field]}`)].join("~");
  };
  const query = [
    ...SIDES.flatMap((side, at) => ((teams[at]?.length ?? 0) > 0 ? [`${side}=${(teams[at] ?? []).map(part).map(encodeURIComponent).join(",")}`] : [])),
    ...Object.entries(options).filter(([name, value]) => value !== USUAL[name as keyof Options]).map(([name, value]) => `${name.replace("_", "-")}=${value}`),
  ];
  return ["/sandbox?game=tamer", ...query].join("&");
}

/** The numbers that must be read from a card before it can fight. */
export function lacking(card: { power?: number; health?: number } | undefined, printed: Printed | undefined): (keyof Printed)[] {
  return (["power", "health"] as const).filter((field) => card?.[field] === undefined && printed?.[field] === undefined);
}

/** What a request takes. */
export function trialOf({ teams: [one, two], printed, options }: Setup, answers: readonly unknown[]): Record<string, unknown> {
  return { one, two, printed, options, answers };
}
