import validator from 'card-validator'
import type { PaymentMessages } from './messages.ts'

/** Confirmation time of the slow test card, in milliseconds. */
const SLOW_CONFIRMATION = 8000

/** Test cards and their outcomes; `meaning` is the key of what the page says of it. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', status: 'succeeded', delay: 0, meaning: 'succeeded' },
  { number: '4000 0000 0000 0002', status: 'failed', failureReason: 'declined', delay: 0, meaning: 'failed' },
  { number: '4000 0000 0000 0077', status: 'duplicate', delay: 0, meaning: 'duplicate' },
  { number: '4000 0000 0000 3220', status: 'succeeded', delay: SLOW_CONFIRMATION, meaning: 'slow' },
] as const
export type TestCard = (typeof TEST_CARDS)[number]

/** Input of the card form. */
export interface CardForm {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}
/** What is wrong with a field, by its key in the messages; `digits` are those that a security code has. */
export interface CardError {
  readonly key: keyof PaymentMessages['errors']
  readonly digits?: number
}
export type CardErrors = Partial<Record<keyof CardForm, CardError>>

/** First digits of other scripts in Unicode: Arabic-Indic, its eastern form, Devanagari. NFKC folds full-width ones. */
const ZEROS = [0x0660, 0x06f0, 0x0966] as const

/** A text with digits of any script as 0 to 9. */
const plain = (text: string): string =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)))
  })

const digitsOf = (text: string): string => text.replace(/[\s-]/gu, '')

const findCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => digitsOf(card.number) === digitsOf(number))

const numberError = (number: string): CardError | undefined => {
  if (digitsOf(number) === '') return { key: 'numberEmpty' }
  if (!validator.number(digitsOf(number)).isValid) return { key: 'number' }
  return findCard(number) === undefined ? { key: 'numberTest' } : undefined
}

const EXPIRY = /^(?<month>\d{1,2})\s*[/.-]?\s*(?:20)?(?<year>\d{2})$/u

/** A card expires at the end of its month. The validator uses the machine's clock, this the world's. */
const expiryError = (expiry: string, now: number): CardError | undefined => {
  if (expiry.trim() === '') return { key: 'expiryEmpty' }
  const { month, year } = EXPIRY.exec(expiry.trim())?.groups ?? {}
  if (!validator.expirationMonth(month).isValid) return { key: 'expiry' }
  return Date.UTC(2000 + Number(year), Number(month)) <= now ? { key: 'expired' } : undefined
}

const cvcError = (cvc: string, number: string): CardError | undefined => {
  if (cvc.trim() === '') return { key: 'cvcEmpty' }
  const size = validator.number(digitsOf(number)).card?.code.size ?? 3
  return validator.cvv(cvc.trim(), size).isValid ? undefined : { key: 'cvc', digits: size }
}

const nameError = (name: string): CardError | undefined => {
  if (name.trim() === '') return { key: 'nameEmpty' }
  return validator.cardholderName(name.trim()).isValid ? undefined : { key: 'name' }
}

/** The test card of a form, or the errors by field. */
export const readCard = (filled: CardForm, now: number): { card: TestCard; errors: null } | { card: null; errors: CardErrors } => {
  const form = { number: plain(filled.number), expiry: plain(filled.expiry), cvc: plain(filled.cvc), name: filled.name }
  const found = {
    number: numberError(form.number),
    expiry: expiryError(form.expiry, now),
    cvc: cvcError(form.cvc, form.number),
    name: nameError(form.name),
  }
  const card = findCard(form.number)
  if (card !== undefined && Object.values(found).every((error) => error === undefined)) return { card, errors: null }
  const { number, expiry, cvc, name } = found
  return {
    card: null,
    errors: {
      ...(number === undefined ? {} : { number }),
      ...(expiry === undefined ? {} : { expiry }),
      ...(cvc === undefined ? {} : { cvc }),
      ...(name === undefined ? {} : { name }),
    },
  }
}
