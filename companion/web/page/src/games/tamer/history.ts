/** What is drawn over a whole tournament: how the records grow. */

export const plots: readonly string[] = ["wins", "draws", "losses"];
