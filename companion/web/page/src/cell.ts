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
