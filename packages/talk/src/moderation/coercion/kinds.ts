/** What one language says coercion with: choices of words, and the frames that name them in braces, in the pattern language of the packs. */
export interface Language {
  /** Choices divided by bars. One may name those above it. */
  readonly words: Readonly<Record<string, string>>
  /** What no description and no picture shows: somebody coerces somebody, under whatever circumstances. */
  readonly described: readonly string[]
  /** What those who talk do to each other, or wish to have played. What others did to them is none of it. */
  readonly asked: readonly string[]
  /** What is done to somebody, which is coercion near one of the refusals, in whatever order. */
  readonly acts: readonly string[]
  /** That the other does not want it, or cannot: words, tears, sleep, bonds. */
  readonly refusals: readonly string[]
  /** That somebody cannot refuse: asleep, drugged, too drunk, under hypnosis, not knowing of it. */
  readonly unable: readonly string[]
  /** That somebody does not want it. */
  readonly unwilling: readonly string[]
  /** What somebody is made to do it by: threats, blackmail, captivity, having been sold. */
  readonly pressed: readonly string[]
  /** That somebody is beaten, punished, locked up or owned. */
  readonly overpowers: readonly string[]
  /** That whoever is so treated must obey, or may neither refuse nor leave. Coercion near what overpowers them. */
  readonly subdued: readonly string[]
  /** What is done to somebody's body, which is coercion near any of the three above. */
  readonly uses: readonly string[]
  /** What somebody gives in to, which is coercion near what they are pressed by. */
  readonly yields: readonly string[]
  /** What one of those who talk does or wants played, which is coercion near one of the played refusals. */
  readonly playedActs: readonly string[]
  readonly playedRefusals: readonly string[]
  /** What makes a sentence a report: of survivors, of those who help them, of courts and of books. */
  readonly reports: readonly string[]
  /** What is said with the same words and forces nobody into anything. Taken out before a text is judged. */
  readonly ordinary: readonly string[]
}
