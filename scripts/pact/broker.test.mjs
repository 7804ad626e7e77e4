import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { brokerCalls, publishVerification, readVersion } from './broker.mjs'

const sha = 'a'.repeat(40)
const version = { sha, branch: 'feature/pact' }
const options = { environment: 'production', pacticipants: ['moonlit-web', 'moonlit-api'] }

/** @param {(request: { method: string, url: string, body: string, authorization: string | undefined }) => { status?: number, body?: unknown }} answer */
const serveBroker = async (answer) => {
  /** @type {string[]} */
  const seen = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      seen.push(`${method} ${url} ${body}`.trim())
      const { status = 200, body: answered = {} } = answer({ method, url, body, authorization: headers.authorization })
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(answered))
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, seen, close: () => server.close() }
}

test('[CT-01] pacts are published by commit and branch', () => {
  const [args = []] = brokerCalls('publish', version, options) ?? []
  expect(args[0]).toBe('publish')
  expect(args[1]).toMatch(/pacts$/)
  expect(args.slice(2)).toEqual(['--consumer-app-version', sha, '--branch', 'feature/pact'])
})

test('[CT-06] can-i-deploy and deployments are recorded for both sides, by environment', () => {
  expect(brokerCalls('can-i-deploy', version, options)).toEqual([
    ['can-i-deploy', '--pacticipant', 'moonlit-web', '--version', sha, '--to-environment', 'production'],
    ['can-i-deploy', '--pacticipant', 'moonlit-api', '--version', sha, '--to-environment', 'production'],
  ])
  expect(brokerCalls('record-deployment', version, { environment: 'staging', pacticipants: ['moonlit-api'] })).toEqual([
    ['record-deployment', '--pacticipant', 'moonlit-api', '--version', sha, '--environment', 'staging'],
  ])
  expect(brokerCalls('deploy', version, options)).toBeUndefined()
})

test('commit and branch come from git or the CI’s variables', async () => {
  expect((await readVersion({ GIT_BRANCH: 'main' })).sha).toMatch(/^[0-9a-f]{40}$/)
  expect(await readVersion({ GIT_COMMIT: sha, GIT_BRANCH: 'main' })).toEqual({ sha, branch: 'main' })
  await expect(readVersion({ GIT_COMMIT: 'latest', GIT_BRANCH: 'main' })).rejects.toThrow('"latest" is no commit')
  await expect(readVersion({ GIT_COMMIT: sha, GIT_BRANCH: 'HEAD' })).rejects.toThrow('No branch is checked out')
})

test('[CT-06] the verification result is published to the broker', async () => {
  const broker = await serveBroker(({ method, url }) => ({
    body: method === 'GET' ? { _links: { 'pb:publish-verification-results': { href: `${broker.url}/results${url.slice(-4)}` } } } : {},
  }))
  await publishVerification({ broker: broker.url, version, isKept: true, env: { PACT_BROKER_TOKEN: 'secret' } })
  expect(broker.seen).toEqual([
    `PUT /pacticipants/moonlit-api/branches/feature%2Fpact/versions/${sha} {}`,
    `GET /pacts/provider/moonlit-api/consumer/moonlit-web/version/${sha}`,
    `POST /resultsaaaa {"success":true,"providerApplicationVersion":"${sha}"}`,
  ])
  broker.close()
})

test('[CT-06] a broker’s refusal is shown', async () => {
  const broker = await serveBroker(({ authorization }) => ({ status: 401, body: { error: authorization ?? 'nobody' } }))
  await expect(publishVerification({ broker: broker.url, version, isKept: true, env: {} })).rejects.toThrow('answered 401')
  broker.close()
})
