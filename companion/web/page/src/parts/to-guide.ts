/** The link to the documents that the table serves, in the language of this screen. They are no page of the app: the browser loads them. */

import { html, type TemplateResult } from "lit";

import { language, say } from "../words/say";
import { icon } from "./icon";

export const GUIDE = "/help";

export const toGuide = (look: string): TemplateResult => html`<a class=${look} href="${GUIDE}?lang=${language.value}">${icon("book")}<span>${say("page-guide")}</span></a>`;
