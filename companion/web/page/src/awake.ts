/** Keeps this screen from going dark while it is the table's. Browsers allow it on the machine itself; elsewhere nothing happens. */

let wanted = false;

export function stayAwake(): void {
  if (wanted || !("wakeLock" in navigator)) return;
  wanted = true;
  const ask = (): void => {
    if (document.visibilityState === "visible") void navigator.wakeLock.request("screen").catch(() => null);
  };
  // A hidden page loses it and has to ask again.
  document.addEventListener("visibilitychange", ask);
  ask();
}
