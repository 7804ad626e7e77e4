import type { Locale, Relationship } from '@moonlit/contract/vocabulary'
import type { OccupationTheme, Tone } from '@moonlit/talk/replies/themes'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/**
 * Text templates of created characters in one language. Sentences hold `{slots}` as in the packs of
 * replies; `{self}` is the character, `{name}` stays for the greeting. They fit any gender, of the character and of the
 * person, so none of them says 'she', 'he' or an adjective that would agree.
 */
export interface SelfTexts {
  /** Lines for cards: `{occupation}`, `{age}`, `{traits}`. */
  readonly description: readonly string[]
  /** How the character lives, by what they work as. */
  readonly life: Readonly<Record<OccupationTheme, readonly string[]>>
  readonly free: readonly string[]
  readonly manner: Readonly<Record<Tone, readonly string[]>>
  /** One for each step of frankness, from the most reserved. */
  readonly frank: readonly string[]
  readonly greeting: Readonly<Record<Relationship, string>>
  /** What a greeting ends with. */
  readonly question: readonly string[]
  readonly work: Readonly<Record<OccupationTheme, readonly string[]>>
  readonly hobby: readonly string[]
  readonly dream: Readonly<Record<Tone, readonly string[]>>
  readonly today: Readonly<Record<OccupationTheme, readonly string[]>>
}

/** Every language's. */
export const selfTexts: Readonly<Record<Locale, SelfTexts>> = { en, es, fr, pt, ar, hi, ja, zh, it, de }
