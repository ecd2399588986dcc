/** Hides notices that repeat what the page already shows. */

import { store } from "../table";
import type { State } from "../wire";

/**
 * Dismisses notices about what the page shows anyway: the question whether a step may be taken back, and
 * on a phone the devices that do not answer.
 */
export function dismissRepeated(state: State, devices: boolean): void {
  for (const { key, notice } of store.notices.value) {
    const asked = notice.message.id === "undo-asked" && state.asked !== null;
    const down = devices && notice.device !== null && state.devices[notice.device]?.up === false;
    if (asked || down) store.dismiss(key);
  }
}
