/** The rim of the table as a long round: where a pack lies for each seat, and the arrows between them. */

import { direction } from "../../parts/places";

export const WIDTH = 780;
export const HEIGHT = 330;
/** Half the straight part above and below, and the radius of the round ends; the middle is 0, 0. */
const STRAIGHT = 225;
const RADIUS = 150;
const QUARTER = STRAIGHT + (Math.PI / 2) * RADIUS;

export interface Point {
  x: number;
  y: number;
  /** Degrees by which somebody who goes clockwise there has turned from going right. */
  heading: number;
}

/** The point of the rim in a direction, in degrees from the top. A quarter turn is a quarter of the way round. */
export function rimPoint(degrees: number): Point {
  const turned = ((degrees % 360) + 360) % 360;
  const quarter = Math.floor(turned / 90);
  const mirrored = quarter % 2 === 1;
  const along = ((turned % 90) / 90) * QUARTER;
  const one = firstQuarter(mirrored ? QUARTER - along : along);
  const heading = quarter * 90 + (mirrored ? 90 - one.heading : one.heading);
  return { x: quarter < 2 ? one.x : -one.x, y: quarter === 0 || quarter === 3 ? one.y : -one.y, heading };
}

/** From the middle of the upper side clockwise to the right end. */
function firstQuarter(along: number): Point {
  if (along <= STRAIGHT) return { x: along, y: -RADIUS, heading: 0 };
  const angle = (along - STRAIGHT) / RADIUS;
  return { x: STRAIGHT + RADIUS * Math.sin(angle), y: -RADIUS * Math.cos(angle), heading: (angle * 180) / Math.PI };
}

/** Where the pack in the hand of each seat lies, seat 1 first. */
export function packPoints(seats: number, portrait: boolean): Point[] {
  return Array.from({ length: seats }, (_, at) => rimPoint(direction(at + 1, seats, portrait)));
}

/** An arrow halfway between each two neighbours, clockwise from seat 1. */
export function arrowPoints(seats: number, portrait: boolean): Point[] {
  return Array.from({ length: seats }, (_, at) => {
    const [from, to] = [direction(at + 1, seats, portrait), direction(((at + 1) % seats) + 1, seats, portrait)];
    return rimPoint(from + ((((to - from) % 360) + 360) % 360) / 2);
  });
}

/** The outline, as a path. */
export const OUTLINE = `M${-STRAIGHT} ${-RADIUS}H${STRAIGHT}A${RADIUS} ${RADIUS} 0 0 1 ${STRAIGHT} ${RADIUS}H${-STRAIGHT}A${RADIUS} ${RADIUS} 0 0 1 ${-STRAIGHT} ${-RADIUS}Z`;
