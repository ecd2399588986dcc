/**
 * Sets custom properties on an element: `<div ${vars({ "--at": "60deg" })}>`.
 * A style attribute would be inline style, which the page's security policy forbids; the style object is not.
 */

import { noChange } from "lit";
import { directive, Directive, type ElementPart } from "lit/directive.js";

type Values = Record<string, string | number | null>;

class Vars extends Directive {
  private last: Values = {};

  override render(_values: Values): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [values]: [Values]): typeof noChange {
    const style = (part.element as HTMLElement).style;
    for (const name of Object.keys(this.last)) if (!(name in values)) style.removeProperty(name);
    for (const [name, value] of Object.entries(values)) {
      if (value === this.last[name]) continue;
      if (value === null) style.removeProperty(name);
      else style.setProperty(name, String(value));
    }
    this.last = values;
    return noChange;
  }
}

export const vars = directive(Vars);
