// Measures what a developer waits for, against a running `npm run dev` or `docker compose --profile dev up --watch` of this checkout:
// `npx node scripts/bench/hot-reload.mjs [http://localhost:3100 http://localhost:4100]`. Each file is saved as editors do, and put back at the end.
import { chromium } from '@playwright/test'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { installedBrowser } from '../test/browser.mjs'
import { fromRoot } from '../workspace/paths.mjs'

const [web = 'http://localhost:3000', api = 'http://localhost:4000'] = process.argv.slice(2)
const runs = 5
/** Milliseconds, from docs/performance.md. */
const budget = 2000
const patience = 120_000

/**
 * @typedef {object} Change
 * @property {string} name
 * @property {string} file
 * @property {string} before what it holds
 * @property {(text: string, mark: string) => string} after what takes its place
 * @property {(mark: string) => Promise<unknown>} isThere ends when the change can be seen
 */

const executablePath = process.env.CHROMIUM_PATH ?? installedBrowser()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
const context = await browser.newContext({ locale: 'en-US' })
// Somebody who has answered what everybody is asked first: a dialog would stand over the page.
await context.addCookies(['adult_warning_read', 'hide_cookies_warning'].map((name) => ({ name, value: '1', url: web })))
const page = await context.newPage()
page.setDefaultTimeout(patience)

/** @param {string} mark */
const answersWith = async (mark) => {
  const until = Date.now() + patience
  for (;;) {
    const text = await fetch(`${api}/api/v1/bots/nobody/`).then(
      (answer) => answer.text(),
      () => '',
    )
    if (text.includes(mark)) return
    if (Date.now() > until) throw new Error(`The API never said ${mark}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** @type {Change[]} */
const changes = [
  {
    name: 'a word',
    file: 'apps/web/app/locales/en/explore.json',
    before: 'Find an AI girlfriend who remembers you',
    after: (text, mark) => `${text} ${mark}`,
    isThere: (mark) => page.getByRole('heading', { level: 1 }).filter({ hasText: mark }).waitFor(),
  },
  {
    name: 'a component',
    file: 'apps/web/app/features/explore/explore-screen.tsx',
    before: '<h1 ',
    after: (text, mark) => `${text}data-mark="${mark}" `,
    isThere: (mark) => page.locator(`h1[data-mark="${mark}"]`).waitFor(),
  },
  {
    name: 'a label of the contract',
    file: 'packages/contract/labels/en.json',
    before: '"artist": "Artist',
    after: (text, mark) => `${text} ${mark}`,
    isThere: (mark) => page.getByRole('link', { name: `Artist ${mark}` }).waitFor(),
  },
  {
    name: 'the contract, at the API',
    file: 'packages/contract/src/errors.ts',
    before: "detail: 'Not found",
    after: (text, mark) => `${text} ${mark}`,
    isThere: answersWith,
  },
]

/** Saves as many editors and git do: a new file takes the place of the old one. @param {string} path @param {string} text */
const save = (path, text) => {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

let isOver = false
try {
  await page.goto(web, { waitUntil: 'networkidle' })
  for (const { name, file, before, after, isThere } of changes) {
    const path = fromRoot(file)
    const original = readFileSync(path, 'utf8')
    if (!original.includes(before)) throw new Error(`${file} no longer holds ${before}`)
    /** @type {number[]} */
    const times = []
    try {
      for (let run = 0; run < runs; run += 1) {
        const mark = `m${String(run)}${String(Date.now() % 100_000)}`
        save(path, original.replace(before, after(before, mark)))
        const savedAt = performance.now()
        await isThere(mark)
        times.push(Math.round(performance.now() - savedAt))
        // What the change sets off besides, such as types, is no part of the next one.
        await new Promise((resolve) => setTimeout(resolve, 3000))
      }
    } finally {
      save(path, original)
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Infinity
    isOver ||= median > budget
    process.stdout.write(`${name}: ${String(median)} ms (${times.join(', ')}), budget ${String(budget)}\n`)
  }
} finally {
  await browser.close()
}
process.exitCode = isOver ? 1 : 0
