import type { Locale } from '@moonlit/contract/vocabulary'
import ar from '@moonlit/contract/labels/ar' with { type: 'json' }
import de from '@moonlit/contract/labels/de' with { type: 'json' }
import en from '@moonlit/contract/labels/en' with { type: 'json' }
import es from '@moonlit/contract/labels/es' with { type: 'json' }
import fr from '@moonlit/contract/labels/fr' with { type: 'json' }
import hi from '@moonlit/contract/labels/hi' with { type: 'json' }
import it from '@moonlit/contract/labels/it' with { type: 'json' }
import ja from '@moonlit/contract/labels/ja' with { type: 'json' }
import pt from '@moonlit/contract/labels/pt' with { type: 'json' }
import zh from '@moonlit/contract/labels/zh' with { type: 'json' }

/** Labels by group and id, such as `hobby` and `sailing`. */
type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>

const labels: Readonly<Record<Locale, Labels>> = { en, es, fr, pt, ar, hi, ja, zh, it, de }

/** Label of a closed list's id; the id itself without one. */
export const labelOf = (locale: Locale, group: string, id: string): string => labels[locale][group]?.[id] ?? id

/** Label of a hobby; a custom one as it is. */
export const hobbyLabel = (locale: Locale, id: string): string => labelOf(locale, 'hobby', id)

/** Label of an occupation; a custom one as it is. */
export const occupationLabel = (locale: Locale, id: string): string => labelOf(locale, 'occupation', id)
