import type { Locale } from '@moonlit/contract/vocabulary'
import { escapeHtml } from '../../pages/html.ts'
import { type MailInput, MAIL_KINDS, type Mail, headersOf } from './kinds.ts'
import { type MailMessage, MAIL_MESSAGES, localeOf } from './messages.ts'

const INK = '#1d1424'
const PAPER = '#faf6f8'
const ACCENT = '#c2315f'

interface Parts {
  readonly greeting: string
  readonly lead: string
  readonly action: string
  readonly note: string
  readonly copyLink: string
  readonly why: string
  readonly link: string
  readonly unsubscribe: { readonly label: string; readonly link: string } | null
}

/** What stands behind a word that introduces something, where that is no plain colon. */
const COLONS: Partial<Record<Locale, string>> = { fr: '\u00A0:', ja: '：', zh: '：' }
/** Languages that write no space between sentences. */
const UNSPACED: readonly Locale[] = ['ja', 'zh']

const textOf = (locale: Locale, { greeting, lead, action, note, why, link, unsubscribe }: Parts): string => {
  const colon = COLONS[locale] ?? ':'
  return [
    greeting,
    lead,
    `${action}${colon}\n${link}`,
    note,
    `-- \nMoonlit\n${why}`,
    ...(unsubscribe === null ? [] : [`${unsubscribe.label}${colon}\n${unsubscribe.link}`]),
  ].join('\n\n')
}

const htmlOf = (locale: Locale, subject: string, { greeting, lead, action, note, copyLink, why, link, unsubscribe }: Parts): string => {
  const small = `margin:16px 0 0;font-size:13px;color:#6b5f73`
  const stop =
    unsubscribe === null
      ? ''
      : `\n<p style="${small}"><a href="${escapeHtml(unsubscribe.link)}" style="color:#6b5f73">${escapeHtml(unsubscribe.label)}</a></p>`
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${PAPER};color:${INK};font:16px/1.6 system-ui,sans-serif">
<main style="max-width:32em;margin:0 auto">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px">${escapeHtml(lead)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${ACCENT};color:#fff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0">${escapeHtml(note)}</p>
<p style="${small}">${escapeHtml(copyLink)}<br><a href="${escapeHtml(link)}" dir="ltr" style="color:${ACCENT};word-break:break-all">${escapeHtml(link)}</a></p>
<p style="${small}">Moonlit<br>${escapeHtml(why)}</p>${stop}
</main>
</body>
</html>
`
}

/** Isolates a value's text direction, so that `$12.99` and names read right in Arabic. */
const isolate = (value: string): string => `\u2068${value}\u2069`

/** Fills in `{placeholders}`. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\w+\}/gu, (placeholder) => {
    const value = values[placeholder.slice(1, -1)]
    return value === undefined ? placeholder : isolate(value)
  })

/** The texts of a mail, filled in. */
const wordsOf = (input: MailInput, locale: Locale): MailMessage => {
  const words = MAIL_MESSAGES[locale]
  if (input.kind === 'verify') return input.isMove === true ? words.move : words.verify
  if (input.kind !== 'receipt' && input.kind !== 'refunded') return words[input.kind]
  const { endsOn, discounts, ...paid } = input.receipt
  if (input.kind === 'refunded') return { ...words.refunded, lead: fill(words.refunded.lead, paid) }
  const { subject, lead, discount, regular, action, note, noteWithoutEnd } = words.receipt
  const lowered = discounts.toReversed().map((one, index) => fill(index === 0 ? discount[one.by] : regular, { ...one }))
  return {
    subject,
    lead: [fill(lead, paid), ...lowered].join(UNSPACED.includes(locale) ? '' : ' '),
    action,
    note: endsOn === null ? noteWithoutEnd : fill(note, { endsOn }),
  }
}

/** Renders a mail in its recipient's language, English when unknown. */
export const renderMail = (input: MailInput): Mail => {
  const { kind, to, link, unsubscribe } = input
  const locale = localeOf(to.language)
  const words = MAIL_MESSAGES[locale]
  const { subject, lead, action, note } = wordsOf(input, locale)
  const stop = MAIL_KINDS[kind].isNewsletter && unsubscribe !== undefined ? { label: words.unsubscribe, link: unsubscribe } : null
  const parts: Parts = {
    greeting: to.firstName === '' ? words.greetingWithoutName : words.greeting.replace('{name}', () => to.firstName),
    lead,
    action,
    note,
    link,
    copyLink: words.copyLink,
    why: words.why,
    unsubscribe: stop,
  }
  const links = { [kind]: link, ...(stop === null ? {} : { unsubscribe: stop.link }) }
  return {
    userId: to.id,
    to: to.email,
    kind,
    subject,
    text: textOf(locale, parts),
    html: htmlOf(locale, subject, parts),
    links,
    headers: headersOf(links),
  }
}
