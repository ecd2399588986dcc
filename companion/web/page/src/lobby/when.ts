/** When a game was left, as people say it: today, yesterday, on Sunday, on 3 May. */

import { language, say } from "../words/say";

const DAY = 86_400_000;

/** `at`: as the server writes times; "" where it cannot be read. */
export function when(at: string, now: Date): string {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return "";
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days <= 0) return say("evening-today", { time: then.toLocaleTimeString(region(), { hour: "2-digit", minute: "2-digit" }) });
  if (days === 1) return say("evening-yesterday");
  const far = days >= 7;
  return say("evening-on-day", { day: then.toLocaleDateString(region(), far ? { day: "numeric", month: "long" } : { weekday: "long" }) });
}

/** The language of this page as the browser's owner writes it: British days come before their month. */
function region(): string {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  return wishes.find((wish) => wish.startsWith(language.value)) ?? language.value;
}

/** Local midnight of that day, as if no day were longer than another. */
function midnight(day: Date): number {
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
}
