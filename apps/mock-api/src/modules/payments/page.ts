import { type Html, html } from '../../pages/html.ts'
import { majorUnits } from '../users/rules.ts'
import { type CardErrors, type CardForm, TEST_CARDS } from './cards.ts'
import type { PaymentRow } from './repo.ts'

/** Fields shown again after an error: never the number or the security code. */
export type SavedFields = Pick<CardForm, 'expiry' | 'name'>

/** An amount with sign and currency code, such as `€11.99 EUR`, to tell dollars apart. */
export const formatAmount = ({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>): string =>
  `${new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(majorUnits(amount, currency))} ${currency}`

interface Field {
  readonly name: keyof CardForm
  readonly label: string
  readonly autocomplete: string
  readonly hint: string
  readonly isNumeric: boolean
}

const NUMBER: Field = { name: 'number', label: 'Card number', autocomplete: 'cc-number', hint: '1234 1234 1234 1234', isNumeric: true }
const EXPIRY: Field = { name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', hint: 'MM/YY', isNumeric: false }
const CVC: Field = { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', hint: 'CVC', isNumeric: true }
const NAME: Field = { name: 'name', label: 'Name on the card', autocomplete: 'cc-name', hint: '', isNumeric: false }
const FIELDS = [NUMBER, EXPIRY, CVC, NAME] as const

const fieldOf = (
  { name, label, autocomplete, hint, isNumeric }: Field,
  { errors, saved, focus }: { errors: CardErrors; saved: SavedFields; focus: keyof CardForm },
): Html => {
  const error = errors[name]
  const value = name === 'expiry' || name === 'name' ? saved[name] : ''
  return html`<label for="${name}"
    >${label}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      placeholder="${hint}"
      inputmode="${isNumeric ? 'numeric' : 'text'}"
      maxlength="120"
      required
      ${error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${focus === name ? html`autofocus` : null}
    />
    ${error === undefined ? null : html`<span class="error" id="${name}-error">${error}</span>`}
  </label>`
}

/** The card form. It works without scripts. Pay is the first button, so that Enter pays. */
export const cardPage = ({
  item,
  amount,
  errors = {},
  saved = { expiry: '', name: '' },
}: {
  item: string
  amount: string
  errors?: CardErrors
  saved?: SavedFields
}): { title: string; body: Html } => {
  const wrong = FIELDS.filter(({ name }) => errors[name] !== undefined)
  const focus = wrong[0]?.name ?? 'number'
  const field = (of: Field): Html => fieldOf(of, { errors, saved, focus })
  return {
    title: `${wrong.length > 0 ? 'Error: ' : ''}Pay ${amount} to Moonlit`,
    body: html`<h1>Pay Moonlit</h1>
      <div class="total"><span>${item}</span><span class="amount">${amount}</span></div>
      ${wrong.length > 0 ? html`<p class="error" role="alert">The payment was not sent. Please check the fields marked below.</p>` : null}
      <form method="post" autocomplete="on">
        ${field(NUMBER)}
        <div class="row">${field(EXPIRY)}${field(CVC)}</div>
        ${field(NAME)}
        <button class="main" name="action" value="pay">Pay ${amount}</button>
        <button class="main quiet" name="action" value="cancel" formnovalidate>Cancel and go back</button>
      </form>
      <p class="note">
        This page stands in for a card company. No money moves, and nothing of a card is kept. Pay with one of these numbers, any date to come and any
        three digits as the code:
      </p>
      <dl class="cards">
        ${TEST_CARDS.map(
          ({ number, meaning }) =>
            html`<div>
              <dt>${number}</dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>`,
  }
}

const ENDINGS = {
  confirming: ['The bank is confirming this payment', 'It will take a few seconds. You need not pay again.'],
  succeeded: ['This payment is done', 'It was charged once. You need not pay again.'],
  failed: [
    'This payment was not made',
    'Nothing was charged. It was declined, cancelled, or not made within a day. To try again, start a new payment on Moonlit.',
  ],
  refunded: ['This payment was paid back', 'The money is on its way to the card. What was bought with it is taken back.'],
  duplicate: ['This payment was refused as a duplicate', 'You have this already. Nothing was charged.'],
} as const

/** The page of an ended payment. One that was charged can be paid back there, as the provider's staff would. */
export const endedPage = ({
  ending,
  item,
  amount,
  link,
}: {
  ending: keyof typeof ENDINGS
  item: string
  amount: string
  link: string
}): { title: string; body: Html } => {
  const [title, text] = ENDINGS[ending]
  return {
    title,
    body: html`<h1>${title}</h1>
      <div class="total"><span>${item}</span><span class="amount">${amount}</span></div>
      <p>${text}</p>
      <a class="button" href="${link}">Back to Moonlit</a>
      ${ending === 'succeeded' ? html`<form method="post"><button class="quiet" name="action" value="refund">Pay it back</button></form>` : ''}`,
  }
}

/** The page of an unknown payment. */
export const unknownPage = (link: string): { title: string; body: Html } => ({
  title: 'There is no such payment',
  body: html`<h1>There is no such payment</h1>
    <p>The address may be mistyped, or the payment was removed.</p>
    <a class="button" href="${link}">Back to Moonlit</a>`,
})
