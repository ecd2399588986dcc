/** The frame of the pages for referee, cards and history: title, subtitle, links to the other pages, and the content. */

import { html, nothing, type TemplateResult } from "lit";

import "../parts/connection";
import { mark } from "../parts/glyph";
import "../parts/settings";
import { store } from "../table";
import { say } from "../words/say";

export type FramedPage = "referee" | "cards" | "history" | "sandbox";

const PAGES: readonly { page: string; path: string; simulated?: true }[] = [
  { page: "table", path: "/" },
  { page: "referee", path: "/referee" },
  { page: "cards", path: "/cards" },
  { page: "history", path: "/history" },
  { page: "sandbox", path: "/sandbox" },
  { page: "simulate", path: "/simulate", simulated: true },
];

export function pageFrame(page: FramedPage, about: string, content: unknown): TemplateResult {
  const simulated = store.welcome.value?.simulated ?? false;
  return html`<div class="page-frame">
    <header>${mark()}<h1>${say(`hand-page-${page}`)}</h1>${about ? html`<span class="quiet num about">${about}</span>` : nothing}
      <nav aria-label=${say("hand-pages")}>
        ${PAGES.filter((one) => simulated || !one.simulated).map((one) => html`<a href=${one.path}
          aria-current=${one.page === page ? "page" : nothing}>${say(`hand-page-${one.page}`)}</a>`)}
      </nav><ambit-settings></ambit-settings></header>
    ${page === "sandbox" ? nothing : html`<ambit-connection></ambit-connection>`}
    ${content}
  </div>`;
}
