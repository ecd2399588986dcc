/** Tells battles step by step: which one is looked at, how far it is told, and how fast. Nothing here changes the game. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { localNow } from "../../table";
import { Progress } from "./progress";
import { type Step, type Story, storyOf } from "./steps";
import type { Battle, TamerScene } from "./types";

/** Milliseconds for which a step is shown at the simple speed. */
export const PACE = 700;
/** The end of a battle stays so many steps long before the screen turns to something else. */
const LINGERS = 6;
export const SPEEDS = [1, 2, 3] as const;
/** Nobody looks at one battle: all of them are shown. */
export const OVERVIEW = 0;

const UNTOLD: Story = { facts: [], steps: [] };

export interface Told {
  battle: Battle;
  story: Story;
  /** The step that is shown; -1 before the first. */
  at: number;
}

export class Telling implements ReactiveController {
  /** 0 while steps wait for a key. */
  private pace: number;
  /** Who went back wants to look: nothing moves by itself until all is told again. */
  private held = false;
  private readonly progress: Progress;
  private stories = new Map<number, Story>();
  /** What somebody chose to look at; null as long as nobody has: then the screen follows what happens. */
  private chosen: number | null = null;
  private followed: number | null = null;
  /** The battle that was followed last, and is not any more. */
  private looked: number | null = null;
  private pairing = "";
  private scene: TamerScene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which step is shown, and since when (local milliseconds). */
  private step = "";
  private since = 0;
  /** The end of the battle that is shown has been there long enough. */
  private lingered = false;

  /** What was shown when it was last drawn. */
  private drawn: Told | null = null;

  /** `heard` is called with each step that follows the one shown before. */
  constructor(private readonly host: ReactiveControllerHost, calm: boolean = prefersCalm(), private readonly heard: (step: Step) => void = () => undefined) {
    host.addController(this);
    this.progress = new Progress(calm);
    this.pace = calm ? 0 : 1;
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
  }

  /** The battle to show now, or null: then all are shown. Called with every scene that is drawn. */
  follow(scene: TamerScene): Told | null {
    this.scene = scene;
    const { battles } = scene.view.table;
    const pairing = `${pairedIn(scene)}/${battles.map(({ seats }) => seats.join("-")).join()}`;
    if (pairing !== this.pairing) this.begin(pairing);
    this.stories = new Map(battles.map((battle) => [battle.battle, storyOf(scene.facts, battle)]));
    const gone = Math.floor(this.age / PACE);
    for (const [battle, story] of this.stories) this.progress.listen(battle, story, scene.latest, battle === this.looksAt, gone);
    this.turnTo(scene);
    const told = this.shown();
    this.sound(told);
    this.wait(told);
    return told;
  }

  private sound(told: Told | null): void {
    const [before, step] = [this.drawn, told?.story.steps[told.at]];
    this.drawn = told;
    if (told && step && before?.battle.battle === told.battle.battle && told.at === before.at + 1) this.heard(step);
  }

  /** How fast it is told by itself now; 0 while steps wait for a key. */
  get speed(): number {
    return this.held ? 0 : this.pace;
  }

  /** Steps of the battle that is shown that have still to be told. */
  get left(): number {
    const told = this.shown();
    return told === null ? 0 : told.story.steps.length - 1 - told.at;
  }

  /** Whether something of the latest battles is still being told, so that what comes after them waits. */
  get busy(): boolean {
    return this.shown() !== null && (this.left > 0 || !this.lingered || this.chosen !== null);
  }

  /** Look at one battle, or with OVERVIEW at all of them. */
  readonly look = (battle: number): void => {
    this.chosen = battle;
    this.progress.enter(battle, this.stories.get(battle) ?? UNTOLD);
    this.host.requestUpdate();
  };

  /** One step on; false when everything that happened has been told. */
  readonly next = (): boolean => this.go(1);
  readonly back = (): boolean => this.go(-1);

  /** Everything that has happened is told at once. */
  readonly toTheEnd = (): void => {
    const told = this.shown();
    this.held = false;
    if (told) this.move(told.battle.battle, told.story.steps.length - 1);
  };

  /** So is what happens next in this battle. */
  readonly skip = (battle: number): void => this.progress.skip(battle);

  /** The speed by itself; 0 stops it. */
  readonly play = (speed: number): void => {
    [this.pace, this.held] = [speed, false];
    this.host.requestUpdate();
  };

  private begin(pairing: string): void {
    this.pairing = pairing;
    this.progress.forget();
    this.step = "";
    [this.chosen, this.followed, this.looked, this.lingered, this.held] = [null, null, null, false, false];
  }

