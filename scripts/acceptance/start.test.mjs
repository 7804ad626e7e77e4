// Drives `npm start` itself, on free ports. Runs after the build, so that what it starts is what was built.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { portTrouble } from '../start/settings.mjs'
import { fromRoot, root } from '../workspace/paths.mjs'

/** @type {import('node:child_process').ChildProcess[]} */
const children = []
/** @type {import('node:net').Server[]} */
const servers = []
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGTERM')
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** @returns {Promise<{ port: number, server: import('node:net').Server }>} */
const listen = () =>
  new Promise((resolve) => {
    const server = createServer()
    servers.push(server)
    server.listen(0, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })

/** Two ports that were free a moment ago. */
const freePorts = async () => {
  const [web, api] = [await listen(), await listen()]
  await Promise.all([web, api].map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return { WEB_PORT: String(web.port), API_PORT: String(api.port) }
}

/** @param {Record<string, string>} settings */
const start = (settings) => {
  const child = spawn(process.execPath, [fromRoot('scripts', 'start.mjs')], { cwd: root, env: { ...process.env, ...settings } })
  children.push(child)
  let text = ''
  const keep = (/** @type {string} */ part) => void (text += part)
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const ended = new Promise((resolve) => child.on('close', resolve))
  return { said: () => text, ended, interrupt: () => child.kill('SIGINT') }
}

const patience = { timeout: 100_000, interval: 100 }

test('[DX-01] [DX-06] one command serves web, API and console, prints their addresses, rebuilds nothing that is built, and ends when told to', async () => {
  const ports = await freePorts()
  const moonlit = start(ports)
  await expect.poll(moonlit.said, patience).toMatch(/Ready in|stopped by itself|failed|missing/)

  const addresses = Object.fromEntries([...moonlit.said().matchAll(/^ {2}(\w+) +(http:\S+)$/gm)].map(([, name, address]) => [name, address]))
  expect(addresses, moonlit.said()).toMatchObject({ Web: `http://localhost:${ports.WEB_PORT}`, API: `http://localhost:${ports.API_PORT}` })
  expect(Object.keys(addresses)).toEqual(['Web', 'API', 'Reference'])
  expect(moonlit.said()).toMatch(/Packages .*up to date/)
  expect(moonlit.said()).toMatch(/Build .*nothing changed/)

  const page = await fetch(`${addresses.Web}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<html')
  const alive = await fetch(`${addresses.Web}/api/v1/core/alive/`)
  expect(await alive.json()).toMatchObject({ status: true })
  expect((await fetch(addresses.Reference ?? '')).status).toBe(200)

  moonlit.interrupt()
  expect(await moonlit.ended).toBe(0)
  expect(await portTrouble(Number(ports.WEB_PORT))).toBeUndefined()
  expect(await portTrouble(Number(ports.API_PORT))).toBeUndefined()
}, 120_000)

test('[DX-05] bad ports stop the start before it does anything, one line each', async () => {
  const moonlit = start({ WEB_PORT: 'abc', API_PORT: '70000' })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said().trim().split('\n')).toEqual([
    'WEB_PORT must be a port number from 1 to 65535, not "abc".',
    'API_PORT must be a port number from 1 to 65535, not "70000".',
  ])
})

test('[DX-05] a taken port stops the start with one line that names another', async () => {
  const { port } = await listen()
  const moonlit = start({ ...(await freePorts()), API_PORT: String(port) })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said().trim()).toMatch(new RegExp(`^API_PORT ${port} is taken by another program; choose another: API_PORT=\\d+ npm start$`))
})

test('[DX-05] a setting that the API cannot take stops the start and is named', async () => {
  const moonlit = start({ ...(await freePorts()), LOG_LEVEL: 'loud' })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said()).toContain('LOG_LEVEL')
  expect(moonlit.said()).not.toContain('Ready in')
}, 120_000)

test('[DX-05] a setting that the web server cannot take stops the start, the API too', async () => {
  const ports = await freePorts()
  const moonlit = start({ ...ports, MOCK_WORLD_COOKIE: 'maybe' })
  expect(await moonlit.ended).toBe(1)
  expect(moonlit.said()).toContain('MOCK_WORLD_COOKIE')
  expect(moonlit.said()).toContain('The web server stopped by itself')
  expect(await portTrouble(Number(ports.API_PORT))).toBeUndefined()
}, 120_000)
