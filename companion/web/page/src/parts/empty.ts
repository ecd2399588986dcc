/** An empty list or page: one sentence, what it means, and the key that changes it. */

import { html, nothing, type TemplateResult } from "lit";

export interface Empty {
  says: string;
  more?: string;
  key?: TemplateResult;
}

export function empty({ says, more, key }: Empty): TemplateResult {
  return html`<div class="empty"><p>${says}</p>${more ? html`<p class="quiet">${more}</p>` : nothing}${key ?? nothing}</div>`;
}
