/** A rule as people read it: without the marks that its file has for words of the protocol. */

export function plainRule(text: string): string {
  return text.replaceAll("`", "");
}
