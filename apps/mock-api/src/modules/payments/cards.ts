import validator from 'card-validator'

/** Confirmation time of the slow test card, in milliseconds. */
const SLOW_CONFIRMATION = 8000

/** Test cards and their outcomes. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', status: 'succeeded', delay: 0, meaning: 'The payment succeeds' },
  { number: '4000 0000 0000 0002', status: 'failed', delay: 0, meaning: 'The card is declined' },
  { number: '4000 0000 0000 0077', status: 'duplicate', delay: 0, meaning: 'Refused as a duplicate payment' },
  { number: '4000 0000 0000 3220', status: 'succeeded', delay: SLOW_CONFIRMATION, meaning: '3-D Secure: the bank confirms after 8 seconds' },
] as const
export type TestCard = (typeof TEST_CARDS)[number]

/** Input of the card form. */
export interface CardForm {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}
export type CardErrors = Partial<Record<keyof CardForm, string>>

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

const numberError = (number: string): string | undefined => {
  if (digitsOf(number) === '') return 'Enter the card number'
  if (!validator.number(digitsOf(number)).isValid) return 'Check the card number'
  return findCard(number) === undefined ? 'Only the test numbers below are taken. Never type in a real card here' : undefined
}

const EXPIRY = /^(?<month>\d{1,2})\s*[/.-]?\s*(?:20)?(?<year>\d{2})$/u

/** A card expires at the end of its month. The validator uses the machine's clock, this the world's. */
const expiryError = (expiry: string, now: number): string | undefined => {
  if (expiry.trim() === '') return 'Enter the expiry date'
  const { month, year } = EXPIRY.exec(expiry.trim())?.groups ?? {}
  if (!validator.expirationMonth(month).isValid) return 'Enter the date as MM/YY'
  return Date.UTC(2000 + Number(year), Number(month)) <= now ? 'This card has expired' : undefined
}

const cvcError = (cvc: string, number: string): string | undefined => {
  if (cvc.trim() === '') return 'Enter the security code'
  const size = validator.number(digitsOf(number)).card?.code.size ?? 3
  return validator.cvv(cvc.trim(), size).isValid ? undefined : `The security code has ${size} digits`
}

const nameError = (name: string): string | undefined => {
  if (name.trim() === '') return 'Enter the name on the card'
  return validator.cardholderName(name.trim()).isValid ? undefined : 'Check the name on the card'
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
