import { connectMock } from '@moonlit/mock-api/client'
import { openPage, startBrowser } from './browser.ts'
import { PORTRAIT } from './budgets.ts'
import { startServers } from './servers.ts'

/**
 * Chooses every hair colour, eye colour and hairstyle in sight in the wizard, and measures how long the portrait takes to follow: from the press to
 * the frame that shows it, and how much of that the server took to draw and send it. The face is a new one, so nothing was drawn before, and the
 * press comes at once: nothing is won by pointing first. Exits 1 past the budget.
 *
 *     npm run build && npx node apps/web/bench/portrait.ts
 *
 * CHROME_PATH names a browser that is not found by itself.
 */
const GROUPS = ['Hair colour', 'Eye colour', 'Hairstyle'] as const

const servers = await startServers()
const browser = await startBrowser()
try {
  const world = await connectMock({ url: servers.api }).world('bench')
  await world.settings.change({ generalRate: { limit: 1_000_000, windowSeconds: 60 } })
  const page = await openPage(browser, servers)
  await page.goto(`${servers.web}/add-new-model`)
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Face', exact: true }).click()
  const portrait = page.getByRole('complementary', { name: 'Portrait' }).getByRole('img')
  await portrait.waitFor()

  /** From the press to the frame with its picture, and the server's part of it, in milliseconds. */
  const follow = () =>
    portrait.evaluate(
      (image: HTMLImageElement) =>
        new Promise<{ all: number; server: number }>((resolve) => {
          let pressedAt = 0
          addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
          const observer = new MutationObserver(() => {
            if (pressedAt === 0 || image.dataset['state'] !== 'current') return
            observer.disconnect()
            requestAnimationFrame((shownAt) => {
              const [entry] = performance.getEntriesByName(image.src).filter((one) => one instanceof PerformanceResourceTiming)
              resolve({ all: Math.max(0, shownAt - pressedAt), server: entry ? entry.responseEnd - entry.requestStart : 0 })
            })
          })
          observer.observe(image, { attributes: true })
        }),
    )

  const seen: { all: number; server: number }[] = []
  for (const group of GROUPS) {
    const options = page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio')
    for (let index = 0; index < (await options.count()); index += 1) {
      const option = options.nth(index)
      if (await option.isChecked()) continue
      await option.scrollIntoViewIfNeeded()
      const [followed] = await Promise.all([follow(), option.click()])
      seen.push(followed)
      // The next person's choice comes after a look: the sharp picture of this one is there.
      await page.waitForFunction(() => document.querySelector('aside img')?.getAttribute('src')?.includes('/portrait.webp'))
    }
  }
  const sorted = seen.toSorted((one, other) => one.all - other.all)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? { all: Infinity, server: Infinity }
  const most = at(PORTRAIT.share)
  const isKept = most.all <= PORTRAIT.follows
  const said = ({ all, server }: { all: number; server: number }) => `${all.toFixed(0)} ms, ${server.toFixed(0)} of them the server's`
  console.log(
    `${isKept ? 'holds' : 'FAILS'}  of ${sorted.length} choices the portrait follows ${PORTRAIT.share * 100} % within ${said(most)} (${PORTRAIT.follows}); the middle one ${said(at(0.5))}; the slowest ${said(at(1))}`,
  )
  if (!isKept) process.exitCode = 1
} finally {
  await browser.close()
  servers.stop()
}
