/** Every page in one place: its path, its role at the table, its reading distance, and the element that draws it. */

import type { Identity } from "./identity";

export interface Page {
  path: string;
  /** The custom element that `load` defines. */
  element: string;
  load: () => Promise<unknown>;
  /** The role that the page signs in with: `screen` is the table's own screen, `watch` is anybody. */
  as: Identity;
  /** far: read from two metres, everything grows with the screen. near: held in the hand. both: that, or a wall to look at together. */
  reach: "far" | "near" | "both";
  /** The message with its name, for the window's title. */
  title: string;
  /** It has nothing to do with the game at the table: no link to it is opened. */
  apart?: true;
  /** It is read in the middle of a game: whoever is linked to the table stays who they are. */
  keeps?: true;
  /** Always dark and without a background: an overlay over a video picture. */
  bare?: true;
}

export const pages: readonly Page[] = [
  { path: "/", element: "ambit-table-page", load: () => import("./pages/table/page"), as: "screen", reach: "far", title: "page-title-table" },
  { path: "/overlay", element: "ambit-overlay-page", load: () => import("./pages/overlay/page"), as: "watch", reach: "far", title: "page-title-overlay", bare: true },
  { path: "/join", element: "ambit-join-page", load: () => import("./pages/join/page"), as: "screen", reach: "near", title: "page-title-join" },
  { path: "/simulate", element: "ambit-simulate-page", load: () => import("./simulate/page"), as: "screen", reach: "near", title: "page-title-simulate" },
  { path: "/seat", element: "ambit-seat-page", load: () => import("./seat/page"), as: "seat", reach: "near", title: "page-title-seat" },
  { path: "/referee", element: "ambit-referee-page", load: () => import("./referee/page"), as: "referee", reach: "near", title: "page-title-referee" },
  { path: "/cards", element: "ambit-cards-page", load: () => import("./cards/page"), as: "screen", reach: "near", title: "page-title-cards" },
  { path: "/history", element: "ambit-history-page", load: () => import("./history/page"), as: "watch", reach: "near", title: "page-title-history" },
  { path: "/rules", element: "ambit-rules-page", load: () => import("./rules/page"), as: "watch", reach: "both", title: "page-title-rules", keeps: true },
  { path: "/sandbox", element: "ambit-sandbox-page", load: () => import("./sandbox/page"), as: "watch", reach: "both", title: "page-title-sandbox", apart: true },
];

/** The page of an address; the table's page for an unknown one. */
export function pageAt(path: string): Page {
  const bare = path.replace(/\/+$/, "") || "/";
  return pages.find((page) => page.path === bare) ?? (pages[0] as Page);
}
