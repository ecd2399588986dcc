/** How colours look to people with and without colour blindness, by published formulas. */

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/** Machado, Oliveira and Fernandes (2009), severity 1: what linear RGB becomes without one kind of cone. */
export const EYES: Record<string, Matrix> = {
  "all-seeing": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopic: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopic: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopic: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** Björn Ottosson's OKLab (2020): from linear RGB to cones, and from their cube roots to lightness, a and b. */
const CONES: Matrix = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]];
const LAB: Matrix = [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]];

const times = (matrix: Matrix, [x, y, z]: Three): Three => {
  const [one, two, three] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [one ?? 0, two ?? 0, three ?? 0];
};
const each = ([x, y, z]: Three, change: (value: number) => number): Three => [change(x), change(y), change(z)];

/** #rgb or #rrggbb in parts from 0 to 255. */
function parts(hex: string): Three {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  const at = (place: number): number => Number.parseInt(long.slice(place, place + 2), 16);
  return [at(0), at(2), at(4)];
}

function linear(hex: string): Three {
  return each(parts(hex), (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
}

function seen(hex: string, eyes: string): Three {
  const matrix = EYES[eyes];
  if (matrix === undefined) throw new Error(`nobody has ${eyes} eyes`);
  const shown = each(times(matrix, linear(hex)), (value) => Math.min(1, Math.max(0, value)));
  return times(LAB, each(times(CONES, shown), Math.cbrt));
}

/** How different two colours look to these eyes: the distance in OKLab × 100. */
export function apart(one: string, other: string, eyes: string): number {
  const [a, b] = [seen(one, eyes), seen(other, eyes)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** As WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const bright = (hex: string): number => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [dark = 1, light = 1] = [bright(one), bright(other)].sort((a, b) => a - b);
  return light / dark;
}

/** A mix of `share` of one colour and the rest of the other, as `color-mix(in srgb, …)`. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [parts(one), parts(other)];
  const byte = (place: 0 | 1 | 2): string => Math.round(a[place] * share + b[place] * (1 - share)).toString(16).padStart(2, "0");
  return `#${byte(0)}${byte(1)}${byte(2)}`;
}
