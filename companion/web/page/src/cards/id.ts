/** Names as ids, as the table makes them. */

import { fold } from "../handheld/search";

/** burmstone-knight for "Burmstone Knight". */
export function idFor(name: string): string {
  return fold(name).replace(/[^a-z0-9]+/g, "-").slice(0, 60).replace(/^-+|-+$/g, "");
}
