/** What the table tells twice is shown once. */

import { store } from "../table";
import type { State } from "../wire";

/**
 * Notices that say what stands on the page already are put away: the question whether a step may be taken back, and
 * on a phone the devices that do not answer.
 */
export function hush(state: State, devices: boolean): void {
  for (const { key, notice } of store.notices.value) {
    const asked = notice.message.id === "undo-asked" && state.asked !== null;
    const down = devices && notice.device !== null && state.devices[notice.device]?.up === false;
    if (asked || down) store.dismiss(key);
  }
}
