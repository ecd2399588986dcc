/** Keeps the table's screen from switching off. Browsers allow it only on the machine itself (a secure context); elsewhere nothing happens. */

let wanted = false;

export function stayAwake(): void {
  if (wanted || !("wakeLock" in navigator)) return;
  wanted = true;
  const ask = (): void => {
    if (document.visibilityState === "visible") void navigator.wakeLock.request("screen").catch(() => null);
  };
  // A hidden page loses the wake lock and has to request it again.
  document.addEventListener("visibilitychange", ask);
  ask();
}
