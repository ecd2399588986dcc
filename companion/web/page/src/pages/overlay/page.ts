/** `/overlay`: for a video stream, with a transparent background over the camera's picture. */

import { nothing } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Watchable } from "../../cell";
import { AmbitElement } from "../../element";
import { overlayOf } from "../../games/games";
import { sceneOf } from "../../games/scene";
import { store } from "../../table";

@customElement("ambit-overlay-page")
export class OverlayPage extends AmbitElement {
  @state() private drawing: HTMLElement | null = null;
  private game: string | null = null;

  protected override watching(): readonly Watchable[] {
    return [store.state];
  }

  protected override willUpdate(): void {
    const now = store.state.value;
    if (now === null) return;
    if (now.view.game !== this.game) void this.fetch((this.game = now.view.game));
    if (this.drawing !== null) Object.assign(this.drawing, { scene: sceneOf(now) });
  }

  protected override render(): unknown {
    return store.state.value && this.drawing ? this.drawing : nothing;
  }

  private async fetch(game: string): Promise<void> {
    const tag = await overlayOf(game);
    if (game === this.game) this.drawing = document.createElement(tag);
  }
}
