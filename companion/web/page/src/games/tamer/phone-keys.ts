/** From what is legal to the keys of a phone, in Tamer Tournament. */

import { asideKeys, key, keysOf, type Maker, promoted, some } from "../../seat/keys";
import { choices, fields, type Form } from "../../seat/legal";
import type { Key, Now } from "../../seat/phone";
import { askOf, battleOf, facesSample, hasChosen, isManual, isReady, lineOf, rosterOf } from "./phone-view";
import { SAMPLE } from "./types";

const MAKERS: Record<string, Maker<Now>> = {
  pick: (form, now) => {
    if (isManual(now)) return hasChosen(now) ? [] : [key(form, "wide", "phone-tamer-chosen", { icon: "check" })];
    return [key(form, hasChosen(now) ? "tall" : "wide", hasChosen(now) ? "phone-tamer-pick-again" : "phone-tamer-pick", { ask: ["card"], icon: hasChosen(now) ? "undo" : "unseen" })];
  },
  ready: (form, now) => {
    const on = !isReady(now);
    const part = some(form, (entry) => ("on" in entry) !== on);
    if (part === null) return [];
    return [on ? key(part, "wide", "phone-tamer-stands", { icon: "check" }) : key(part, "tall", "phone-tamer-change", { chosen: { on: false }, icon: "undo" })];
  },
  place: (form, now) => {
    if (isReady(now)) return [];
    const last = lineOf(now).at(-1);
    const own = rosterOf(now);
    const more = choices(form, "card", {}).values.some((card) => !own.includes(String(card)));
    return [
      ...(last === undefined ? [] : [key(form, "tall", "phone-tamer-last-out", { id: "last-out", chosen: { card: last }, icon: "undo" })]),
      ...(more ? [key(form, "tall", "phone-tamer-add", { id: "add", ask: ["card"], icon: "plus" })] : []),
    ];
  },
  // The order of a line is changed where it is drawn; without cards the player says what the team costs.
  team: (form, now) => (isManual(now) && !isReady(now) ? [key(form, "tall", "phone-tamer-points", { ask: ["points"], icon: "stone" })] : []),
  pair: (form, now) => [key(form, "wide", "phone-tamer-pair", { ask: ["order"], args: { seats: now.view.seats.length }, icon: "dice" })],
  // Whose effect comes next, and who is chosen, is tapped in the middle.
  start: (form) => {
    const part = some(form, (entry) => !("card" in entry));
    return part === null ? [] : [key(part, "wide", "phone-tamer-front-to-back", { icon: "list" })];
  },
  choose: () => [],
  fight: (form) => {
    const of = (all: boolean): Form | null => some(form, (entry) => (entry["all"] === true) === all);
    const [one, every] = [of(false), of(true)];
    return [
      ...(one ? [key(one, "wide", "phone-tamer-fight", { icon: "step" })] : []),
      ...(every ? [key(every, "tall", "phone-tamer-fight-all", { id: "fight-all", chosen: { all: true }, icon: "fast" })] : []),
    ];
  },
  flip: (form, now) => {
    if (form.seat === SAMPLE && !facesSample(now)) return [];
    const [card, none] = [some(form, (entry) => "card" in entry), some(form, (entry) => !("card" in entry))];
    const id = `flip-${form.seat}-${askOf(now)?.creature ?? ""}`;
    return [
      ...(card ? [key(card, "wide", "phone-tamer-flip", { id, ask: ["card", "at"], asks: (field, chosen) => field === "card" || chosen["card"] !== undefined, icon: "deck" })] : []),
      ...(none ? [key(none, "tall", "phone-tamer-no-card", { id: `${id}-none`, icon: "cross" })] : []),
    ];
  },
  resolve: (form, now) => {
    const ask = askOf(now);
    const asked = ask?.kind === "resolve" && ask.seat === form.seat ? ask.creature : null;
    if (form.seat === SAMPLE && !facesSample(now)) return [];
    if (asked === null) return [key(form, "more", "phone-tamer-resolve-other", { id: `resolve-${form.seat}`, ask: ["card", "changes"], icon: "dice" })];
    const args = { card: asked };
    return [
      key(form, now.view.phase === "battle" ? "wide" : "tall", "phone-tamer-resolve", { id: `resolve-${form.seat}-${asked}`, chosen: { card: asked }, ask: ["changes"], args, icon: "dice" }),
      key(form, "tall", "phone-tamer-resolve-nothing", { id: `nothing-${form.seat}-${asked}`, chosen: { card: asked, changes: [] }, args, icon: "cross" }),
    ];
  },
  report: (form, now) => {
    const only = battleOf(now)?.state === "report";
    if (!only) return [key(form, "more", "phone-tamer-report", { ask: ["result"], icon: "check" })];
    return choices(form, "result", {}).values.map((result) =>
      key(form, result === "win" ? "wide" : "tall", `phone-tamer-report-${String(result)}`, { id: `report-${String(result)}`, chosen: { result }, icon: result === "win" ? "crown" : result === "draw" ? "pause" : "cross" }));
  },
};

export function tamerKeys(all: readonly Form[], now: Now): Key[] {
  const keys = keysOf(all, now, { makers: MAKERS, shared: ["flip", "resolve"] });
  const concede = all.filter(({ verb }) => verb === "concede").map((form) => key(form, "more", "phone-tamer-concede", { icon: "halt", sure: "phone-tamer-concede-sure" }));
  const shown = keys.filter(possible);
  return [...(now.view.phase === "battle" ? promoted(shown) : shown), ...asideKeys(all.filter(({ verb }) => verb !== "concede")), ...concede];
}

/** A key whose fields nobody could fill is not there. */
const possible = ({ form, ask }: Key): boolean => ask.every((field) => fields(form).includes(field) || field === "at");
