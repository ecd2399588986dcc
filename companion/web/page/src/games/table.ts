/** The table of any game: `<ambit-table .scene=${…}>`. It fills its box, whatever its size. */

import { nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { tableOf } from "./games";
import type { Invitation, Scene, TableElement } from "./scene";
import own from "./table.css?inline";

@customElement("ambit-table")
export class Table extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) scene: Scene | null = null;
  @property({ attribute: false }) invitation: Invitation | null = null;
  /** Seats can be touched: the event `seat` carries the number of the touched seat. */
  @property({ type: Boolean }) touch = false;
  @property({ type: Boolean, reflect: true }) portrait = false;
  @state() private drawing: TableElement | null = null;

  private game: string | null = null;
  private readonly size = new ResizeObserver(([box]) => {
    if (box) this.portrait = box.contentRect.height > box.contentRect.width;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.size.disconnect();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const scene = this.scene;
    if (scene === null) return;
    if (scene.view.game !== this.game) void this.fetch((this.game = scene.view.game));
    if (this.drawing === null) return;
    Object.assign(this.drawing, { scene, invitation: this.invitation, touch: this.touch });
    this.drawing.toggleAttribute("portrait", this.portrait);
  }

  protected override render(): unknown {
    return this.scene && this.drawing ? this.drawing : nothing;
  }

  private async fetch(game: string): Promise<void> {
    const tag = await tableOf(game);
    if (game === this.game) this.drawing = document.createElement(tag) as TableElement;
  }
}
