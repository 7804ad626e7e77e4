import type { CDPSession, Page } from '@playwright/test'
import { connectMock } from '@moonlit/mock-api/client'
import { z } from 'zod'
import { openPage, startBrowser } from './browser.ts'
import { CHAT } from './budgets.ts'
import { startServers } from './servers.ts'
import { TRACED, tasksIn } from './tasks.ts'

/**
 * A long chat: how long it takes to open, what scrolling through it costs the page, how soon one's own message is on screen on a slower machine, and
 * whether half an hour of replies, told faster than they come, makes its memory grow. Exits 1 past a budget.
 *
 *     npm run build && npx node apps/web/bench/chat.ts
 *
 * CHROME_PATH names a browser that is not found by itself.
 */
const OPENINGS = 5
const SENDS = 15
/** Turns of the wheel, and how far each goes, in pixels. */
const TURNS = 120
const FAR = 1500

const Started = z.object({ chat: z.object({ chatID: z.string() }) })
const Metrics = z.array(z.object({ name: z.string(), value: z.number() }))

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds until the newest message of the chat is in sight, from the moment its address is entered. */
const opening = async (page: Page, address: string, newest: string): Promise<number> => {
  await page.goto('about:blank')
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('log').getByText(newest).last().waitFor()
  return performance.now() - startedAt
}

/** Milliseconds from pressing Enter to the frame in which the message stands in the chat, as the page itself sees it. */
const sending = async (page: Page, text: string): Promise<number> => {
  await page.getByRole('textbox').fill(text)
  // Handed over as a handle: the page watches before the key is pressed.
  const watch = await page.evaluateHandle((wanted) => {
    let pressedAt = 0
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
    const log = document.querySelector('[role="log"]')
    if (log === null) throw new Error('There is no chat')
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!log.textContent.includes(wanted)) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - pressedAt))
          port1.start()
          port2.postMessage(null)
        })
      })
      observer.observe(log, { childList: true, subtree: true, characterData: true })
    })
    return { shown }
  }, text)
  await page.keyboard.press('Enter')
  return watch.evaluate(({ shown }) => shown)
}

/** Bytes that the page's scripts hold once what can go is gone. */
const heapOf = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Metrics.parse(metrics).find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

const servers = await startServers()
const browser = await startBrowser()
const told: boolean[] = []
const tell = (name: string, value: number, budget: number, unit: string) => {
  told.push(value <= budget)
  console.log(`${value <= budget ? 'holds' : 'FAILS'}  ${name}: ${value.toFixed(unit === '' ? 2 : 0)} ${unit} (${budget})`)
}
try {
  const world = await connectMock({ url: servers.api }).world('bench')
  const rate = { limit: 1_000_000, windowSeconds: 60 }
  await world.settings.change({ generalRate: rate, chatRate: rate, replyDelay: { min: 0, max: 0 } })
  const session = await world.as('premium')
  if (!('jwtToken' in session)) throw new Error('premium is no member')
  const headers = { authorization: `Bearer ${session.jwtToken}`, 'x-mock-world': 'bench', 'content-type': 'application/json' }
  const started = await fetch(`${servers.api}/api/v1/bots/amara/go_chat/?lang=en`, { headers })
  const { chatID } = Started.parse(await started.json()).chat
  const say = async (message: string): Promise<void> => {
    const { ok, status } = await fetch(`${servers.api}/api/v1/chats/${chatID}/send/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message, tokenSize: 5 }),
    })
    if (!ok) throw new Error(`Not sent: ${status}`)
  }
  for (let number = 1; number <= CHAT.messages / 2; number += 1) await say(`Thought number ${number}`)

  const page = await openPage(browser, servers, session)
  const address = `${servers.web}/chat/${chatID}`
  const newest = `Thought number ${CHAT.messages / 2}`
  await opening(page, address, newest)
  const openings: number[] = []
  for (let turn = 0; turn < OPENINGS; turn += 1) openings.push(await opening(page, address, newest))
  tell(`opening a chat of ${CHAT.messages} messages, median of ${OPENINGS}`, median(openings), CHAT.opening, 'ms')

  await page.getByRole('log').hover()
  await browser.startTracing(page, { categories: TRACED })
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, -FAR)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const tasks = tasksIn(await browser.stopTracing()).map(({ cpu }) => cpu)
  tell('scrolling: the longest task of the page, in CPU', Math.max(...tasks), CHAT.longestTask, 'ms')

  await page.goto(address)
  await page.getByRole('log').getByText(newest).last().waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CHAT.slowdown })
  const sends: number[] = []
  for (let number = 1; number <= SENDS; number += 1) {
    sends.push(await sending(page, `Said at last ${number}.`))
    await page.getByText('is typing').waitFor({ state: 'detached' })
  }
  tell(`one's own message after Enter at ${CHAT.slowdown} times slower, median of ${SENDS}`, median(sends), CHAT.shown, 'ms')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  await devtools.send('Performance.enable')
  const talk = async (count: number): Promise<number> => {
    for (let number = 1; number <= count; number += 1) {
      await sending(page, `Still here ${number} of ${count}.`)
      await page.getByText('is typing').waitFor({ state: 'detached' })
    }
    return heapOf(devtools)
  }
  const before = await talk(CHAT.warmUp)
  const after = await talk(CHAT.replies)
  tell(`the page's memory after ${CHAT.replies} replies, of that after ${CHAT.warmUp}`, after / before, CHAT.growth, '')
  if (told.includes(false)) process.exitCode = 1
} finally {
  await browser.close()
  servers.stop()
}
