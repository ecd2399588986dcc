/** What the table tells twice is shown once. */

import { store } from "../table";
import type { State } from "../wire";

/** The question whether a step may be taken back stands on the page; its notice is put away. */
export function hush(state: State): void {
  if (state.asked === null) return;
  for (const { key, notice } of store.notices.value) if (notice.words.id === "undo-asked") store.dismiss(key);
}
