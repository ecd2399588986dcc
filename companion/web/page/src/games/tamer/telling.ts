/** Tells battles step by step: which one is looked at, how far it is told, and how fast. Nothing here changes the game. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { type Story, storyOf } from "./steps";
import type { Battle, TamerScene } from "./types";

/** Milliseconds for which a step is shown at the simple speed. */
export const PACE = 700;
/** The end of a battle stays so many steps long before the screen turns to something else. */
const LINGERS = 6;
export const SPEEDS = [1, 2, 3] as const;
/** Nobody looks at one battle: all of them are shown. */
export const OVERVIEW = 0;

export interface Told {
  battle: Battle;
  story: Story;
  /** The step that is shown; -1 before the first. */
  at: number;
}

/** Where one battle is told. */
interface Place {
  at: number;
  /** Steps that this page had heard of when it last listened. */
  heard: number;
  /** Somebody has looked at it. */
  seen: boolean;
  /** Somebody wants to see its end at once. */
  skips?: boolean;
}

export class Telling implements ReactiveController {
  /** 0 while steps wait for a key. */
  private pace: number;
  /** Who went back wants to look: nothing moves by itself until all is told again. */
  private held = false;
  private places = new Map<string, Place>();
  private stories = new Map<number, Story>();
  /** What somebody chose to look at; null as long as nobody has: then the screen follows what happens. */
  private chosen: number | null = null;
  private followed: number | null = null;
  private pairing = "";
  private scene: TamerScene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lingered = false;

  constructor(private readonly host: ReactiveControllerHost, private readonly calm: boolean = prefersCalm()) {
    host.addController(this);
    this.pace = calm ? 0 : 1;
  }

  /** How fast it is told by itself now; 0 while steps wait for a key. */
  get speed(): number {
    return this.held ? 0 : this.pace;
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
    for (const battle of battles) this.listen(scene, battle);
    this.turnTo(scene);
    const told = this.shown();
    this.wait(told);
    return told;
  }

  /** How far the battle that is shown is told, and whether there is more. */
  get left(): number {
    const told = this.shown();
    return told === null ? 0 : told.story.steps.length - 1 - told.at;
  }

