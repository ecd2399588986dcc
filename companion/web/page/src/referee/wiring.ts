/** Devices in order of interest: failed ones one by one, the others counted by kind. */

import type { DeviceState, Message } from "../wire";

export interface Failing {
  device: string;
  why: string | Message;
}

export interface Group {
  role: string;
  up: number;
  all: number;
}

export function failing(devices: Readonly<Record<string, DeviceState>>): Failing[] {
  return Object.entries(devices)
    .filter(([, { up }]) => !up)
    .map(([device, { why }]) => ({ device, why }));
}

export function groups(devices: Readonly<Record<string, DeviceState>>): Group[] {
  const found = new Map<string, Group>();
  for (const [device, { up }] of Object.entries(devices)) {
    const role = device.split(".").at(-1) ?? device;
    const group = found.get(role) ?? { role, up: 0, all: 0 };
    found.set(role, { role, up: group.up + (up ? 1 : 0), all: group.all + 1 });
  }
  return [...found.values()];
}
