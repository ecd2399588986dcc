/** Keeps a screen from switching off. Browsers allow it only in a secure context, such as on the machine itself; elsewhere nothing happens. */

let wanted = false;
let held: WakeLockSentinel | null = null;

export function stayAwake(on = true): void {
  if (on === wanted || !("wakeLock" in navigator)) return;
  wanted = on;
  if (on) {
    // A hidden page loses the wake lock and has to request it again.
    document.addEventListener("visibilitychange", ask);
    ask();
  } else {
    document.removeEventListener("visibilitychange", ask);
    void held?.release().catch(() => null);
    held = null;
  }
}

function ask(): void {
  if (document.visibilityState !== "visible") return;
  void navigator.wakeLock.request("screen").then(
    (lock) => {
      if (wanted) held = lock;
      else void lock.release();
    },
    () => null,
  );
}
