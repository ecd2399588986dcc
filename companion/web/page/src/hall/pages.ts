/** The pages of a hall: path → element, as whom it signs in, and from how far it is read. */

import type { Identity } from "./hall";

export interface HallPage {
  path: string;
  /** The custom element that `load` defines. */
  element: string;
  load: () => Promise<unknown>;
  as: Identity;
  reach: "far" | "near";
  title: string;
}

export const pages: readonly HallPage[] = [
  { path: "/", element: "ambit-hall-phone", load: () => import("./phone/page"), as: "player", reach: "near", title: "hall-title-phone" },
  { path: "/desk", element: "ambit-hall-desk", load: () => import("./desk/page"), as: "desk", reach: "near", title: "hall-title-desk" },
  { path: "/screen", element: "ambit-hall-screen", load: () => import("./screen/page"), as: "watch", reach: "far", title: "hall-title-screen" },
  { path: "/print", element: "ambit-hall-print", load: () => import("./print/page"), as: "watch", reach: "near", title: "hall-title-print" },
];

/** The page of an address; the one of players for an unknown one. */
export function pageAt(path: string): HallPage {
  const bare = path.replace(/\/+$/, "") || "/";
  return pages.find((page) => page.path === bare) ?? (pages[0] as HallPage);
}
