/** Which segments of a counter are lit for a text: 8 per digit, A to G and the point, in the display's order. */

import { fit, MOST_DIGITS } from "./animation";

const POINT = 7;
//                                A B C D E F G
const LIT: Record<string, string> = {
  "0": "1111110",
  "1": "0110000",
  "2": "1101101",
  "3": "1111001",
  "4": "0110011",
  "5": "1011011",
  "6": "1011111",
  "7": "1110000",
  "8": "1111111",
  "9": "1111011",
  "-": "0000001",
  " ": "0000000",
};

export function segments(text: string, places: number = MOST_DIGITS): number[] {
  const lit: number[] = [];
  for (const sign of fit(text, places)) {
    if (sign === "." && lit.length > 0) lit[lit.length - 8 + POINT] = 1;
    else lit.push(...[...(LIT[sign] ?? LIT[" "] ?? "")].map(Number), 0);
  }
  return lit;
}
