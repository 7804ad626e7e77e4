// Talks to a Pact Broker about the checked out commit: docs/recipes/pact-broker.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { LOCAL_BROKER, brokerCalls, publishVerification, readVersion } from './pact/broker.mjs'
import { installPackages } from './workspace/install.mjs'
import { fromRoot } from './workspace/paths.mjs'
import { complain, explain, say } from './workspace/steps.mjs'
import { findPnpmFolder, toolScript, workspaceEnv, workspaceNode } from './workspace/tools.mjs'

const USAGE = `Usage: node scripts/pact-broker.mjs publish
       node scripts/pact-broker.mjs publish-verification --url http://localhost:4000 [--states-url URL]
       node scripts/pact-broker.mjs can-i-deploy | record-deployment [--environment production] [--pacticipant moonlit-web]`

/**
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
const runScript = async (script, args, env) => {
  const child = spawn(workspaceNode(), [script, ...args], { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

const main = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      environment: { type: 'string', default: 'production' },
      pacticipant: { type: 'string', multiple: true, default: ['moonlit-web', 'moonlit-api'] },
      url: { type: 'string' },
      'states-url': { type: 'string' },
    },
  })
  const [command = ''] = positionals
  await installPackages()
  const broker = (process.env.PACT_BROKER_BASE_URL || LOCAL_BROKER).replace(/\/+$/, '')
  const env = { ...workspaceEnv(await findPnpmFolder()), PACT_BROKER_BASE_URL: broker, PACT_DO_NOT_TRACK: 'true' }
  const version = await readVersion(process.env)
  if (command === 'publish-verification' && values.url !== undefined) {
    const states = values['states-url'] === undefined ? [] : ['--states-url', values['states-url']]
    const code = await runScript(fromRoot('apps', 'mock-api', 'pact', 'verify-provider.ts'), ['--url', values.url, ...states], env)
    await publishVerification({ broker, version, isKept: code === 0, env: process.env })
    say(`${broker} knows that ${version.sha.slice(0, 7)} ${code === 0 ? 'keeps' : 'breaks'} its pact`)
    return code
  }
  const calls = brokerCalls(command, version, { environment: values.environment, pacticipants: values.pacticipant })
  if (calls === undefined) {
    complain(USAGE)
    return 1
  }
  const client = toolScript('@pact-foundation/pact-cli', 'pact-broker')
  for (const args of calls) {
    const code = await runScript(client, args, env)
    if (code !== 0) return code
  }
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof TypeError && 'code' in error) complain(`${error.message}\n${USAGE}`)
  else explain(error)
  process.exitCode = 1
}
