/** The decks that a player brings: in an Advanced duel two. */

export function pilesFor(mode: string): readonly string[] {
  return mode.endsWith("advanced") ? ["battle", "library"] : [];
}