  /** Look at one battle, or with OVERVIEW at all of them. */
  readonly look = (battle: number): void => {
    this.chosen = battle;
    const place = this.place(battle);
    if (place && !place.seen) this.enter(battle, place);
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

  /** What comes next in a battle is told at once, to its end. */
  readonly skip = (battle: number): void => {
    const place = this.place(battle);
    if (place) place.skips = true;
  };

  /** The speed by itself; 0 stops it. */
  readonly play = (speed: number): void => {
    [this.pace, this.held] = [speed, false];
    this.host.requestUpdate();
  };

  private begin(pairing: string): void {
    this.pairing = pairing;
    this.places.clear();
    [this.chosen, this.followed, this.lingered, this.held] = [null, null, false, false];
  }

  private place(battle: number): Place | undefined {
    return this.places.get(String(battle));
  }

  /** What is new of a battle: where all was told, the first new step is shown at once. */
  private listen(scene: TamerScene, { battle }: Battle): void {
    const steps = this.stories.get(battle)?.steps ?? [];
    const last = steps.length - 1;
    const known = this.place(battle);
    if (known === undefined) {
      const first = scene.since > 0 ? steps.findIndex(({ facts }) => facts.some((fact) => scene.latest.includes(fact))) : -1;
      this.places.set(String(battle), { at: first < 0 || this.calm ? last : first - 1, heard: steps.length, seen: steps.length > 0 && first !== 0 });
      return;
    }
    if (known.at > last || (steps.length > known.heard && (this.calm || known.skips || (known.seen && battle !== this.looksAt)))) known.at = last;
    else if (steps.length > known.heard && known.at === known.heard - 1 && battle === this.looksAt) known.at += 1;
    if (steps.length > known.heard) known.skips = false;
    known.heard = steps.length;
  }

  private get looksAt(): number | null {
    return this.chosen ?? this.followed;
  }

  /** Something has happened in it after the pairing. */
  private moved({ latest }: TamerScene, { battle }: Battle): boolean {
    const facts = this.stories.get(battle)?.facts ?? [];
    return !latest.some(({ fact }) => fact === "paired") && latest.some((fact) => facts.includes(fact));
  }

  /** Nobody has chosen: a battle that begins to move is followed to its end. */
  private turnTo(scene: TamerScene): void {
    const { battles } = scene.view.table;
    const now = battles.find(({ battle }) => battle === this.followed);
    if (now && (now.state !== "done" || !this.lingered)) return;
    const next = battles.length === 1 ? battles[0] : battles.find((battle) => this.moved(scene, battle) && battle.battle !== this.followed);
    if (next && next.battle !== this.followed) {
      [this.followed, this.lingered] = [next.battle, false];
      const place = this.place(next.battle);
      if (place && !place.seen) this.enter(next.battle, place);
    } else if (now && battles.length > 1) this.followed = null;
  }

  /** At a first look the Round Start is told from its beginning; later on the last clash. */
  private enter(battle: number, place: Place): void {
    const { steps } = this.stories.get(battle) ?? { steps: [] };
    place.seen = true;
    if (this.calm) return;
    const section = steps.at(-1)?.section ?? 0;
    const first = section <= 1 ? 0 : steps.findIndex((step) => step.section === section);
    place.at = Math.min(first, steps.length - 1);
  }

  private shown(): Told | null {
    const battle = this.scene?.view.table.battles.find((one) => one.battle === this.looksAt);
    const story = battle && this.stories.get(battle.battle);
    return battle && story ? { battle, story, at: this.place(battle.battle)?.at ?? -1 } : null;
  }

  private go(by: 1 | -1): boolean {
    const told = this.shown();
    if (told === null) return false;
    const at = told.at + by;
    if (at < 0 || at >= told.story.steps.length) return false;
    this.held = by < 0 || (this.held && at < told.story.steps.length - 1);
    this.move(told.battle.battle, at);
    return true;
  }

  private move(battle: number, at: number): void {
    this.places.set(String(battle), { at, seen: true, heard: this.stories.get(battle)?.steps.length ?? 0 });
    this.lingered = false;
    this.host.requestUpdate();
  }

  /** The next step by itself: sooner where more has happened than is told. */
  private wait(told: Told | null): void {
    clearTimeout(this.timer);
    const place = told && this.place(told.battle.battle);
    if (told === null || !place || this.scene === null) return;
    const last = told.story.steps.length - 1;
    const fast = Math.max(1, this.scene.pace ?? 1);
    if (place.at < last) {
      const fresh = place.at < 0;
      if (this.speed === 0 && !fresh) return;
      const behind = Math.max(1, (told.story.steps[last]?.section ?? 0) - (told.story.steps[place.at]?.section ?? 0));
      const soon = fresh ? 0 : PACE / (this.speed * fast * behind);
      this.timer = setTimeout(() => this.move(told.battle.battle, place.at + 1), soon);
    } else if (told.battle.state === "done" && !this.lingered) {
      this.timer = setTimeout(() => this.linger(), (PACE * LINGERS) / (Math.max(1, this.speed) * fast));
    }
  }

  private linger(): void {
    this.lingered = true;
    if (this.chosen !== null && this.speed > 0) this.chosen = null;
    this.host.requestUpdate();
  }

  /** Whether something of the latest battles is still being told, so that what comes after them waits. */
  get busy(): boolean {
    const told = this.shown();
    return told !== null && (told.at < told.story.steps.length - 1 || !this.lingered || this.chosen !== null);
  }
}

/** The round of the latest pairing: its battles stay in the view until the next one. */
function pairedIn({ view }: TamerScene): number {
  return view.phase === "battle" || view.phase === "over" ? view.round : view.round - 1;
}

export function prefersCalm(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
