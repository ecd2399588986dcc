/** Devices in order of interest: failed ones one by one, the others counted by kind. */

import type { DeviceState, Message } from "../wire";

export interface Failing {
  device: string;
  why: string | Message;
}

/** A satellite that is away, with all its devices, for one reason. */
export interface Away {
  /** "satellite-gone", with its name and why it is away. */
  sentence: Message;
  devices: string[];
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

/** The reason of a device whose satellite is away, as hardware/inputs.py names it. */
const AWAY = "satellite-away";

/** Satellites that are away are told as one; then come the devices that fail by themselves. */
export function bySatellite(all: readonly Failing[]): { satellites: Away[]; devices: Failing[] } {
  const satellites = new Map<unknown, Away>();
  const devices: Failing[] = [];
  for (const one of all) {
    if (typeof one.why === "string" || one.why.id !== AWAY) {
      devices.push(one);
      continue;
    }
    const { args } = one.why;
    const away = satellites.get(args["satellite"]) ?? { sentence: { id: "satellite-gone", args }, devices: [] };
    away.devices.push(one.device);
    satellites.set(args["satellite"], away);
  }
  return { satellites: [...satellites.values()], devices };
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
