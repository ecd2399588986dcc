/** A value that can be watched. Everything on the page that changes is in one of these. */

export type Stop = () => void;

/** Anything that says when it changed. */
export interface Watchable {
  watch(tell: () => void): Stop;
}

export class Cell<T> implements Watchable {
  private readonly watchers = new Set<(value: T) => void>();

  constructor(private current: T) {}

  get value(): T {
    return this.current;
  }

  set value(next: T) {
    if (Object.is(next, this.current)) return;
    this.current = next;
    for (const tell of [...this.watchers]) tell(next);
  }

  watch(tell: (value: T) => void): Stop {
    this.watchers.add(tell);
    return () => this.watchers.delete(tell);
  }
}

/** Resolves as soon as one of the cells makes `holds` true, be it now. */
export function until(holds: () => boolean, ...cells: readonly Watchable[]): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = cells.map((cell) => cell.watch(() => {
      if (!holds()) return;
      for (const stop of stops) stop();
      resolve();
    }));
  });
}
