/** Files in and out: sent to the table as they are, or saved by the browser. */

import { Declined } from "../api";
import type { Message } from "../wire";

/** Send a file; throws Declined if the table refuses it. */
export async function handIn<T>(path: string, file: Blob, token: string): Promise<T> {
  const request = { method: "POST", body: file, headers: { authorization: `Bearer ${token}`, accept: "application/json" } };
  const answer = await fetch(path, request).catch(() => null);
  if (answer === null) throw new Declined(0, { id: "page-unreachable", args: {} });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Declined(answer.status, messageIn(said), Number(answer.headers.get("retry-after") ?? 0));
  return said as T;
}

/** Save a file of the table under its own name; the request may need a token, so a plain link would not do. */
export async function keep(path: string, name: string, token: string): Promise<void> {
  const answer = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => null);
  if (answer === null) throw new Declined(0, { id: "page-unreachable", args: {} });
  if (!answer.ok) throw new Declined(answer.status, messageIn(await answer.json().catch(() => null)));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The line of a file that a refusal is about, if it says so. */
function messageIn(said: unknown): Message {
  const { message, line } = (said ?? {}) as { message?: Message; line?: number | null };
  if (!message) return { id: "page-turned", args: {} };
  return typeof line === "number" ? { id: "in-line", args: { line, what: message } } : message;
}
