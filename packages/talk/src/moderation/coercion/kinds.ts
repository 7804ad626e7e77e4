/** What one language says coercion with: choices of words, and the frames that name them in braces, in the pattern language of the packs. */
export interface Language {
  /** Choices divided by bars. One may name those above it. */
  readonly words: Readonly<Record<string, string>>
  /** What no description and no picture shows: somebody coerces somebody, under whatever circumstances. */
  readonly described: readonly string[]
  /** What those who talk do to each other, or wish to have played. What others did to them is none of it. */
  readonly asked: readonly string[]
  /** What is done to somebody, which near one of the plights is coercion, in whatever order. */
  readonly deeds: readonly string[]
  readonly plights: readonly string[]
  /** What one of those who talk does or wants played, which near one of the second list is coercion. */
  readonly mine: readonly string[]
  readonly yours: readonly string[]
  /** What makes a sentence one of survivors, of those who help them, of courts and of books. */
  readonly told: readonly string[]
  /** What is said with the same words and forces nobody into anything. Taken out before a text is judged. */
  readonly ordinary: readonly string[]
}
