/** What one language says of people whom an author knows, in the pattern language of the packs. */
export interface Language {
  /** Whom an author knows and does not live with: a former partner, a colleague, a neighbour. */
  readonly known: readonly string[]
  /** Who is close to an author, or anybody they know: as a role it is everyday, so only a likeness of them is somebody real. */
  readonly close: readonly string[]
  /** What makes a character a likeness of whoever stands directly behind it: 'a copy of'. */
  readonly likeness: readonly string[]
  /** What makes somebody who is known a likeness wherever it stands near them: the same face, their real life, their photos. */
  readonly reality: readonly string[]
  /** What may stand between somebody and their name. */
  readonly called: readonly string[]
}
