/** How large everything is written on a screen that is held in the hand; everything grows with it. A wall grows with the screen alone. */

import { setting } from "../setting";

export const textSizes = ["small", "usual", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

export const textSize = setting<TextSize>("text", textSizes, "usual");

/** Apply the size now, and whenever another one is chosen. */
export function wearTextSize(): void {
  const wear = (size: TextSize): void => void (document.documentElement.dataset["text"] = size);
  wear(textSize.value);
  textSize.watch(wear);
}
