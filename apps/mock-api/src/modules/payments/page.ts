import type { Locale } from '@moonlit/contract/vocabulary'
import { type Html, html } from '../../pages/html.ts'
import type { Page } from '../../pages/page.ts'
import { majorUnits } from '../users/rules.ts'
import { type CardErrors, type CardForm, TEST_CARDS } from './cards.ts'
import type { Discount } from './discount.ts'
import { CHECKOUT_LOOK } from './look.ts'
import { PAYMENT_MESSAGES, type PaymentMessages, fill } from './messages.ts'
import type { PaymentRow } from './repo.ts'

/** Fields shown again after an error: never the number or the security code. */
export type SavedFields = Pick<CardForm, 'expiry' | 'name'>

/** What is paid for, as the page shows it. */
export interface Order {
  readonly item: string
  /** With the currency's sign. */
  readonly amount: string
  /** What lowers the price; the first one's is taken off the regular price. */
  readonly discounts: readonly Discount[]
  /** Until when a subscription runs, as a date in words; null for what is bought once. */
  readonly endsOn: string | null
}

/** An amount in words; in Arabic set apart from the text around it, so that its sign does not come apart from its letters (`US$`). */
export const setApart = (amount: string, locale: Locale): string => (locale === 'ar' ? `\u2066${amount}\u2069` : amount)

/**
 * An amount as the shop writes it: cents only where it or one that stands beside it has any; in Arabic set apart from the text around it.
 * @param beside amounts of the same currency, in minor units
 */
export const formatAmount = (
  { amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>,
  locale: Locale,
  beside: readonly number[] = [],
): string => {
  const isWhole = [amount, ...beside].every((one) => Number.isInteger(majorUnits(one, currency)))
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: isWhole ? 'stripIfInteger' : 'auto' })
  return setApart(price.format(majorUnits(amount, currency)), locale)
}

interface Field {
  readonly name: keyof CardForm
  readonly autocomplete: string
  readonly inputMode: 'numeric' | 'text'
  readonly hint: (messages: PaymentMessages) => string
}

const NUMBER: Field = { name: 'number', autocomplete: 'cc-number', inputMode: 'numeric', hint: () => '1234 1234 1234 1234' }
const EXPIRY: Field = { name: 'expiry', autocomplete: 'cc-exp', inputMode: 'text', hint: ({ expiryHint }) => expiryHint }
const CVC: Field = { name: 'cvc', autocomplete: 'cc-csc', inputMode: 'numeric', hint: () => 'CVC' }
const NAME: Field = { name: 'name', autocomplete: 'cc-name', inputMode: 'text', hint: () => '' }
const FIELDS = [NUMBER, EXPIRY, CVC, NAME] as const

const fieldOf = (
  { name, autocomplete, hint, inputMode }: Field,
  { messages, errors, saved, focus }: { messages: PaymentMessages; errors: CardErrors; saved: SavedFields; focus: keyof CardForm },
): Html => {
  const error = errors[name]
  const value = name === 'expiry' || name === 'name' ? saved[name] : ''
  return html`<label for="${name}"
    >${messages[name]}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      placeholder="${hint(messages)}"
      inputmode="${inputMode}"
      maxlength="120"
      required
      ${name === 'name' ? html`dir="auto"` : html`dir="ltr"`}
      ${error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${focus === name ? html`autofocus` : null}
    />
    ${
      error === undefined
        ? null
        : html`<span class="error" id="${name}-error">${fill(messages.errors[error.key], { n: String(error.digits ?? '') })}</span>`
    }
  </label>`
}

