/** Carries out the keys of the whole page: on the chosen seat, on the table, on the speed of the game. */

import { demo, store } from "../table";
import { runAt, togglePlaying } from "./controls";
import { held } from "./held";
import { type Command, commandOf, wanted } from "./keys";
import type { SimulatePage } from "./page";
import type { SeatBox } from "./seat-box";
import { shifted } from "./speeds";
import { TABLE } from "./devices";
import { byItself, chosen, press, release, take, tapTop } from "./touch";

export class Commands {
  constructor(private readonly page: SimulatePage) {}

  listen(): () => void {
    addEventListener("keydown", this.keyed);
    return () => removeEventListener("keydown", this.keyed);
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    const dialog = path.find((node): node is HTMLDialogElement => (node as Partial<Element>).localName === "dialog");
    if (event.defaultPrevented || dialog?.open) return;
    // A dialog that has just closed may still have the focus for a moment; it needs no keys any more.
    const command = !dialog && wanted(path, event.key) ? null : commandOf(event);
    // A key that is held down goes on turning a dial, but presses a button once.
    if (command === null || (event.repeat && command.do !== "turn")) return;
    event.preventDefault();
    this.carryOut(command);
  };

  private carryOut(command: Command): void {
    switch (command.do) {
      case "choose":
        return this.choose(command.seat);
      case "press":
        return press(command.what === "undo" ? TABLE : chosen.value, command.what);
      case "turn":
        return this.box?.turnDial(command.by);
      case "hand":
        return this.box?.focusHand();
      case "release":
        return byItself(store.state.value, chosen.value) ? take(chosen.value) : release(chosen.value);
      case "away":
        return this.putBack();
      default:
        return this.onTable(command.do);
    }
  }

  private onTable(what: Exclude<Command["do"], "choose" | "press" | "turn" | "hand" | "release" | "away">): void {
    const speed = store.state.value?.players?.speed ?? 1;
    const doing: Record<typeof what, () => void> = {
      top: tapTop,
      playing: togglePlaying,
      step: () => void demo({ do: "step" }),
      faster: () => runAt(shifted(speed, 1)),
      slower: () => runAt(shifted(speed, -1)),
      cover: this.page.cover,
      tones: this.page.tones,
      faults: () => this.page.renderRoot.querySelector<HTMLElement>("simulate-what-if")?.focus(),
      again: () => void this.page.again(),
      another: this.page.another,
      help: this.page.help,
    };
    doing[what]();
  }

  private choose(seat: number): void {
    if (!store.state.value?.view.seats.some((each) => each.seat === seat)) return;
    chosen.value = seat;
    this.box?.focus();
  }

  /** Put the card back that was picked up, and the focus with it. */
  private putBack(): void {
    if (held.value === null) return;
    held.value = null;
    this.box?.focusHand();
  }

  private get box(): SeatBox | null {
    return this.page.renderRoot.querySelector<SeatBox>(`simulate-seat.s${chosen.value}`);
  }
}
