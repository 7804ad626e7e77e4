// Drives the stack of docker-compose.yml with a Docker engine. The tests follow one another, as a person would go about it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../workspace/command.mjs'
import { fromRoot } from '../workspace/paths.mjs'
import { toolScript, workspaceNode } from '../workspace/tools.mjs'
import { ask, openStack } from './stack.mjs'

const megabyte = 1_000_000
const patience = { timeout: 30_000, interval: 100 }
const sam = { email: 'sam@example.com', password: 'moonlight7' }

/** @type {Awaited<ReturnType<typeof openStack>>} */
let stack
beforeAll(async () => {
  stack = await openStack('stack')
  await stack.compose('build')
}, 1_200_000)
afterAll(() => stack.remove(), 60_000)

const logIn = () => ask(`${stack.webUrl}/api/v1/auth/login/`, { body: sam })

/** Milliseconds that work takes. @param {() => Promise<unknown>} work */
const timeOf = async (work) => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

test('[DX-03] one command brings web, API and Mailpit to health, confined and without rights, from images that are small', async () => {
  expect(await timeOf(() => stack.compose('up', '--detach', '--wait'))).toBeLessThan(30_000)
  for (const [service, megabytes] of /** @type {const} */ ([
    ['web', 250],
    ['api', 350],
  ])) {
    expect(await stack.compose('exec', '-T', service, 'id', '-u'), service).toBe('1000')
    await expect(stack.compose('exec', '-T', service, 'touch', '/moonlit/mine'), service).rejects.toThrow('Read-only file system')
    expect(await stack.compose('exec', '-T', service, 'sed', '-n', 's/^CapBnd:\\s*//p', '/proc/1/status'), service).toBe('0000000000000000')
    const { stdout } = await run('docker', ['image', 'inspect', '--format', '{{.Size}}', `${stack.env.COMPOSE_PROJECT_NAME}-${service}`])
    expect(Number(stdout) / megabyte, service).toBeLessThan(megabytes)
  }
  expect(await (await fetch(`${stack.apiUrl}/mock`)).text()).toContain(stack.webUrl)
}, 120_000)

test('[DX-03] the tour of the README can be taken in a browser', async () => {
  const { code, output } = await run(workspaceNode(), [toolScript('@playwright/test', 'playwright', 'apps/web'), 'test', 'tour.spec.ts'], {
    cwd: fromRoot('apps/web'),
    env: { ...stack.env, E2E_RUNNING: '1', E2E_WEB_PORT: stack.ports.WEB_PORT, E2E_API_PORT: stack.ports.API_PORT },
  })
  expect(code, output).toBe(0)
}, 200_000)

test('[DX-03] [EX-19] what is searched with a slip is found, though the image has none of what its words were made from', async () => {
  await expect(stack.compose('exec', '-T', 'api', 'ls', '/moonlit/packages/talk/data')).rejects.toThrow('No such file')
  const { result } = await ask(`${stack.webUrl}/api/v1/bots/?q=photografer`)
  expect(result.length).toBeGreaterThan(0)
})

test('[DX-03] [MK-07] who signs up finds the mail in Mailpit, with a link to the web app, and in the outbox', async () => {
  await ask(`${stack.webUrl}/api/v1/auth/registrations/`, { body: { ...sam, lang: 'en' } })
  const arrived = () => ask(`${stack.mailpitUrl}/api/v1/search?query=${encodeURIComponent(`to:${sam.email}`)}`)
  await expect.poll(arrived, patience).toMatchObject({ messages: [{ Subject: 'Confirm your e-mail address' }] })
  const { messages } = await arrived()
  const { mails } = await ask(`${stack.apiUrl}/controls/outbox/?to=${sam.email}`)
  const { Text } = await ask(`${stack.mailpitUrl}/api/v1/message/${messages[0].ID}`)
  expect(Text).toContain(mails[0].links.verify)
  expect(mails[0].links.verify).toContain(`${stack.webUrl}/verify-email/`)
})