const orderPart = (heading: Html, messages: PaymentMessages, { item, amount, discounts, endsOn }: Order): Html => html`
  <section class="part order">
    <p class="brand">Moonlit</p>
    ${heading}
    <p class="item">${item}</p>
    <span class="price">${amount}</span>
    <p class="terms">
      ${discounts[0] === undefined ? null : html`<span class="line"><span>${messages.list}</span><s>${discounts[0].list}</s></span>`}
      ${discounts.map(({ by, code, off }) => html`<span class="line"><span>${fill(messages.off[by], { code })}</span><span>${off}</span></span>`)}
      <strong><span>${messages.today}</span><span>${amount}</span></strong>
      ${endsOn === null ? messages.once : fill(messages.runs, { date: endsOn })}
    </p>
  </section>
`

/** The card form. It works without scripts. Pay is the first button, so that Enter pays. */
export const cardPage = (
  order: Order,
  { locale, errors = {}, saved = { expiry: '', name: '' } }: { locale: Locale; errors?: CardErrors; saved?: SavedFields },
): Page => {
  const messages = PAYMENT_MESSAGES[locale]
  const wrong = FIELDS.filter(({ name }) => errors[name] !== undefined)
  const focus = wrong[0]?.name ?? 'number'
  const field = (of: Field): Html => fieldOf(of, { messages, errors, saved, focus })
  const title = fill(messages.head, { amount: order.amount })
  return {
    title: wrong.length > 0 ? fill(messages.wrong, { title }) : title,
    lang: locale,
    look: CHECKOUT_LOOK,
    layout: 'wide',
    body: html`${orderPart(html`<h1>${messages.order}</h1>`, messages, order)}
      <section class="part">
        <h2>${messages.byCard}</h2>
        ${wrong.length > 0 ? html`<p class="error" role="alert">${messages.refused}</p>` : null}
        <form method="post" autocomplete="on" novalidate>
          ${field(NUMBER)}
          <div class="row">${field(EXPIRY)}${field(CVC)}</div>
          ${field(NAME)}
          <button name="action" value="pay">${fill(messages.pay, { amount: order.amount })}</button>
          <button class="quiet" name="action" value="cancel">${messages.cancel}</button>
        </form>
      </section>
      <section class="part notes">
        <p>${messages.note}</p>
        <dl>
          ${TEST_CARDS.map(
            ({ number, meaning }) =>
              html`<div>
                <dt dir="ltr">${number}</dt>
                <dd>${messages.cards[meaning]}</dd>
              </div>`,
          )}
        </dl>
      </section>`,
  }
}

/** The page of an ended payment. One that was charged can be paid back there, as the provider's staff would. */
export const endedPage = (
  { item, amount }: Order,
  { status, failureReason, promoCode }: Pick<PaymentRow, 'status' | 'failureReason' | 'promoCode'>,
  { locale, link }: { locale: Locale; link: string },
): Page => {
  const messages = PAYMENT_MESSAGES[locale]
  const { title, text } = messages.endings[status === 'pending' ? 'confirming' : status]
  const why = failureReason === null ? text : fill(messages.failures[failureReason], { code: promoCode ?? '' })
  return {
    title,
    lang: locale,
    look: CHECKOUT_LOOK,
    body: html`<section class="part">
      <p class="brand">Moonlit</p>
      <h1>${title}</h1>
      <p>${why}</p>
      <p class="item">${item}</p>
      <span class="price">${amount}</span>
      <a class="button" href="${link}">${messages.back}</a>
      ${status === 'succeeded' ? html`<form method="post"><button class="quiet" name="action" value="refund">${messages.refund}</button></form>` : ''}
    </section>`,
  }
}

/** The page of an unknown payment. */
export const unknownPage = (link: string, locale: Locale): Page => {
  const messages = PAYMENT_MESSAGES[locale]
  const { title, text } = messages.unknown
  return {
    title,
    lang: locale,
    look: CHECKOUT_LOOK,
    status: 404,
    body: html`<section class="part">
      <p class="brand">Moonlit</p>
      <h1>${title}</h1>
      <p>${text}</p>
      <a class="button" href="${link}">${messages.back}</a>
    </section>`,
  }
}
