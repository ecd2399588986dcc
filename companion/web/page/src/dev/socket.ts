/** A fake socket that sends recorded states and accepts everything. */

import { whatIfs } from "../simulate/faults";
import type { Said, State, Told } from "../wire";
import type { Setting } from "./setting";

/** A later state as the table would send it, but with every field instead of only the changes. */
function updated({ tell: _, story, ...fields }: State): Told {
  return { tell: "update", changes: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, [value]])), story };
}

export class MockSocket {
  static setting: Setting;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    const said = JSON.parse(text) as Said;
    if (said.say === "hello") this.greet();
    else if (said.say === "ping") this.tell({ tell: "pong", sent: said.sent, now: performance.now() / 1000 + 100 });
    else setTimeout(() => this.tell({ tell: "done", id: said.id ?? 0 }), 50);
  }

  close(): void {
    this.onclose?.();
  }

  private greet(): void {
    const { role, seat, states, notices, lobby } = MockSocket.setting;
    this.tell({ tell: "welcome", role, seat, simulated: true, languages: ["en", "fr"], fault_kinds: whatIfs.map(({ fault }) => fault.fault) });
    this.tell(lobby);
    if (lobby.phase === "lobby") return;
    const [first, ...later] = states;
    for (const message of [...(first ? [first] : []), ...later.map(updated), ...notices]) this.tell(message);
  }

  private tell(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
