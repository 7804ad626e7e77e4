import { run } from '../workspace/command.mjs'
import { fromRoot, root } from '../workspace/paths.mjs'
import { StepFailure } from '../workspace/steps.mjs'

/** URL of the broker of `docker compose --profile pact up`. */
export const LOCAL_BROKER = 'http://localhost:9292'
const CONSUMER = 'moonlit-web'
const PROVIDER = 'moonlit-api'

/**
 * The published version: commit and branch.
 * @typedef {object} Version
 * @property {string} sha
 * @property {string} branch
 */

/** @param {string[]} args */
const git = async (args) => (await run('git', args, { cwd: root })).stdout.trim()

/**
 * The checked out commit. CI checks out a detached commit and sets GIT_BRANCH.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Version>}
 */
export const readVersion = async (env) => {
  const sha = env.GIT_COMMIT || (await git(['rev-parse', 'HEAD']))
  const branch = env.GIT_BRANCH || (await git(['rev-parse', '--abbrev-ref', 'HEAD']))
  if (!/^[0-9a-f]{40}$/.test(sha)) throw new StepFailure(`"${sha}" is no commit: run this in a git checkout, or give GIT_COMMIT.`)
  if (branch === '' || branch === 'HEAD') throw new StepFailure('No branch is checked out: give its name in GIT_BRANCH.')
  return { sha, branch }
}

/**
 * The arguments for Pact's broker client.
 * @param {string} command
 * @param {Version} version
 * @param {{ environment: string, pacticipants: string[] }} options
 * @returns {string[][] | undefined} one call after the other; undefined for a command that is not known
 */
export const brokerCalls = (command, { sha, branch }, { environment, pacticipants }) => {
  if (command === 'publish') return [['publish', fromRoot('pacts'), '--consumer-app-version', sha, '--branch', branch]]
  if (command === 'can-i-deploy')
    return pacticipants.map((pacticipant) => ['can-i-deploy', '--pacticipant', pacticipant, '--version', sha, '--to-environment', environment])
  if (command === 'record-deployment')
    return pacticipants.map((pacticipant) => ['record-deployment', '--pacticipant', pacticipant, '--version', sha, '--environment', environment])
  return undefined
}

/**
 * Authorization headers from the variables of Pact's own client.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
const credentials = ({ PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password }) => {
  if (token) return { authorization: `Bearer ${token}` }
  return name ? { authorization: `Basic ${Buffer.from(`${name}:${password ?? ''}`).toString('base64')}` } : {}
}

/**
 * @param {string} url
 * @param {RequestInit} [init]
 */
const ask = async (url, init) => {
  const answer = await fetch(url, init).catch((/** @type {unknown} */ error) => {
    throw new StepFailure(`No broker answers at ${url}.`, String(error))
  })
  const text = await answer.text()
  if (!answer.ok) throw new StepFailure(`${init?.method ?? 'GET'} ${url} answered ${answer.status}.`, text)
  return text === '' ? {} : JSON.parse(text)
}

/**
 * Publishes whether this commit's provider satisfies this commit's pact.
 * @param {{ broker: string, version: Version, isKept: boolean, env: NodeJS.ProcessEnv }} verification
 */
export const publishVerification = async ({ broker, version: { sha, branch }, isKept, env }) => {
  const headers = { accept: 'application/hal+json', 'content-type': 'application/json', ...credentials(env) }
  await ask(`${broker}/pacticipants/${PROVIDER}/branches/${encodeURIComponent(branch)}/versions/${sha}`, { method: 'PUT', headers, body: '{}' })
  const pact = await ask(`${broker}/pacts/provider/${PROVIDER}/consumer/${CONSUMER}/version/${sha}`, { headers })
  const target = pact._links?.['pb:publish-verification-results']?.href
  if (typeof target !== 'string') throw new StepFailure('The broker does not say where results are published.')
  await ask(target, {
    method: 'POST',
    headers,
    body: JSON.stringify({ success: isKept, providerApplicationVersion: sha, ...(env.BUILD_URL && { buildUrl: env.BUILD_URL }) }),
  })
}
