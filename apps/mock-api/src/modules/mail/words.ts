import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import ar from './words/ar.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import hi from './words/hi.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

/** What a mail of one kind says: a subject, what it is about, the button, and what else to know. */
export interface LetterWords {
  readonly subject: string
  readonly lead: string
  readonly action: string
  readonly note: string
}

/**
 * The words of a receipt. `{item}`, `{amount}`, `{paidOn}` and `{endsOn}` stand for the parts of the `Receipt`, in quotes or
 * where no word around them has to agree with them.
 */
export interface ReceiptWords extends LetterWords {
  /** In place of the note, for what does not run. */
  readonly noteWithoutEnd: string
}

/** The words of every mail in one language. `{name}` in the greeting is the person's first name. */
export interface MailWords {
  readonly greeting: string
  readonly greetingWithoutName: string
  readonly copyLink: string
  readonly why: string
  readonly unsubscribe: string
  readonly verify: LetterWords
  readonly reset: LetterWords
  readonly welcome: LetterWords
  readonly receipt: ReceiptWords
  readonly cancelled: LetterWords
}

/** Every language's words. */
export const MAIL_WORDS: Readonly<Record<Locale, MailWords>> = { en, es, fr, pt, ar, hi, ja, zh, it, de }

/** The language that a mail is written in: the reader's, English when that is not known. */
export const localeOf = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? 'en'
