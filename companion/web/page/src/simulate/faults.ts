/** The faults that can be switched on, in the order of the panel, and the messages that switch them on and off. */

import { type Devices, devicesOf, place, type Role, deviceName, TABLE, wired } from "./devices";

export interface WhatIf {
  /** Names its message: simulate-fault-<id>. */
  id: string;
  /** The fault as in hardware/faults.py, with its settings. */
  fault: { fault: string; [setting: string]: unknown };
  /** The devices that it can affect; "link" is everything that the seat's satellite carries. */
  befalls: readonly Role[] | "link";
}

export type Faults = Readonly<Record<string, readonly Record<string, unknown>[]>>;

export interface Switch {
  target: string;
  fault: Record<string, unknown>;
  on: boolean;
}

const READER: readonly Role[] = ["reader"];
/** Offered only where the board has sensors. */
const BOARD: readonly Role[] = ["grid"];

export const whatIfs: readonly WhatIf[] = [
  { id: "reader-dies", fault: { fault: "dead" }, befalls: READER },
  { id: "late", fault: { fault: "late", by: 0.08 }, befalls: "link" },
  { id: "unreadable", fault: { fault: "unreadable", why: "faint" }, befalls: READER },
  { id: "lost", fault: { fault: "lost", resent: 0.25 }, befalls: "link" },
  { id: "phone", fault: { fault: "unreadable", why: "phone" }, befalls: READER },
  { id: "repeated", fault: { fault: "repeated", after: 0.25 }, befalls: "link" },
  { id: "two-cards", fault: { fault: "two-cards" }, befalls: READER },
  { id: "drift", fault: { fault: "drift", ppm: 50 }, befalls: "link" },
  { id: "left-on", fault: { fault: "left-on" }, befalls: READER },
  { id: "unplugged", fault: { fault: "unplugged" }, befalls: "link" },
  { id: "bounce", fault: { fault: "bounce" }, befalls: ["ok", "no", "call", "dial", "undo"] },
  { id: "noise", fault: { fault: "noise", changed: 0.01 }, befalls: READER },
  { id: "stuck", fault: { fault: "stuck" }, befalls: BOARD },
  { id: "cut", fault: { fault: "cut" }, befalls: BOARD },
  { id: "lights-die", fault: { fault: "dead" }, befalls: ["main", "aux", "bar", "lamp"] },
];

/** The faults that are possible at that seat, given its devices and the kinds of faults (`fault_kinds`) that the table knows. */
export function offered(devices: Devices, seat: number, fault_kinds: readonly string[], sensors = false): WhatIf[] {
  const known = whatIfs.filter(({ fault, befalls }) => fault_kinds.includes(fault.fault) && (sensors || befalls !== BOARD));
  return known.filter(({ befalls }) => befalls === "link" || named(befalls, devices, seat).length > 0);
}

/** Whether it is switched on at that seat, for at least one of its devices. */
export function isOn(what: WhatIf, faults: Faults, devices: Devices, seat: number): boolean {
  return afflicted(what, faults, devices, seat).length > 0;
}

/** How many of the faults are on at that seat. */
export function count(faults: Faults, devices: Devices, seat: number): number {
  return whatIfs.filter((what) => isOn(what, faults, devices, seat)).length;
}

/** The messages that switch it on: for the devices, or for the link. */
export function switchOn(what: WhatIf, devices: Devices, seat: number): Switch[] {
  const targets = what.befalls === "link" ? [place(seat)] : named(what.befalls, devices, seat);
  return targets.map((target) => ({ target, fault: what.fault, on: true }));
}

/** The same for each device, for a table whose wiring has no link of that name. */
export function switchOnEach(what: WhatIf, devices: Devices, seat: number): Switch[] {
  return devicesOf(devices, seat).map((target) => ({ target, fault: what.fault, on: true }));
}

/** The messages that switch it off wherever it is on at that seat. */
export function switchOff(what: WhatIf, faults: Faults, devices: Devices, seat: number): Switch[] {
  return afflicted(what, faults, devices, seat).map((target) => ({ target, fault: what.fault, on: false }));
}

/** The messages that switch every fault off. */
export function mendAll(faults: Faults): Switch[] {
  return Object.entries(faults).flatMap(([target, some]) => some.map((fault) => ({ target, fault, on: false })));
}

/** The faults that are on after that message: a fault replaces another one of its kind. */
export function after(faults: Faults, { target, fault, on }: Switch): Faults {
  const others = (faults[target] ?? []).filter((each) => each["fault"] !== fault["fault"]);
  const { [target]: _, ...elsewhere } = faults;
  const here = on ? [...others, fault] : others;
  return here.length > 0 ? { ...elsewhere, [target]: here } : elsewhere;
}

/** Whether a card that is laid on that reader stays there. */
export function keepsCards(faults: Faults, seat: number): boolean {
  return (faults[deviceName(seat, "reader")] ?? []).some((fault) => fault["fault"] === "left-on");
}

function afflicted(what: WhatIf, faults: Faults, devices: Devices, seat: number): string[] {
  const where = what.befalls === "link" ? [place(seat), ...devicesOf(devices, seat)] : named(what.befalls, devices, seat);
  return where.filter((target) => (faults[target] ?? []).some((fault) => same(what.fault, fault)));
}

function named(roles: readonly Role[], devices: Devices, seat: number): string[] {
  const own = roles.filter((role) => (seat === TABLE) === TABLE_ONLY.has(role) || role === "reader");
  return own.filter((role) => wired(devices, seat, role)).map((role) => deviceName(seat, role));
}

const TABLE_ONLY: ReadonlySet<Role> = new Set(["undo", "grid", "sound"]);

/** Whether two faults are of one kind and, where the kind has a reason, of one reason: a phone is not a faint tag. Other settings may differ. */
function same(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  if (one["fault"] !== other["fault"]) return false;
  return one["fault"] !== "unreadable" || one["why"] === (other["why"] ?? "faint");
}
