/** The names of devices: a role at a seat, or at the table itself (seat 0). As in hardware/roles.py. */

import type { DeviceState, Message } from "../wire";

export type Role = "reader" | "ok" | "no" | "call" | "lamp" | "dial" | "main" | "aux" | "bar" | "grid" | "undo" | "sound";
export type Devices = Readonly<Record<string, DeviceState>>;

export const TABLE = 0;

/** The name of a place: "seat1", "table". */
export function place(seat: number): string {
  return seat === TABLE ? "table" : `seat${seat}`;
}

/** The name of a device: "seat1.ok", "table.undo". */
export function deviceName(seat: number, role: Role): string {
  return `${place(seat)}.${role}`;
}

/** Whether the table has that device. A table that told of no device at all is taken to have every one. */
export function wired(devices: Devices, seat: number, role: Role): boolean {
  return Object.keys(devices).length === 0 || deviceName(seat, role) in devices;
}

/** Why the device does not answer; null while it works. */
export function down(devices: Devices, seat: number, role: Role): string | Message | null {
  const state = devices[deviceName(seat, role)];
  return state === undefined || state.up ? null : state.why;
}

/** All devices of a seat. */
export function devicesOf(devices: Devices, seat: number): string[] {
  return Object.keys(devices).filter((name) => name.startsWith(`${place(seat)}.`));
}
