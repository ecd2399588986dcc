/** A chart of one number of every seat over the whole game, as wide as its box. The event `step` carries the step pointed at. */

import { html, nothing, type PropertyValues, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { shape } from "../parts/glyph";
import { say } from "../words/say";
import own from "./chart.css?inline";
import { apart, changes, type Scale, scale, spaced, steps } from "./scale";
import { type Band, bands, type Frame, type Series, series, turnings } from "./story";

const HEIGHT = 280;
const TOP = 14;
const BOTTOM = HEIGHT - 26;
const LEFT = 38;
const LABEL = 18;
/** The least distance between labels of rounds, in pixels. */
const ROOM = 78;
/** With more marks than this, a line is drawn without any: they would cover it. */
const MOST_MARKS = 60;
const SMALL = 11;
const BIG = 20;

@customElement("ambit-chart")
export class Chart extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) frames: readonly Frame[] = [];
  @property() counter = "";
  /** The label of the number. */
  @property() label = "";
  @property({ attribute: false }) names: ReadonlyMap<number, string> = new Map();
  @property({ type: Number }) at = 0;
  @state() private width = 800;
  private all: Series[] = [];
  private least = 0;
  private most = 1;
  private bands: Band[] = [];
  private turnings: { step: number }[] = [];
  private readonly sized = new ResizeObserver(([entry]) => {
    this.width = Math.max(260, Math.round(entry?.contentRect.width ?? 800));
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.sized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sized.disconnect();
  }

  /** What does not depend on the step pointed at: a long game is gone through once, not with every step. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("frames") || changed.has("counter")) {
      this.all = series(this.frames, this.counter);
      const known = this.all.flatMap(({ values }) => values).filter((value) => value !== null);
      this.least = known.reduce((least, value) => Math.min(least, value), 0);
      this.most = known.reduce((most, value) => Math.max(most, value), 1);
    }
    if (!changed.has("frames")) return;
    this.bands = bands(this.frames);
    this.turnings = turnings(this.frames);
  }

  protected override render(): TemplateResult {
    const { all } = this;
    const y = scale(this.least, this.most, BOTTOM, TOP, 5);
    const right = this.width - this.margin;
    const x = (step: number): number => LEFT + (step / Math.max(1, this.frames.length - 1)) * (right - LEFT);
    return html`<svg class="plot num" viewBox="0 0 ${this.width} ${HEIGHT}" role="img" aria-label=${this.inMessage(all)}
      @pointerdown=${this.pointed} @pointermove=${this.moved}>
      ${this.rounds(this.bands, x)}
      ${this.grid(y, right)}
      ${this.turnings.map(({ step }) => svg`<path class="turning" d="M${x(step)} ${TOP}V${BOTTOM}"/>`)}
      ${all.map((one, place) => svg`<g data-seat=${one.seat}><path class="rim ${place % 2 ? "dash" : ""}" d=${steps(one.values, x, y.at)}/><path
        class="line ${place % 2 ? "dash" : ""}" d=${steps(one.values, x, y.at)}/>${this.marks(one, x, y)}</g>`)}
      <path class="now" d="M${x(this.at)} ${TOP - 6}V${BOTTOM + 6}" />
      ${all.map((one) => this.bead(one, x(this.at), y))}
      ${this.ends(all, y, right)}
    </svg>`;
  }

  /** The width on the right for names and numbers, by the longest name, in pixels. */
  private get margin(): number {
    return Math.min(150, 46 + 8.2 * Math.max(0, ...[...this.names.values()].map((name) => Math.min(11, name.length))));
  }

  /** Every second round is shaded; as many are labelled as there is room for. */
  private rounds(all: readonly Band[], x: (step: number) => number): SVGTemplateResult[] {
    const left = ({ from }: Band): number => x(from);
    const right = ({ to }: Band): number => x(Math.min(to + 1, this.frames.length - 1));
    const played = all.filter(({ round }) => round > 0);
    const middles = played.map((band) => (left(band) + right(band)) / 2);
    const names = spaced(middles, ROOM).map((which) => svg`<text class="round" x=${middles[which] ?? 0}
      y=${HEIGHT - 6}>${say("page-round", { round: played[which]?.round ?? 0 })}</text>`);
    const shades = all.filter((_, place) => place % 2 === 0).map((band) => svg`<rect class="band" x=${left(band)} y=${TOP}
      width=${Math.max(0, right(band) - left(band))} height=${BOTTOM - TOP}/>`);
    return [...shades, ...names];
  }

  private grid(y: Scale, right: number): SVGTemplateResult[] {
    return y.ticks.map((tick) => svg`<path class="grid" d="M${LEFT} ${y.at(tick)}H${right}"/><text class="axis" x=${LEFT - 8}
      y=${y.at(tick) + 4.5}>${tick}</text>`);
  }

  private marks({ seat, values }: Series, x: (step: number) => number, y: Scale): SVGTemplateResult[] {
    const where = changes(values);
    return where.length > MOST_MARKS ? [] : where.map((step) => placed(seat, x(step), y.at(values[step] ?? 0), SMALL, "mark-of"));
  }

  private bead({ seat, values }: Series, x: number, y: Scale): SVGTemplateResult | typeof nothing {
    const value = values[this.at] ?? null;
    return value === null ? nothing : svg`<g data-seat=${seat}>${placed(seat, x, y.at(value), BIG, "bead")}</g>`;
  }

  private ends(all: readonly Series[], y: Scale, right: number): SVGTemplateResult[] {
    const last = all.map(({ values }) => values.at(-1) ?? null);
    const heights = apart(last.map((value) => y.at(value ?? 0) + 5), LABEL, TOP, BOTTOM + 8);
    return all.map(({ seat }, place) => svg`<text class="end" data-seat=${seat} x=${right + 14}
      y=${heights[place] ?? 0}>${short(this.names.get(seat) ?? "")} ${last[place] ?? "–"}</text>`);
  }

  private inMessage(all: readonly Series[]): string {
    const told = all.map(({ seat, values }) => `${this.names.get(seat) ?? ""} ${values[this.at] ?? "–"}`).join(", ");
    return say("history-chart", { label: this.label, step: this.at, told });
  }

  private readonly moved = (event: PointerEvent): void => {
    if (event.buttons === 1) this.pointed(event);
  };

  private readonly pointed = (event: PointerEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * this.width;
    const share = (along - LEFT) / (this.width - this.margin - LEFT);
    const step = Math.round(Math.max(0, Math.min(1, share)) * (this.frames.length - 1));
    this.dispatchEvent(new CustomEvent<number>("step", { detail: step }));
  };
}

function placed(seat: number, x: number, y: number, size: number, name: string): SVGTemplateResult {
  return svg`<svg class=${name} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} viewBox="0 0 24 24">${shape(seat)}</svg>`;
}

function short(name: string): string {
  return name.length > 11 ? `${name.slice(0, 10)}…` : name;
}
