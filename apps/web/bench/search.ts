import { connectMock } from '@moonlit/mock-api/client'
import { openPage, startBrowser } from './browser.ts'
import { SEARCH } from './budgets.ts'
import { startServers } from './servers.ts'
import { TRACED, tasksIn } from './tasks.ts'

/**
 * Types searches on explore as fast as a quick hand, while people are found and drawn, and measures what the slowest key costs the page, in CPU, so that
 * other programs do not count, as on a slower machine. Exits 1 past the budget.
 *
 *     npm run build && npx node apps/web/bench/search.ts
 *
 * CHROME_PATH names a browser that is not found by itself.
 */
const SEARCHES = ['optimistic', 'brown', 'jazz', 'doctor'] as const
/** Between two keys, in milliseconds. */
const PACE = 120

const servers = await startServers()
const browser = await startBrowser()
try {
  const world = await connectMock({ url: servers.api }).world('bench')
  await world.settings.change({ generalRate: { limit: 1_000_000, windowSeconds: 60 } })
  const page = await openPage(browser, servers)
  await page.goto(servers.web)
  await page.getByRole('search').hover()
  const field = page.getByRole('search').getByRole('combobox')
  await field.waitFor()
  await field.click()
  await browser.startTracing(page, { categories: TRACED })
  for (const search of SEARCHES) {
    await field.pressSequentially(search, { delay: PACE })
    await page.getByText(`Results for “${search}”`).waitFor()
    for (let left = search.length; left > 0; left -= 1) await field.press('Backspace', { delay: PACE / 2 })
    await page.waitForURL((url) => !url.searchParams.has('q'))
  }
  const keys = tasksIn(await browser.stopTracing()).filter(({ events }) => events.includes('keydown'))
  if (keys.length < SEARCHES.join('').length) throw new Error('not every key was seen')
  const longest = Math.max(...keys.map(({ cpu }) => cpu)) * SEARCH.slowdown
  const isKept = longest <= SEARCH.interaction
  console.log(
    `${isKept ? 'holds' : 'FAILS'}  the slowest of ${keys.length} keys costs ${longest.toFixed(0)} ms of CPU at ${SEARCH.slowdown} times slower (${SEARCH.interaction})`,
  )
  if (!isKept) process.exitCode = 1
} finally {
  await browser.close()
  servers.stop()
}
