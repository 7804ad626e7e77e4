// Drives `npm run dev` in a copy of this checkout, so that what a developer edits can be edited.
import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { installedBrowser } from '../test/browser.mjs'
import { root } from '../workspace/paths.mjs'
import { runStart, twoPorts } from './moonlit.mjs'

const patience = { timeout: 120_000, interval: 200 }
/** What is changed in the contract, and where in the web app it is a type error: a field of another name, of another type, a call, a field that is new. */
const contractChanges = [
  { file: 'bots.ts', before: 'nextPage: z', after: 'pageAfter: z', wrong: /features\/sitemap\/sitemap\.ts\(\d+,\d+\): error TS/u },
  {
    file: 'chats.ts',
    before: 'unread: z.number().int().min(0)',
    after: 'unread: z.string()',
    wrong: /features\/chat\/list\/chat-order\.ts\(\d+,\d+\): error TS/u,
  },
  { file: 'chats.ts', before: '  list: {', after: '  all: {', wrong: /apps\/web\/app\/.*\(\d+,\d+\): error TS/u },
  {
    file: 'forms/chats.ts',
    before: 'tokenSize: ',
    after: 'mood: z.string(), tokenSize: ',
    wrong: /features\/chat\/sending\/deliver\.ts\(\d+,\d+\): error TS/u,
  },
]

/** For what takes minutes where other programs run: packages installed anew, the types of everything. */
const long = { timeout: 300_000, interval: 200 }

/** A copy of every file of this checkout that git knows or would know. */
const copyOfCheckout = () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonlit-dev-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file), { recursive: true })
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Moonlit', '-c', 'user.email=dev@moonlit.example', ...args], { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A checkout')
  return folder
}

/** The commands that run from a folder. Windows has no list of them. @param {string} folder */
const processesOf = (folder) =>
  process.platform === 'win32'
    ? []
    : execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes(folder))

/**
 * Saves as many editors and git do: a new file takes the place of the old one.
 * @param {string} file
 * @param {string} before
 * @param {string} after
 */
const edit = (file, before, after) => {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${dirname(file)} no longer holds ${before}`)
  writeFileSync(`${file}.new`, text.replace(before, after))
  renameSync(`${file}.new`, file)
}

test('[DX-04] in development, changes of texts, API and contract show at once, with type errors', { timeout: 900_000 }, async () => {
  const folder = copyOfCheckout()
  const ports = await twoPorts()
  const moonlit = runStart(folder, { ...ports, TURBO_CACHE_DIR: join(root, '.turbo', 'cache') }, ['--dev'])
  const executablePath = process.env.CHROMIUM_PATH ?? installedBrowser()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  const [english, errors] = ['apps/web/app/locales/en/explore.json', 'packages/contract/src/errors.ts']
  const text = async (/** @type {string} */ address) => (await fetch(address)).text()
  try {
    await expect.poll(moonlit.said, long).toMatch(/Ready in|stopped by itself|failed|missing/)
    expect(moonlit.said()).toMatch(/Ready in/)

    edit(join(folder, english), 'Find an AI girlfriend who remembers you', 'Words just changed')
    await expect.poll(() => text(`http://localhost:${ports.WEB_PORT}/`), patience).toContain('Words just changed')

    const wordsOfEnglish = () => text(`http://localhost:${ports.WEB_PORT}/@id/__x00__virtual:words/en`)
    expect(await wordsOfEnglish()).not.toContain('just-added')
    const added = join(folder, 'apps/web/app/locales/en/just-added.json')
    writeFileSync(added, '{"word":"Said"}')
    await expect.poll(wordsOfEnglish, patience).toContain('just-added')

    const page = await browser.newPage()
    await page.goto(`http://localhost:${ports.WEB_PORT}/`, { waitUntil: 'networkidle', timeout: patience.timeout })
    let words = 'Words just changed'
    // The first page of a new checkout is loaded once more, when Vite has found all that it needs.
    await expect
      .poll(async () => {
        await page.locator('html').evaluate((html) => html.setAttribute('data-mark', 'the same page'))
        edit(join(folder, english), words, `${words} again`)
        words = `${words} again`
        await page.getByText(words).first().waitFor(patience)
        return page.locator('html').getAttribute('data-mark')
      }, patience)
      .toBe('the same page')

    let detail = 'Not found'
    for (let number = 1; number <= 10; number += 1) {
      edit(join(folder, errors), `detail: '${detail}'`, `detail: 'Renamed ${number} times'`)
      detail = `Renamed ${number} times`
      await expect.poll(() => text(`http://localhost:${ports.API_PORT}/api/v1/bots/nobody/`).catch(() => ''), patience).toContain(detail)
    }

    // As it was before, so that the types of what nobody has changed are known already.
    for (const file of [english, errors]) cpSync(join(root, file), join(folder, file))
    rmSync(added)
    await expect.poll(() => text(`http://localhost:${ports.API_PORT}/api/v1/bots/nobody/`).catch(() => ''), patience).toContain('Not found')

    for (const { file, before, after, wrong } of contractChanges) {
      const mark = moonlit.said().length
      const said = () => moonlit.said().slice(mark)
      edit(join(folder, 'packages/contract/src', file), before, after)
      const changedAt = performance.now()
      await expect.poll(said, { ...patience, interval: 20 }).toMatch(wrong)
      process.stdout.write(`"${after}" in the contract was a type error of the web app after ${Math.round(performance.now() - changedAt)} ms\n`)
      edit(join(folder, 'packages/contract/src', file), after, before)
      await expect.poll(said, patience).toContain('What was wrong is right again')
    }
    // Every package is checked before this is said.
    await expect.poll(moonlit.said, long).toContain('The types are well again.')
    // Checks that a save has ended do not go on beside the one of what is there now.
    expect(processesOf(folder).filter((line) => line.includes('turbo run types')).length).toBeLessThanOrEqual(1)
  } finally {
    await browser.close()
    moonlit.interrupt()
    await moonlit.ended
    await expect.poll(() => processesOf(folder)).toEqual([])
    rmSync(folder, { recursive: true, force: true })
  }
})
