/** One seat of Ambush: the castle's dial outside, name, castle and counts inside, and what the player has to do now. */

import { html, nothing, type TemplateResult } from "lit";

import { pile } from "../../parts/cards";
import { dial } from "../../parts/dial";
import { die } from "../../parts/die";
import { type Icon, icon } from "../../parts/icon";
import { mirrored } from "../../parts/places";
import { called, touched } from "../../parts/touchable";
import { fine } from "../../press-times";
import { vars } from "../../vars";
import type { SeatView } from "../../wire";
import { say, seatName } from "../../words/say";
import { byVoice, declared, dialTop, give, presses, rolls } from "./call";
import type { AmbushScene } from "./types";

type Lines = (TemplateResult | typeof nothing)[];

export function seat(scene: AmbushScene, one: SeatView, portrait: boolean, touch: boolean): TemplateResult {
  const { view } = scene;
  const gone = one.flags.includes("destroyed");
  const touching = touch && !gone;
  const side = mirrored(one.seat, view.seats.length, portrait) ? "right" : "";
  return html`<section class="seat ${side} ${lit(scene, one.seat)} ${gone ? "out" : ""}" data-seat=${one.seat} aria-label=${seatName(one.name, one.seat - 1)} @click=${touched(touching ? one.seat : null)}>
    ${dial({ value: one.counters["castle"] ?? null, top: dialTop(scene), guard: one.counters["guard"] ?? 0, gone })}
    <div class="words">
      <p class="line called" ${vars({ "--letters": Math.max(5, one.name.length) })}>${called(one.seat, one.name, touching)}</p>
      <p class="castle">${view.table.castles[one.seat] ?? nothing}</p>
      ${gone ? nothing : moment(scene, one)}
      ${tags(scene, one)}
    </div>
  </section>`;
}

/** Which seats get a mat: the player on turn, the caller during a grab, the winner. Awaited players get a thinner one. */
function lit({ view }: AmbushScene, seat: number): string {
  const window = view.table.window;
  if (view.result) return view.result.winners.includes(seat) ? "lit" : "";
  if (view.phase === "capture") return window?.callers.includes(seat) ? "lit" : "";
  if (!view.to_act.includes(seat)) return "";
  return view.to_act.length === 1 ? "lit" : "awaited";
}

function moment(scene: AmbushScene, one: SeatView): Lines {
  switch (scene.view.phase) {
    case "capture":
      return [race(scene, one.seat), captured(one)];
    case "verify":
      return [captured(one), shows(scene, one.seat)];
    case "heat":
      return [rolled(scene, one.seat), captured(one)];
    case "setup":
      return [];
    default:
      return [hand(one), guard(one), best(scene, one.seat)];
  }
}

const hand = (one: SeatView): TemplateResult => counted("hand", "show-ambush-in-hand", Number(one.zones["hand"] ?? 0));
const guard = (one: SeatView): TemplateResult | typeof nothing =>
  one.counters["guard"] ? counted("shield", "show-ambush-guarded", one.counters["guard"]) : nothing;

function counted(drawn: Icon, words: string, count: number): TemplateResult {
  return html`<p class="line num">${icon(drawn)}<b>${count}</b> ${say(words, { count })}</p>`;
}

function captured(one: SeatView): TemplateResult {
  const count = Number(one.zones["captured"] ?? 0);
  return html`<p class="line num">${count === 0 ? icon("hand") : pile(count)}<b>${count}</b> ${say("show-ambush-captured", { count })}</p>`;
}

function best({ view }: AmbushScene, seat: number): TemplateResult | typeof nothing {
  const ms = view.table.stats[seat]?.best_ms ?? null;
  return ms === null ? nothing : html`<p class="line small num">${say("show-ambush-best", { ms })}</p>`;
}

/** How many ms after the first press, with the error. */
function race(scene: AmbushScene, seat: number): TemplateResult | typeof nothing {
  const window = scene.view.table.window;
  if (window === null || window.open || byVoice(scene)) return nothing;
  const called = window.callers.includes(seat);
  const tag = called ? html`<p class="line"><span class="tag lit">${say(window.heat ? "show-ambush-tied" : "show-ambush-first")}</span></p>` : nothing;
  const press = presses(scene).find((one) => one.seat === seat);
  if (called && !window.heat) return tag;
  if (!press) return called ? tag : html`<p class="gap none">${say("show-ambush-no-press")}</p>`;
  const err = press.err_ms === null ? nothing : html`<small>${give(press)}</small>`;
  const timed = called && press.reaction_ms !== null ? say("show-ambush-ms", { ms: press.reaction_ms }) : say("show-ambush-behind", { ms: fine(press.behind_ms) });
  return html`${tag}<p class="gap num">${timed}${err}</p>`;
}

function shows({ view, facts }: AmbushScene, seat: number): TemplateResult | typeof nothing {
  const count = declared(facts).get(seat);
  if (count !== undefined) return html`<p class="line"><span class="tag">${icon("check")}${say("show-ambush-shows", { count })}</span></p>`;
  return view.to_act.includes(seat) ? html`<p class="line"><span class="tag">${icon("eye")}${say("show-ambush-looks")}</span></p>` : nothing;
}

function rolled({ view, facts }: AmbushScene, seat: number): TemplateResult | typeof nothing {
  const roll = rolls(facts).get(seat) ?? null;
  const tied = view.table.window?.callers.includes(seat) || roll !== null;
  const label = say(roll === null ? "show-ambush-to-roll" : "show-ambush-rolled", { roll });
  return tied ? html`<p class="line dice">${die(roll, label)}<span>${roll === null ? label : nothing}</span></p>` : nothing;
}

function tags({ view, latest }: AmbushScene, one: SeatView): Lines {
  const has = (flag: string): boolean => one.flags.includes(flag);
  const trim = (view.prompt.args["trim"] as Record<string, number> | undefined)?.[one.seat];
  const early = latest.some((fact) => fact.fact === "false-start" && fact["seat"] === one.seat);
  return [
    view.result?.winners.includes(one.seat) ? tag("crown", say("show-ambush-wins"), true) : nothing,
    has("destroyed") ? tag("castle", say("flag-destroyed")) : nothing,
    has("stopped") ? tag("check", say("flag-stopped")) : nothing,
    has("over-limit") && trim ? tag("alert", say("show-ambush-gives-back", { count: trim })) : nothing,
    early ? tag("clock", say("show-ambush-false-start")) : nothing,
    has("barred") ? tag("halt", say("flag-barred")) : nothing,
  ];
}

function tag(drawn: Icon, words: string, bright = false): TemplateResult {
  return html`<p class="line"><span class="tag ${bright ? "lit" : ""}">${icon(drawn)}${words}</span></p>`;
}

