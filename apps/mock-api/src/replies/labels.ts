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

interface Labels {
  readonly hobby: Readonly<Record<string, string>>
  readonly occupation: Readonly<Record<string, string>>
}

const labels: Readonly<Record<Locale, Labels>> = { en, es, fr, pt, ar, hi, ja, zh, it, de }

/** The word for a hobby; a custom one stands for itself. */
export const hobbyLabel = (locale: Locale, id: string): string => labels[locale].hobby[id] ?? id

/** The word for an occupation; a custom one stands for itself. */
export const occupationLabel = (locale: Locale, id: string): string => labels[locale].occupation[id] ?? id
