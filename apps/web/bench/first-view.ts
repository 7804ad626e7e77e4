import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { connectMock } from '@moonlit/mock-api/client'
import { FIRST, LATER, SERVER_MS } from './budgets.ts'
import { startServers } from './servers.ts'

/**
 * What people meet first, as a phone on a slow line has it (Lighthouse's simulated mobile): explore and a character in a language of Latin
 * letters and one of others, later pages, and what a page costs the server. Medians; exits 1 past a budget. Needs an otherwise idle machine.
 *
 *     npm run build && npx node apps/web/bench/first-view.ts [runs]
 *
 * CHROME_PATH names a browser that is not found by itself.
 */
const RUNS = Number(process.argv[2] ?? 5)

const PAGES = [
  { path: '/', locale: 'en', budget: FIRST },
  { path: '/', locale: 'ar', budget: FIRST },
  { path: '/amara', locale: 'en', budget: FIRST },
  { path: '/amara', locale: 'ar', budget: FIRST },
  { path: '/contact', locale: 'en', budget: LATER },
  { path: '/terms-and-conditions', locale: 'en', budget: LATER },
] as const

type Figures = Record<keyof typeof FIRST | 'accessibility' | 'practices' | 'seo', number>

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

interface LoadedFile {
  readonly type: unknown
  readonly bytes: number
}

/** The files that Lighthouse saw being loaded. */
const filesOf = (details: unknown): LoadedFile[] => {
  const items: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'items') : undefined
  const rows: unknown[] = Array.isArray(items) ? items : []
  return rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null) return []
    const type: unknown = Reflect.get(row, 'resourceType')
    return [{ type, bytes: Number(Reflect.get(row, 'transferSize')) }]
  })
}

const visit = async (address: string, locale: string): Promise<Figures> => {
  const chrome = await launch({
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      extraHeaders: { Cookie: `adult_warning_read=1; locale=${locale}` },
    })
    if (!result) throw new Error(`no result for ${address}`)
    const { audits, categories } = result.lhr
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
    const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
    const files = filesOf(audits['network-requests']?.details)
    const ofType = (wanted: string) => files.filter(({ type }) => type === wanted)
    const kilobytes = (wanted: string): number => ofType(wanted).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    return {
      score: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      scripts: kilobytes('Script'),
      files: ofType('Script').length,
      html: kilobytes('Document'),
    }
  } finally {
    chrome.kill()
  }
}

const servers = await startServers()
try {
  const world = await connectMock({ url: servers.api }).world('bench')
  await world.settings.change({ generalRate: { limit: 1_000_000, windowSeconds: 60 } })
  let failures = 0
  const tell = (what: string, figure: number, limit: number, isKept: boolean) => {
    if (!isKept) failures += 1
    console.log(`  ${isKept ? 'holds' : 'FAILS'}  ${what.padEnd(13)} ${figure.toFixed(what === 'cls' ? 3 : 0).padStart(6)}  (${limit})`)
  }
  for (const { path, locale, budget } of PAGES) {
    const visits: Figures[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(servers.web + path, locale))
    const middle = (key: keyof Figures) => median(visits.map((figures) => figures[key]))
    console.log(`${path} in ${locale}, median of ${RUNS}`)
    tell('score', middle('score'), budget.score, middle('score') >= budget.score)
    for (const key of ['accessibility', 'practices', 'seo'] as const) tell(key, middle(key), 100, middle(key) === 100)
    for (const key of ['lcp', 'cls', 'tbt', 'scripts', 'files', 'html'] as const) tell(key, middle(key), budget[key], middle(key) <= budget[key])
  }
  for (const path of ['/', '/amara']) {
    const open = () =>
      fetch(servers.web + path, { headers: { cookie: 'mock_world=bench', 'accept-encoding': 'br' } }).then((answer) => answer.arrayBuffer())
    for (let page = 0; page < 50; page += 1) await open()
    const before = servers.webCpu()
    for (let page = 0; page < 500; page += 1) await open()
    const each = (servers.webCpu() - before) / 500
    if (each > SERVER_MS) failures += 1
    console.log(`${each <= SERVER_MS ? 'holds' : 'FAILS'}  ${path} costs the web server ${each.toFixed(2)} ms of CPU (${SERVER_MS})`)
  }
  if (failures > 0) process.exitCode = 1
} finally {
  servers.stop()
}