  private get looksAt(): number | null {
    return this.chosen ?? this.followed;
  }

  private shown(): Told | null {
    const battle = this.scene?.view.table.battles.find((one) => one.battle === this.looksAt);
    const story = battle && this.stories.get(battle.battle);
    return battle && story ? { battle, story, at: this.progress.at(battle.battle) } : null;
  }

  /** Nobody has chosen: of the battles that move, the first is followed to its end. */
  private turnTo(scene: TamerScene): void {
    const { battles } = scene.view.table;
    const now = battles.find(({ battle }) => battle === this.followed);
    const moved = this.moved(scene);
    if (now?.state === "done" && !this.lingered && moved.includes(now.battle)) return;
    const next = battles.length === 1 ? battles[0] : battles.find(({ battle }) => battle === (moved.find((one) => this.fights(one)) ?? this.justEnded(moved)));
    if (next === now) return;
    [this.followed, this.lingered] = [next?.battle ?? null, false];
    if (now) this.looked = now.battle;
    if (next) this.progress.enter(next.battle, this.stories.get(next.battle) ?? UNTOLD);
  }

  /** The battles in which something has happened after the pairing, in the order in which they began to move. */
  private moved({ steps }: TamerScene): number[] {
    const paired = steps.findLastIndex((step) => step.some(({ fact }) => fact === "paired"));
    const moves = steps.slice(paired + 1).flatMap((step) => [...this.stories].filter(([, { facts }]) => step.some((fact) => facts.includes(fact))).map(([battle]) => battle));
    return [...new Set(moves)];
  }

  private fights(battle: number): boolean {
    return this.scene?.view.table.battles.some((one) => one.battle === battle && one.state !== "done") ?? false;
  }

  /** The battle that the last step has ended, unless people have looked at its end for long enough. */
  private justEnded(moved: readonly number[]): number | undefined {
    const latest = this.scene?.latest ?? [];
    return this.age >= PACE * LINGERS ? undefined : moved.find((one) => one !== this.looked && this.stories.get(one)?.facts.some((fact) => latest.includes(fact)));
  }

  /** Milliseconds since the last step was done, as fast as the table goes. */
  private get age(): number {
    const { done, pace = 1 } = this.scene ?? { done: -Infinity };
    return Math.max(0, localNow() - done) * 1000 * Math.max(1, pace);
  }

  private go(by: 1 | -1): boolean {
    const told = this.shown();
    const at = (told?.at ?? -1) + by;
    if (told === null || at < 0 || at >= told.story.steps.length) return false;
    this.held = by < 0 || (this.held && at < told.story.steps.length - 1);
    this.move(told.battle.battle, at);
    return true;
  }

  private move(battle: number, at: number): void {
    this.progress.move(battle, at);
    this.lingered = false;
    this.host.requestUpdate();
  }

  /** The next step by itself: sooner where more has happened than is told. */
  private wait(told: Told | null): void {
    clearTimeout(this.timer);
    if (told === null) return;
    const { battle, story, at } = told;
    const fast = Math.max(1, this.scene?.pace ?? 1);
    const begins = at < 0 && this.left > 0;
    const shown = this.shownFor(told);
    if (this.left > 0 && (this.speed > 0 || begins)) {
      const behind = Math.max(1, (story.steps.at(-1)?.section ?? 0) - (story.steps[at]?.section ?? 0));
      const soon = begins ? 0 : PACE / (this.speed * fast * behind);
      this.timer = setTimeout(() => this.move(battle.battle, at + 1), Math.max(0, soon - shown));
    } else if (this.left === 0 && battle.state === "done" && !this.lingered) {
      this.timer = setTimeout(this.turnAway, Math.max(0, (PACE * LINGERS) / (Math.max(1, this.speed) * fast) - shown));
    }
  }

  /** Milliseconds for which this step has been shown: on a screen that is opened later, since it was done. Clocks that are drawn do not begin it again. */
  private shownFor({ battle, at }: Told): number {
    const [step, now] = [`${battle.battle}.${at}.${battle.state}`, localNow() * 1000];
    if (step !== this.step) [this.step, this.since] = [step, this.step === "" ? now - this.age : now];
    return now - this.since;
  }

  private readonly turnAway = (): void => {
    this.lingered = true;
    if (this.speed > 0) this.chosen = null;
    this.host.requestUpdate();
  };
}

/** The round of the latest pairing: its battles stay in the view until the next one. */
function pairedIn({ view }: TamerScene): number {
  return view.phase === "battle" || view.phase === "over" ? view.round : view.round - 1;
}

export function prefersCalm(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
