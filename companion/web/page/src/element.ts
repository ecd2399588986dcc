/** The base class of every element of the page: shared styles, words, and a new drawing when what it watches changes. */

import { type CSSResultGroup, LitElement, unsafeCSS } from "lit";

import type { Stop, Watchable } from "./cell";
import shared from "./style/shared.css?inline";
import { speaker } from "./words/say";

export const sharedStyles = unsafeCSS(shared);

/** The styles of an element: the shared ones first, then its own (`import own from "./x.css?inline"`). */
export function styles(...own: string[]): CSSResultGroup {
  return [sharedStyles, ...own.map((text) => unsafeCSS(text))];
}

export class AmbitElement extends LitElement {
  static override styles: CSSResultGroup = styles();

  private stops: Stop[] = [];

  /** The cells whose change draws this element anew, besides a change of the language. */
  protected watching(): readonly Watchable[] {
    return [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stops = [speaker, ...this.watching()].map((cell) => cell.watch(() => this.requestUpdate()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}
