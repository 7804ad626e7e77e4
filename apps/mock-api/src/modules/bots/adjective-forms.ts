const withEndings =
  (...endings: readonly string[]) =>
  (...stems: readonly string[]): string[] =>
    stems.flatMap((stem) => endings.map((ending) => stem + ending))

/** German adjectives in every form: "rot" with "rote", "roten", "roter" and "rotes". */
export const germanForms = withEndings('', 'e', 'en', 'er', 'es')
/** The longest of them, for words of which a beginning is found by itself. */
export const longGermanForms = withEndings('en', 'er', 'es')
/** Spanish and Portuguese ones, by their stems: "rojo" with "roja", "rojos" and "rojas". */
export const iberianForms = withEndings('o', 'a', 'os', 'as')
/** Italian ones, by their stems: "rosso" with "rossa", "rossi" and "rosse". */
export const italianForms = withEndings('o', 'a', 'i', 'e')
