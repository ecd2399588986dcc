/** The link from a prompt to the rules of its game. */

import { html, type TemplateResult } from "lit";

import { rulesPath } from "../rules/book";
import { say } from "../words/say";
import { icon } from "./icon";

export const toRules = (game: string): TemplateResult => html`<a class="to-rules" href=${rulesPath({ game })}>${icon("book")}<span>${say("rules-title")}</span></a>`;
