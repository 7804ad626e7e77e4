import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageLook } from '../../pages/page.ts'

/** The shop's faces, as its own pages have them, and the folder of their files. */
const FACES_STYLE = path.resolve(import.meta.dirname, '../../../../../packages/ui/src/faces.css')
export const FACES = path.resolve(import.meta.dirname, '../../../../../packages/ui/src/faces')

const facesStyle = readFileSync(FACES_STYLE, 'utf8')
  .replaceAll(/\/\*.*?\*\//gsu, '')
  .replaceAll("url('./faces/", "url('/faces/")

/** The provider's pages wear the colours and faces of the shop they take money for, so that nobody feels led astray. */
export const CHECKOUT_LOOK = pageLook(
  `${facesStyle}
:root { color-scheme: dark; --ground: #0f0b16; --surface: #161021; --raised: #1d162b; --float: #271e39; --body: #f6f0f7; --muted: #b8abc6; --edge: #8e819e; --rose: #ff6f8f; --amber: #ffb36b; --on-accent: #2a0a14; --danger: #ff9a8d; --display: 'Moonlit Display', 'Display Fallback', 'Display Fallback Noto', 'Display Fallback Times', ui-serif, serif; --text: 'Moonlit Text', 'Text Fallback', 'Text Fallback Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: radial-gradient(60rem 40rem at 100% 0, rgb(122 40 98 / 0.34), transparent), radial-gradient(60rem 40rem at 0 60%, rgb(76 46 148 / 0.3), transparent), var(--ground); color: var(--body); font: 16px/1.5 var(--text) }
main { width: min(100%, 27rem); overflow: hidden; border-radius: 30px; background: linear-gradient(180deg, var(--float), var(--raised) 70%); box-shadow: 0 32px 80px -12px rgb(0 0 0 / 0.72), inset 0 1px 0 rgb(255 236 250 / 0.05) }
main.wide { width: min(100%, 58rem) }
.part { padding: 28px 24px }
.order, .notes { background: var(--surface) }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 28px; color: var(--body); font: 560 1.25rem/1 var(--display) }
.brand::before { content: ''; width: 22px; height: 22px; border-radius: 50%; background: linear-gradient(100deg, var(--rose), var(--amber)); -webkit-mask: radial-gradient(circle at 70% 35%, transparent 8px, #000 8.5px); mask: radial-gradient(circle at 70% 35%, transparent 8px, #000 8.5px) }
[dir='rtl'] .brand::before { -webkit-mask-position: right; transform: scaleX(-1) }
h1 { margin: 0 0 10px; font: 560 1.5rem/1.2 var(--display); text-wrap: balance }
h2 { margin: 0 0 18px; font: 560 1.25rem/1.25 var(--display) }
p { margin: 0 0 16px; color: var(--muted); text-wrap: pretty }
.part > :last-child { margin-bottom: 0 }
.item { margin: 0; color: var(--muted) }
.price { display: block; margin: 4px 0 20px; color: var(--body); font: 560 2.25rem/1.1 var(--text); white-space: nowrap; font-variant-numeric: tabular-nums }
.terms { margin: 0; padding-block-start: 18px; border-block-start: 1px solid rgb(255 236 250 / 0.1) }
.terms .line { display: flex; justify-content: space-between; gap: 16px; margin-block-end: 4px }
.terms strong { display: flex; justify-content: space-between; gap: 16px; margin-block-end: 6px; color: var(--body); font-weight: 600 }
form { display: grid; gap: 16px; margin: 0 }
label { display: grid; gap: 6px; align-content: start; font-weight: 600; font-size: 0.875rem }
input { font: 400 1rem/1.5 var(--text); min-height: 48px; width: 100%; padding: 10px 16px; border: 1px solid var(--edge); border-radius: 18px; background: var(--ground); color: inherit }
input::placeholder { color: #9a8daa; opacity: 1 }
[dir='rtl'] input[dir='ltr'] { text-align: end }
[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger) }
.error { color: var(--danger) }
label .error { font-weight: 400 }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
button, a.button { display: block; width: 100%; min-height: 52px; padding: 12px 24px; border: 0; border-radius: 99px; font: 600 1rem/1.5 var(--text); text-align: center; text-decoration: none; cursor: pointer; background: linear-gradient(100deg, var(--rose), var(--amber)); color: var(--on-accent); box-shadow: 0 10px 30px -10px rgb(255 111 143 / 0.55) }
button:hover, a.button:hover { filter: brightness(1.05) }
button.quiet { background: rgb(226 198 255 / 0.13); color: var(--body); box-shadow: none }
a.button + form { margin-block-start: 12px }
:focus-visible { outline: 3px solid var(--amber); outline-offset: 3px }
.notes { font-size: 0.8125rem }
dl { display: grid; gap: 8px; margin: 12px 0 0; font-size: 0.8125rem }
dt { font: 500 0.9375rem/1.4 ui-monospace, monospace; unicode-bidi: isolate; text-align: -webkit-match-parent; text-align: match-parent }
dd { margin: 0; color: var(--muted) }
@media (min-width: 52rem) {
  main.wide { display: grid; grid-template-columns: 5fr 6fr; grid-template-rows: auto 1fr }
  .wide .part { padding: 44px 40px; grid-column: 2; grid-row: 1 / 3 }
  .wide .order { grid-column: 1; grid-row: 1; padding-block-end: 20px }
  .wide .notes { grid-column: 1; grid-row: 2; padding-block: 20px 44px }
}
@media (prefers-reduced-motion: no-preference) { button, a.button { transition: filter 180ms } }
`,
  { hasFonts: true },
)
