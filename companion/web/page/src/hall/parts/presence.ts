/** Whether a table is heard: a shape and its word. */

import { html, type TemplateResult } from "lit";

import { icon } from "../../parts/icon";
import { say } from "../../words/say";
import type { Presence } from "../wire";

const DRAWN = { ready: "check", away: "cross", silent: "hourglass", unknown: "minus" } as const;

export const presence = (there: Presence): TemplateResult => html`<span class="tag">${icon(DRAWN[there])}${say(`hall-presence-${there}`)}</span>`;