test('[DX-03] [AP-08] two visitors behind the web container have a rate limit each', async () => {
  const headers = { 'x-mock-world': 'limits' }
  await ask(`${stack.apiUrl}/controls/settings/`, { method: 'PATCH', headers, body: { generalRate: { limit: 3, windowSeconds: 600 } } })
  const statuses = async () => {
    const answers = []
    for (let number = 0; number < 4; number += 1) answers.push((await fetch(`${stack.webUrl}/api/v1/bots/role_types/`, { headers })).status)
    return answers
  }
  expect(await statuses()).toEqual([200, 200, 200, 429])
  // Somebody else, with an address of their own.
  const asking = `fetch('http://web:3000/api/v1/bots/role_types/', { headers: ${JSON.stringify(headers)} }).then(({ status }) => console.log(status))`
  expect(await stack.compose('run', '--rm', '--no-deps', '-T', 'web', 'node', '--eval', asking)).toBe('200')
  expect(await statuses()).toEqual([429, 429, 429, 429])
}, 60_000)

test('[DX-03] [AP-08] whoever comes by the port of the API has one rate limit, whatever address they claim', async () => {
  const world = { 'x-mock-world': 'claims' }
  await ask(`${stack.apiUrl}/controls/settings/`, { method: 'PATCH', headers: world, body: { generalRate: { limit: 3, windowSeconds: 600 } } })
  const statuses = []
  for (let number = 1; number <= 5; number += 1) {
    const headers = { ...world, 'x-forwarded-for': `198.51.100.${number}` }
    statuses.push((await fetch(`${stack.apiUrl}/api/v1/users/me/currency/`, { headers })).status)
  }
  expect(statuses.slice(3)).toEqual([429, 429])
}, 60_000)

test.each(['api', 'web'])(
  '[DX-03] when %s is killed it starts again by itself, with the data it had',
  async (service) => {
    const { jwtToken } = await logIn()
    await stack.compose('exec', '-T', service, 'sh', '-c', 'kill -9 $(pidof node)').catch(() => '')
    const me = async () => (await fetch(`${stack.webUrl}/api/v1/users/me/`, { headers: { authorization: `Bearer ${jwtToken}` } })).status
    await expect.poll(() => me().catch(() => 0), patience).toBe(200)
    await stack.compose('up', '--detach', '--wait')
  },
  90_000,
)

test('[DX-03] it stops within five seconds each, also while somebody follows the requests, and starts again with its data', async () => {
  const following = await fetch(`${stack.webUrl}/controls/requests/stream/`)
  const ended = following.text().catch(() => '')
  for (const service of ['web', 'api', 'mailpit']) {
    expect(await timeOf(() => stack.compose('stop', service)), service).toBeLessThan(5500)
    expect(await stack.compose('ps', '--all', '--format', '{{.ExitCode}}', service), service).toBe('0')
  }
  await ended
  await stack.compose('down')
  await stack.compose('up', '--detach', '--wait')
  expect(await logIn()).toHaveProperty('jwtToken')
}, 120_000)

test('[DX-03] the profile dev begins with what its image has made, and serves web and API', async () => {
  await stack.compose('--profile', 'dev', 'build', 'dev')
  await stack.compose('--profile', 'dev', 'up', '--detach', '--wait', 'dev')
  const log = await stack.compose('--profile', 'dev', 'logs', 'dev')
  expect(log).toMatch(/Generated code .*nothing changed/u)
  expect(log).toMatch(/Build .*nothing changed/u)
  expect(await (await fetch(`http://localhost:${stack.ports.DEV_WEB_PORT}/`)).text()).toContain('/app/entry.client.tsx')
  expect(await ask(`http://localhost:${stack.ports.DEV_API_PORT}/api/v1/bots/?limit=1`)).toMatchObject({ result: [{ slug: expect.any(String) }] })
}, 900_000)
