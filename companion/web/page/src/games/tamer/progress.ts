/** How far each battle of a pairing has been told. */

import type { Fact } from "../../wire";
import type { Step, Story } from "./steps";

interface Place {
  /** The step that was told last; -1 before the first. */
  at: number;
  /** Steps that this page had heard of when it last listened. */
  heard: number;
  /** Somebody has looked at it. */
  seen: boolean;
  /** Somebody wants to see its end at once. */
  skips: boolean;
}

export class Progress {
  private readonly places = new Map<number, Place>();

  /** `calm`: whoever asks for that is told everything at once. */
  constructor(private readonly calm: boolean) {}

  forget(): void {
    this.places.clear();
  }

  at(battle: number): number {
    return this.places.get(battle)?.at ?? -1;
  }

  /** What is new of a battle: where all was told, the first new step is shown at once. `gone`: as many steps as others have been told since. */
  listen(battle: number, { steps }: Story, latest: readonly Fact[], shown: boolean, gone: number): void {
    const place = this.places.get(battle);
    if (place === undefined) return this.begin(battle, steps, latest, gone);
    const more = steps.length > place.heard;
    if (place.at >= steps.length || (more && (this.calm || place.skips || (place.seen && !shown)))) place.at = steps.length - 1;
    else if (more && shown && place.at === place.heard - 1) place.at += 1;
    if (more) place.skips = false;
    place.heard = steps.length;
  }

  /** A page that is opened later does not tell again what others have been told. */
  private begin(battle: number, steps: readonly Step[], latest: readonly Fact[], gone: number): void {
    const first = steps.findIndex(({ facts }) => facts.some((fact) => latest.includes(fact)));
    const at = first < 0 || this.calm ? steps.length - 1 : Math.min(steps.length - 1, first - 1 + gone);
    this.places.set(battle, { at, heard: steps.length, seen: steps.length > 0 && first !== 0, skips: false });
  }

  /** At a first look the Round Start is told from its beginning; later on the last clash. */
  enter(battle: number, { steps }: Story): void {
    const place = this.places.get(battle);
    if (!place || place.seen) return;
    place.seen = true;
    if (this.calm) return;
    const section = steps.at(-1)?.section ?? 0;
    const first = section <= 1 ? 0 : steps.findIndex((step) => step.section === section);
    place.at = Math.min(first, steps.length - 1);
  }

  move(battle: number, at: number): void {
    const place = this.places.get(battle);
    if (place) [place.at, place.seen] = [at, true];
  }

  /** What comes next in a battle is told at once, to its end. */
  skip(battle: number): void {
    const place = this.places.get(battle);
    if (place) place.skips = true;
  }
}
