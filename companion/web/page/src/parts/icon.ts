/** Line drawings of things at the table. An icon is never used without its word. */

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const DRAWN = {
  hand: svg`<path d="M5 8.5 9.8 6.6a1 1 0 0 1 1.3.6l3.5 9.1a1 1 0 0 1-.6 1.3l-4.7 1.8a1 1 0 0 1-1.3-.6L4.4 9.8a1 1 0 0 1 .6-1.3Z"/><path d="M12.5 5.5h5a1 1 0 0 1 1 1V16"/>`,
  deck: svg`<rect x="6" y="3.5" width="11" height="15" rx="1.5"/><path d="M8 21h10a2 2 0 0 0 2-2V7"/>`,
  shield: svg`<path d="M12 3.5 19 6v5.5c0 4.2-2.9 7.4-7 9-4.1-1.6-7-4.8-7-9V6Z"/>`,
  lamp: svg`<path d="M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.7v.4H9.4v-.4c0-.7-.3-1.2-.9-1.7A6 6 0 0 1 12 3.5Z"/>`,
  halt: svg`<circle cx="12" cy="12" r="8.5"/><path d="M6.2 6.2 17.8 17.8"/>`,
  check: svg`<path d="m5 12.5 4.7 4.7L19 7.5"/>`,
  cross: svg`<path d="M6 6 18 18M18 6 6 18"/>`,
  clock: svg`<circle cx="12" cy="13" r="7.5"/><path d="M12 9v4l2.5 2M9.5 2.5h5"/>`,
  alert: svg`<path d="M12 4 21 19.5H3Z"/><path d="M12 10v4.5M12 17v.2"/>`,
  raise: svg`<path d="M7 12.5V7.2a1.4 1.4 0 0 1 2.8 0V11M9.8 10.5V5a1.4 1.4 0 0 1 2.8 0v5.5M12.6 10.5V6a1.4 1.4 0 0 1 2.8 0v6M15.4 11V8.5a1.4 1.4 0 0 1 2.8 0V14c0 4-2.4 6.5-6 6.5-2.8 0-4.2-1.2-5.6-3.6L4.3 13a1.4 1.4 0 0 1 2.3-1.5l1.2 1.5"/>`,
  wifi: svg`<path d="M3.5 9a12.5 12.5 0 0 1 17 0M6.5 12.5a8 8 0 0 1 11 0M9.5 16a3.8 3.8 0 0 1 5 0M12 19.5v.1"/>`,
  phone: svg`<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>`,
  button: svg`<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5"/>`,
  undo: svg`<path d="M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3"/>`,
  redo: svg`<path d="m16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3"/>`,
  pause: svg`<path d="M9 5.5v13M15 5.5v13"/>`,
  play: svg`<path d="M8 5.5 18.5 12 8 18.5Z"/>`,
  step: svg`<path d="M6 5.5 14.5 12 6 18.5ZM18 5.5v13"/>`,
  minus: svg`<path d="M6 12h12"/>`,
  plus: svg`<path d="M6 12h12M12 6v12"/>`,
  sound: svg`<path d="M4.5 9.5h3l4.5-4v13l-4.5-4h-3ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`,
  mute: svg`<path d="M4.5 9.5h3l4.5-4v13l-4.5-4h-3ZM15.5 9.5l5 5M20.5 9.5l-5 5"/>`,
  voice: svg`<path d="M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3Z"/>`,
  sun: svg`<circle cx="12" cy="12" r="3.8"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
  back: svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`,
  next: svg`<path d="M9.5 5.5 16 12l-6.5 6.5"/>`,
  castle: svg`<path d="M5 20V7h2.5v2.5H10V7h4v2.5h2.5V7H19v13ZM10 20v-4.5a2 2 0 0 1 4 0V20"/>`,
  dice: svg`<rect x="4.5" y="4.5" width="15" height="15" rx="3"/><path d="M9 9v.01M15 9v.01M9 15v.01M15 15v.01M12 12v.01"/>`,
  crown: svg`<path d="M4.5 18.5h15L21 8l-5 3.5L12 5 8 11.5 3 8Z"/>`,
  eye: svg`<path d="M3 12c2.5-4.3 5.5-6.5 9-6.5s6.5 2.2 9 6.5c-2.5 4.3-5.5 6.5-9 6.5S5.5 16.3 3 12Z"/><circle cx="12" cy="12" r="2.8"/>`,
  unseen: svg`<path d="M3 12c2.5-4.3 5.5-6.5 9-6.5s6.5 2.2 9 6.5c-2.5 4.3-5.5 6.5-9 6.5S5.5 16.3 3 12Z"/><path d="M5 20 19 4"/>`,
  chip: svg`<rect x="7" y="7" width="10" height="10" rx="1.5"/><path d="M9.5 7V4M14.5 7V4M9.5 20v-3M14.5 20v-3M7 9.5H4M7 14.5H4M20 9.5h-3M20 14.5h-3"/>`,
  list: svg`<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01"/>`,
  reader: svg`<rect x="3.5" y="14.5" width="17" height="5" rx="1.5"/><path d="M7 10.5a7 7 0 0 1 10 0M9.5 12.5a3.5 3.5 0 0 1 5 0"/>`,
  bolt: svg`<path d="M13 3.5 6 13.5h5l-1 7 7-10h-5Z"/>`,
  cut: svg`<path d="M5 19 19 5M14 5h5v5M5 12l7 7"/>`,
  own: svg`<path d="M12 20V9M7.5 13 12 8.5 16.5 13M6 4.5h12"/>`,
  other: svg`<path d="M4 12h12M11.5 7.5 16 12l-4.5 4.5M20 5v14"/>`,
  heart: svg`<path d="M12 20s-7.5-4.5-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10C19.5 15.5 12 20 12 20Z"/>`,
  sword: svg`<path d="M19.5 4.5 9 15M19.5 4.5h-4L7.5 12.5l4 4 8-8ZM6 14l4 4M8 16l-3.5 3.5"/>`,
  flame: svg`<path d="M12 3.5c.5 3.5 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2.5 1.3-3.6 2.3-5.3.3 1.5 1 2.3 1.7 2.8.2-3 .2-5.5 1.5-8Z"/>`,
  drop: svg`<path d="M12 3.5c3 4 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 3-6.5 6-10.5Z"/>`,
  vial: svg`<path d="M9.5 3.5h5M10.5 3.5v6L5.8 18a1.7 1.7 0 0 0 1.5 2.5h9.4a1.7 1.7 0 0 0 1.5-2.5l-4.7-8.5v-6M8 15h8"/>`,
  star: svg`<path d="m12 3.8 2.5 5.3 5.800.7-4.3 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.3-4 5.8-.7Z"/>`,
  book: svg`<path d="M12 6.5C10 5 7.5 4.5 4.5 4.5v13c3 0 5.500.5 7.5 2 2-1.5 4.5-2 7.5-2v-13c-3 0-5.500.5-7.5 2ZM12 6.5v13"/>`,
  hourglass: svg`<path d="M6.5 3.5h11M6.5 20.5h11M7.5 3.5c0 4.5 3.5 6 4.5 8.5 1-2.5 4.5-4 4.5-8.5M7.5 20.5c0-4.5 3.5-6 4.5-8.5 1 2.5 4.5 4 4.5 8.5"/>`,
  cards: svg`<rect x="4" y="5.5" width="8.5" height="12" rx="1.3"/><path d="M9.5 20h7.2a1.8 1.8 0 0 0 1.8-1.8V9M15.5 4v5M13 6.5h5"/>`,
  stone: svg`<path d="M8 4h8l4 5.5L12 20 4 9.5ZM4 9.5h16M8 4l4 5.5L16 4M12 9.5V20"/>`,
  full: svg`<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"/>`,
} satisfies Record<string, SVGTemplateResult>;

export type Icon = keyof typeof DRAWN;

export function icon(name: Icon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWN[name]}</svg>`;
}
