/** Import and export: packs and tags as files, and single tags looked up or freed. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { AmbitElement, styles } from "../element";
import { handIn, keep } from "../handheld/files";
import { icon } from "../parts/icon";
import { say, speaker } from "../words/say";
import { asked, type CardsInfo, type Conflict, type Imported, reasonOf, staffToken } from "./requests";
import own from "./exchange.css?inline";
import { packName } from "./pack";

interface Tag {
  uid: string;
  game: string | null;
  card: string | null;
}

@customElement("ambit-exchange")
export class Exchange extends AmbitElement {
  static override styles = styles(own);

  @property({ attribute: false }) info!: CardsInfo;
  @state() private came: Imported | null = null;
  @state() private file: File | null = null;
  @state() private tag: Tag | null = null;
  @state() private told = "";
  @state() private no = "";

  protected override render(): TemplateResult {
    return html`
      ${this.no ? html`<p class="wrong" role="alert">${icon("raise")}<span>${this.no}</span></p>` : nothing}
      ${this.told ? html`<p class="quiet" role="status">${this.told}</p>` : nothing}
      <section class="well"><h3>${say("cards-page-in")}</h3><p class="quiet">${say("cards-page-in-more")}</p>
        <label class="key file">${icon("plus")}${say("cards-page-in-choose")}<input type="file" accept=".toml,.json"
          @change=${this.chosen} /></label>
        ${this.came ? this.outcome(this.came) : nothing}</section>
      <section class="well"><h3>${say("cards-page-out")}</h3><div class="acts">
        <button class="key cloth" type="button" ?disabled=${!this.info.tags}
          @click=${() => this.give("tags", `${this.info.game}-tags`)}>${say("cards-page-out-tags", { tags: this.info.tags })}</button>
        ${this.info.packs.map(({ pack, title }) => html`<button class="key cloth" type="button"
          @click=${() => this.give(`pack/${encodeURIComponent(pack)}`, pack)}>${packName({ pack, title }, this.info.game)}</button>`)}</div></section>
      <section class="well"><h3>${say("cards-page-one-tag")}</h3>
        <form class="acts" @submit=${this.look}><label class="labelled">${say("cards-page-by-number")}<input class="input num" name="uid"
          maxlength="40" autocomplete="off" required /></label><button class="key cloth" type="submit">${say("cards-page-look-up")}</button></form>
        ${this.tag ? this.found(this.tag) : nothing}</section>`;
  }

  private outcome({ added, same, settled, undecided, more }: Imported): TemplateResult {
    const unlisted = undecided.length > 0 ? more : 0;
    return html`<p role="status">${say("cards-page-came", { added, same, settled: settled.length + more - unlisted })}</p>
      ${undecided.length > 0 ? html`<ul>${undecided.map((one) => html`<li>${this.conflict(one)}</li>`)}${unlisted > 0 ? html`<li>${say("cards-page-more", { more: unlisted })}</li>` : nothing}</ul>
        <div class="acts"><button class="key cloth" type="button"
          @click=${() => this.hand("ours")}>${say("cards-page-ours")}</button>
          <button class="key cloth" type="button"
            @click=${() => this.hand("theirs")}>${say("cards-page-theirs")}</button></div>` : nothing}`;
  }

  private conflict({ what, key, ours, theirs }: Conflict): string {
    return say("cards-page-conflict", { what, key, ours: shown(ours), theirs: shown(theirs) });
  }

  private found({ uid, card }: Tag): TemplateResult {
    if (card === null) return html`<p role="status">${say("cards-page-tag-free", { uid })}</p>`;
    const name = speaker.value.named(this.info.cards.find(({ id }) => id === card)?.name ?? card);
    return html`<div class="acts"><p role="status">${say("cards-page-tag-card", { uid, name })}</p><button class="key cloth" type="button"
      @click=${() => this.free(uid)}>${say("cards-page-tag-forget")}</button></div>`;
  }

  private readonly chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    this.file = input.files?.[0] ?? null;
    void this.hand("");
    input.value = "";
  };

  private async hand(prefer: "" | "ours" | "theirs"): Promise<void> {
    if (!this.file) return;
    const path = prefer ? `/api/cards/import?prefer=${prefer}` : "/api/cards/import";
    await this.tried(handIn<Imported>(path, this.file, staffToken()).then((came) => (this.came = came)));
    this.dispatchEvent(new CustomEvent("changed"));
  }

  private give(what: string, name: string): void {
    void this.tried(keep(`/api/cards/${this.info.game}/${what}`, `${name}.toml`, staffToken()));
  }

  private readonly look = (event: SubmitEvent): void => {
    event.preventDefault();
    const uid = String(new FormData(event.target as HTMLFormElement).get("uid") ?? "");
    void this.tried(asked<Tag>("/api/cards/tag", { uid }).then((tag) => (this.tag = tag)));
  };

  private free(uid: string): void {
    void this.tried(
      asked("/api/cards/forget", { uid }).then(() => {
        this.tag = null;
        this.told = say("cards-page-tag-freed", { uid });
        this.dispatchEvent(new CustomEvent("changed"));
      }),
    );
  }

  private async tried(what: Promise<unknown>): Promise<void> {
    this.no = this.told = "";
    await what.catch((wrong: unknown) => (this.no = reasonOf(wrong)));
  }
}

function shown(side: unknown): string {
  return typeof side === "string" ? side : JSON.stringify(side);
}
