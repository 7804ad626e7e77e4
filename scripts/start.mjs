// One command from a fresh clone to a running Moonlit. Plain Node 20 or newer, nothing installed.
import { replyEngine } from './start/replies.mjs'
import { answers, untilAnswered } from './start/service.mjs'
import { addressOf, startApi, startWatchers, startWeb } from './start/services.mjs'
import { checkedPorts } from './start/settings.mjs'
import { installPackages } from './workspace/install.mjs'
import { prepareDatabase, turboStep } from './workspace/prepare.mjs'
import { bold, complain, dim, explain, say, seconds, step, StepFailure } from './workspace/steps.mjs'
import { findPnpmFolder, nodeProblem, workspaceEnv } from './workspace/tools.mjs'

/** @typedef {import('./start/service.mjs').Service} Service */

const readyWithinMilliseconds = 90_000
const startedAt = Date.now()
const isDev = process.argv.includes('--dev')

/** @type {Service[]} */
const services = []
let isStopping = false

const stopAll = async () => {
  isStopping = true
  await Promise.all(services.map((service) => service.stop()))
}

const checkSurroundings = async () => {
  const fault = nodeProblem(process.versions.node)
  const { web, api, faults } = fault ? { web: 0, api: 0, faults: [fault] } : await checkedPorts(process.env)
  for (const line of faults) complain(line)
  if (faults.length > 0) process.exit(1)
  return { web, api }
}

/** Rejects when the first service exits; never resolves. */
const firstDeath = () =>
  Promise.race(
    services.map(async (service) => {
      const ending = await service.ended
      if (isStopping) return new Promise(() => {})
      throw new StepFailure(`The ${service.name} server stopped by itself (${ending}); its last lines are above.`, service.lastLines())
    }),
  )

/** @param {string[]} addresses */
const untilAllAnswer = async (addresses) => {
  const asking = new AbortController()
  const late = new Promise((resolve) => setTimeout(resolve, readyWithinMilliseconds, 'late').unref())
  try {
    const ready = Promise.all(addresses.map((address) => untilAnswered(address, asking.signal)))
    if ((await Promise.race([ready, late, firstDeath()])) !== 'late') return
  } finally {
    asking.abort()
  }
  const silent = services.map((service) => `${service.name}:\n${service.lastLines()}`).join('\n\n')
  throw new StepFailure(`No answer from ${addresses.join(' and ')} within ${seconds(readyWithinMilliseconds)}.`, silent)
}

/** @param {{ web: number, api: number }} ports */
const printAddresses = async ({ web, api }) => {
  const lines = [
    { name: 'Web', address: addressOf(web), isThere: true },
    { name: 'API', address: addressOf(api), isThere: true },
    ...(await Promise.all(
      [
        { name: 'Reference', address: `${addressOf(api)}/docs` },
        { name: 'Console', address: `${addressOf(api)}/mock` },
      ].map(async (page) => ({ ...page, isThere: await answers(page.address, { failsFrom: 400 }) })),
    )),
  ]
  const replies = await replyEngine(process.env)
  say()
  for (const { name, address } of lines.filter(({ isThere }) => isThere)) say(`  ${name.padEnd(10)} ${bold(address)}`)
  say(`  ${'Replies'.padEnd(10)} ${replies}`)
  say(dim(`\n  Ready in ${seconds(Date.now() - startedAt)}. Logs in .data/logs. Ctrl-C stops everything.\n`))
}

const main = async () => {
  const ports = await checkSurroundings()
  await step('Packages', installPackages)
  const env = workspaceEnv(await findPnpmFolder())
  await step('Generated code', () => turboStep(['generate'], env, 'Generating failed.'))
  // In development only the console is built; the web app is served by Vite.
  const built = isDev ? ['build', '--filter=@moonlit/mock-api'] : ['build']
  // Side by side: neither keeps all processors busy.
  await step('Build and database', async () => {
    const [note] = await Promise.all([turboStep(built, env, 'The build failed.'), prepareDatabase(env)])
    return note
  })

  await step('Servers', async () => {
    const plan = { isDev, ports, env }
    services.push(startApi(plan), startWeb(plan))
    if (isDev) services.push(...startWatchers(plan))
    await untilAllAnswer([`${addressOf(ports.api)}/api/v1/core/alive/`, `${addressOf(ports.web)}/`])
  })
  await printAddresses(ports)
  await firstDeath()
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (isStopping) return
    void stopAll().then(() => process.exit(0))
  })
}
process.on('exit', () => {
  for (const service of services) service.kill()
})

try {
  await main()
} catch (error) {
  await stopAll()
  explain(error)
  process.exitCode = 1
}
