import { createHash } from 'node:crypto'
import type { Locale } from '@moonlit/contract/vocabulary'
import type { FastifyReply } from 'fastify'
import { Html, html } from './html.ts'

/** Styles of the simulated companies' pages, unlike Moonlit's own. */
const STYLE = `
:root { color-scheme: light; --ink: #1c2430; --muted: #5b6675; --line: #d5dbe3; --fill: #2456c9; --ground: #eef1f5; --paper: #fff; --bad: #b3261e }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { width: min(100%, 26rem); background: var(--paper); border-radius: 16px; padding: 28px 24px; box-shadow: 0 12px 40px rgb(28 36 48 / 0.12) }
main > :last-child { margin-bottom: 0 }
h1 { margin: 0 0 8px; font-size: 1.375rem; line-height: 1.25 }
h2 { margin: 28px 0 12px; font-size: 1rem; line-height: 1.25 }
p { margin: 0 0 16px; color: var(--muted) }
form { display: grid; gap: 14px; margin: 0 }
form + form { margin-top: 12px }
label { display: grid; gap: 4px; font-weight: 600; font-size: 0.875rem }
input, select { font: 400 1rem/1.5 system-ui, sans-serif; min-height: 44px; padding: 8px 12px; border: 1px solid #8593a6; border-radius: 8px; width: 100%; color: inherit; background: var(--paper) }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 10px 16px; border: 0; border-radius: 8px; background: var(--fill); color: #fff; cursor: pointer; text-align: start }
button.quiet { background: transparent; color: var(--fill); box-shadow: inset 0 0 0 1px var(--line) }
button.main { text-align: center }
button small { display: block; font-weight: 400; opacity: 0.85 }
:focus-visible { outline: 3px solid #7aa2ff; outline-offset: 2px }
a { color: var(--fill) }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
.total { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; margin: 0 0 16px; border-block: 1px solid var(--line); color: var(--ink); font-weight: 600 }
.error { color: var(--bad) }
.note { font-size: 0.875rem; margin: 20px 0 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 20px 0 0; font-size: 0.875rem }
dt { font-family: ui-monospace, monospace }
dd { margin: 0; color: var(--muted) }
dl.cards { grid-template-columns: 1fr; gap: 8px; margin-top: 12px }
dl.cards dt { color: var(--ink); font-size: 0.9375rem }
.row label { align-content: start }
label .error { font-weight: 400 }
[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
.amount { white-space: nowrap; font-variant-numeric: tabular-nums }
a.button { display: block; font-weight: 600; padding: 10px 16px; border-radius: 8px; background: var(--fill); color: #fff; text-align: center; text-decoration: none }
`

/** How pages look: a style element, and what the content policy lets in for it. */
export interface PageLook {
  readonly element: Html
  readonly policy: string
}

/** A look by its style sheet, whose fonts come from this server. The policy's hash covers every character between the tags. */
export const pageLook = (style: string, { hasFonts = false }: { hasFonts?: boolean } = {}): PageLook => ({
  element: new Html(`<style>${style}</style>`),
  policy: `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'${hasFonts ? "; font-src 'self'" : ''}`,
})

const PLAIN = pageLook(STYLE)

/** A page to send. It is in English and in the simulated companies' look unless told. */
export interface Page {
  readonly title: string
  readonly body: Html
  readonly status?: number
  readonly lang?: Locale
  readonly look?: PageLook
  /** `wide` has two columns where there is room. */
  readonly layout?: 'narrow' | 'wide'
}

/** Sends a page without scripts or resources from elsewhere. */
export const sendPage = (reply: FastifyReply, { title, body, status = 200, lang = 'en', look = PLAIN, layout = 'narrow' }: Page): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', `default-src 'none'; ${look.policy}; base-uri 'none'; frame-ancestors 'none'`)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
        <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            ${look.element}
          </head>
          <body>
            <main class="${layout}">${body}</main>
          </body>
        </html> `.markup,
    )
