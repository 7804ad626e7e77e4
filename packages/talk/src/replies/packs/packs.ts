import type { Locale } from '@moonlit/contract/vocabulary'
import type { Pack } from './pack.ts'
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

/** Every language's pack. */
export const packs: Readonly<Record<Locale, Pack>> = { en, es, fr, pt, ar, hi, ja, zh, it, de }
