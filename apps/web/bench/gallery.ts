import { connectMock } from '@moonlit/mock-api/client'
import { openPage, startBrowser } from './browser.ts'
import { GALLERY } from './budgets.ts'
import { startServers } from './servers.ts'
import { TRACED, tasksIn } from './tasks.ts'

/**
 * Scrolls through a gallery of 500 photos, down and up again, as fast as a wheel turns, and measures the longest task of the page, in CPU, so that other programs do not count. The list and the
 * pictures are made up here, since it is the page that is measured; all else is real. Exits 1 past the budget.
 *
 *     npm run build && npx node apps/web/bench/gallery.ts
 *
 * CHROME_PATH names a browser that is not found by itself.
 */
const PER_ORDER = 4
const SIZES = [
  { width: 640, height: 800 },
  { width: 640, height: 640 },
  { width: 456, height: 800 },
] as const

const orderOf = (number: number) => ({
  id: `g_${number}`,
  prompt: `by the sea ${number}`,
  count: PER_ORDER,
  botSlug: 'amara',
  styleIds: [],
  parameters: {},
  status: 'done',
  unmet: [],
  createdAt: '2026-03-14T20:15:00.000Z',
  images: Array.from({ length: PER_ORDER }, (_photo, index) => ({
    id: String(index + 1),
    imageUrl: `/media/generations/g_${number}/bench/${index + 1}.webp`,
    smallUrl: `/media/generations/g_${number}/bench/small_${index + 1}.webp`,
    ...SIZES[number % SIZES.length],
  })),
})
const ORDERS = Array.from({ length: GALLERY.photos / PER_ORDER }, (_order, index) => orderOf(index))

const servers = await startServers()
const browser = await startBrowser()
try {
  const world = await connectMock({ url: servers.api }).world('bench')
  const session = await world.as('premium')
  if (!('jwtToken' in session)) throw new Error('premium is no member')
  const bots = `${servers.api}/api/v1/bots/amara/?lang=en`
  const imageUrl: unknown = Reflect.get(Object(await (await fetch(bots)).json()), 'imageUrl')
  const picture = Buffer.from(await (await fetch(servers.api + String(imageUrl))).arrayBuffer())
  const page = await openPage(browser, servers, session)
  await page.route('**/api/v1/generation/?*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [at, limit] = [Number(asked.get('page') ?? 1), Number(asked.get('limit') ?? 20)]
    const isLast = at * limit >= ORDERS.length
    return route.fulfill({ json: { result: ORDERS.slice((at - 1) * limit, at * limit), nextPage: isLast ? null : at + 1 } })
  })
  await page.route('**/media/generations/**', (route) => route.fulfill({ body: picture, contentType: 'image/webp' }))
  await page.goto(`${servers.web}/my-generations`)
  await page.getByRole('button', { name: /^Open photo 1:/u }).waitFor()
  await page.mouse.move(720, 500)
  await browser.startTracing(page, { categories: TRACED })
  const isAt = (edge: 'top' | 'end') =>
    page.evaluate(
      (wanted) =>
        wanted === 'top'
          ? scrollY === 0
          : document.querySelector('[aria-posinset="500"]') !== null && scrollY + innerHeight > document.body.scrollHeight - 50,
      edge,
    )
  let most = 0
  for (const [edge, step] of [
    ['end', 600],
    ['top', -600],
  ] as const) {
    for (let turns = 0; turns < 2000 && !(await isAt(edge)); turns += 1) {
      await page.mouse.wheel(0, step)
      most = Math.max(most, await page.locator('main li[aria-posinset]').count())
    }
    if (!(await isAt(edge))) throw new Error(`never came to the ${edge}`)
  }
  const tasks = tasksIn(await browser.stopTracing()).map(({ cpu }) => cpu)
  const longest = Math.max(...tasks)
  const isKept = longest <= GALLERY.longestTask
  console.log(
    `${isKept ? 'holds' : 'FAILS'}  longest of ${tasks.length} tasks over ${GALLERY.photos} photos: ${longest.toFixed(0)} ms of CPU (${GALLERY.longestTask}); at most ${most} photos in the document`,
  )
  if (!isKept) process.exitCode = 1
} finally {
  await browser.close()
  servers.stop()
}
