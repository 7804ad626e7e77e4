import { connectMock } from '@moonlit/mock-api/client'
import { z } from 'zod'
import { openPage, startBrowser } from './browser.ts'
import { EXPLORE } from './budgets.ts'
import { startServers } from './servers.ts'
import { TRACED, tasksIn } from './tasks.ts'

/**
 * Scrolls through 1,000 cards on explore, as fast as a wheel turns, and measures the longest task of the page, in CPU, so that other programs do not count; then
 * opens characters from their cards and measures how long after the click name and picture are in a frame. The list is the real one, repeated. Exits 1 past a budget.
 *
 *     npm run build && npx node apps/web/bench/explore.ts
 *
 * CHROME_PATH names a browser that is not found by itself.
 */
const PER_PAGE = 20
const STEP = 700
const OPENINGS = 7

const Listed = z.object({ result: z.array(z.looseObject({ id: z.string(), slug: z.string(), firstName: z.string() })) })

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const servers = await startServers()
const browser = await startBrowser()
const tell = (name: string, value: number, budget: number): void => {
  console.log(`${value <= budget ? 'holds' : 'FAILS'}  ${name}: ${value.toFixed(0)} ms (${budget})`)
  if (value > budget) process.exitCode = 1
}
try {
  const world = await connectMock({ url: servers.api }).world('bench')
  await world.settings.change({ generalRate: { limit: 1_000_000, windowSeconds: 60 } })
  const listed = await fetch(`${servers.api}/api/v1/bots/?lang=en&gender=female&limit=${PER_PAGE}`, { headers: { 'x-mock-world': 'bench' } })
  const { result } = Listed.parse(await listed.json())
  const page = await openPage(browser, servers)
  let asked = 1
  await page.route('**/api/v1/bots/?*', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? 1)
    asked = at
    const people = result.map((person) => ({ ...person, id: `${person.id}_${at}`, slug: `${person.slug}-${at}` }))
    return route.fulfill({ json: { result: people, nextPage: at * PER_PAGE >= EXPLORE.cards ? null : at + 1 } })
  })
  await page.goto(servers.web)
  await page.getByRole('article').first().waitFor()
  await page.mouse.move(720, 600)
  await browser.startTracing(page, { categories: TRACED })
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight > document.body.scrollHeight - 50)
  for (let turns = 0; turns < 4000 && !(asked * PER_PAGE >= EXPLORE.cards && (await isAtEnd())); turns += 1) await page.mouse.wheel(0, STEP)
  const tasks = tasksIn(await browser.stopTracing()).map(({ cpu }) => cpu)
  if (asked * PER_PAGE < EXPLORE.cards) throw new Error(`only ${asked} pages came`)
  tell(`longest of ${tasks.length} tasks over ${EXPLORE.cards} cards, in CPU`, Math.max(...tasks), EXPLORE.longestTask)

  await page.unrouteAll()
  const openings: number[] = []
  for (const { firstName } of result.slice(0, OPENINGS)) {
    await page.goto(servers.web)
    const card = page.getByRole('article').filter({ hasText: firstName }).first()
    await card.scrollIntoViewIfNeeded()
    await card.hover()
    const watch = await page.evaluateHandle((name) => {
      let pressedAt = 0
      addEventListener('pointerup', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
      const shown = new Promise<number>((resolve) => {
        const look = () => {
          const picture = document.querySelector('main img')
          const isThere = document.querySelector('h1')?.textContent.includes(name) && picture instanceof HTMLImageElement && picture.complete
          if (pressedAt > 0 && isThere) resolve(performance.now() - pressedAt)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      return { shown }
    }, firstName)
    await card.getByRole('link').first().click()
    openings.push(await watch.evaluate(({ shown }) => shown))
  }
  tell(`name and picture of a character after the click on its card, median of ${OPENINGS}`, median(openings), EXPLORE.opens)
} finally {
  await browser.close()
  servers.stop()
}
