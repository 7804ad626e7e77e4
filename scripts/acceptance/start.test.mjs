// Drives `npm start` itself, on free ports. Runs after the build, so that what it starts is what was built.
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { portErrorCode } from '../start/settings.mjs'
import { dataFolder, root } from '../workspace/paths.mjs'
import { listen, runStart, twoPorts } from './moonlit.mjs'

// A folder of its own: somebody's `npm start` may be running, and two servers on one refuse each other.
const apiData = join(dataFolder, 'acceptance')

/** @type {ReturnType<typeof runStart>[]} */
const started = []
/** @type {import('node:net').Server[]} */
const servers = []
afterEach(async () => {
  for (const moonlit of started.splice(0)) moonlit.end()
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** @param {Record<string, string>} settings */
const start = (settings) => {
  const moonlit = runStart(root, { DATA_DIR: apiData, ...settings })
  started.push(moonlit)
  return moonlit
}

const patience = { timeout: 100_000, interval: 100 }

test('[DX-01] [DX-06] one command serves web, API and console, prints their addresses, reuses the build and stops on a signal', async () => {
  const ports = await twoPorts()
  const moonlit = start(ports)
  await expect.poll(moonlit.said, patience).toMatch(/Ready in|stopped by itself|failed|missing/)

  const addresses = Object.fromEntries([...moonlit.said().matchAll(/^ {2}(\w+) +(http:\S+)$/gm)].map(([, name, address]) => [name, address]))
  expect(addresses, moonlit.said()).toMatchObject({ Web: `http://localhost:${ports.WEB_PORT}`, API: `http://localhost:${ports.API_PORT}` })
  expect(Object.keys(addresses)).toEqual(['Web', 'API', 'Reference', 'Console'])
  expect(moonlit.said()).toMatch(/Packages .*up to date/)
  expect(moonlit.said()).toMatch(/Build .*nothing changed/)

  const page = await fetch(`${addresses.Web}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<html')
  const alive = await fetch(`${addresses.Web}/api/v1/core/alive/`)
  expect(await alive.json()).toMatchObject({ status: true })
  for (const name of ['Reference', 'Console']) expect((await fetch(addresses[name] ?? '')).status, name).toBe(200)

  moonlit.interrupt()
  expect(await moonlit.ended).toBe(0)
  expect(await portErrorCode(Number(ports.WEB_PORT))).toBeUndefined()
  expect(await portErrorCode(Number(ports.API_PORT))).toBeUndefined()
}, 120_000)

test('[DX-05] invalid ports stop the start with one line each', async () => {
  const moonlit = start({ WEB_PORT: 'abc', API_PORT: '70000' })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said().trim().split('\n')).toEqual([
    'WEB_PORT must be a port number from 1 to 65535, not "abc".',
    'API_PORT must be a port number from 1 to 65535, not "70000".',
  ])
})

test('[DX-05] a used port stops the start with one line that names a free one', async () => {
  const { port, server } = await listen()
  servers.push(server)
  const moonlit = start({ ...(await twoPorts()), API_PORT: String(port) })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said().trim()).toMatch(new RegExp(`^API_PORT ${port} is taken by another program; choose another: API_PORT=\\d+ npm start$`))
})

test('[DX-05] an invalid API setting stops the start and is named', async () => {
  const moonlit = start({ ...(await twoPorts()), LOG_LEVEL: 'loud' })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said()).toContain('LOG_LEVEL')
  expect(moonlit.said()).not.toContain('Ready in')
}, 120_000)

test('[DX-05] an invalid web setting stops the start, the API included', async () => {
  const ports = await twoPorts()
  const moonlit = start({ ...ports, MOCK_WORLD_COOKIE: 'maybe' })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said()).toContain('MOCK_WORLD_COOKIE')
  expect(moonlit.said()).toContain('The web server stopped by itself')
  expect(await portErrorCode(Number(ports.API_PORT))).toBeUndefined()
}, 120_000)
