/**
 * Verifies any provider against the pact of the web app: `npm run verify:provider -- --url URL [--states-url URL] [--pact FILE]`.
 * Exit code 0: everything holds. 1: something does not. 2: what was asked holds, but some states could not be set up.
 */
import { parseArgs } from 'node:util'
import { PACT_FILE, readPact } from './pact-file.ts'
import { type Provider, type Report, verifyProvider } from './verify.ts'

const USAGE = `Usage: npm run verify:provider -- --url http://localhost:4000 [--states-url URL] [--pact FILE] [--only TEXT]
  --url         where the provider is; a mock that runs with MOCK_CONTROLS=1 sets its states up by itself
  --states-url  where another provider sets its states up; docs/recipes/verify-a-provider.md has the protocol
  --pact        the pact file; pacts/moonlit-web-moonlit-api.json when left out
  --only        only interactions whose name contains this, such as "chats.send"`

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: { url: { type: 'string' }, 'states-url': { type: 'string' }, pact: { type: 'string' }, only: { type: 'string' } },
    })
    const { url, 'states-url': statesUrl, pact = PACT_FILE, only = '' } = values
    if (url === undefined || !URL.canParse(url) || (statesUrl !== undefined && !URL.canParse(statesUrl))) return null
    return { url: url.replace(/\/+$/u, ''), statesUrl: statesUrl ?? null, pact, only }
  } catch {
    return null
  }
}

const isMock = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/controls/settings/`, { headers: { accept: 'application/json' } })
  return answer.ok && (await answer.text()).includes('"replyDelay"')
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`

const tell = ({ results, notSetUp, failures }: Report): string => {
  const failed = results.filter(({ isPassed }) => !isPassed)
  const byState = Map.groupBy(notSetUp, ({ state, reason }) => `"${state}": ${reason}`)
  return [
    list(
      'Broken:',
      failed.map(({ description, faults }) => [description, ...faults.map((fault) => `    ${fault}`)].join('\n  ')),
    ),
    list('Went wrong on the way:', failures),
    list(
      'Not asked, because the state they begin in could not be set up:',
      [...byState].map(([reason, those]) => [reason, ...those.map(({ description }) => `    ${description}`)].join('\n  ')),
    ),
    `\n${results.length - failed.length} kept, ${failed.length} broken, ${notSetUp.length} not asked`,
  ].join('')
}

const exitCode = ({ results, notSetUp, failures }: Report): number => {
  if (failures.length > 0 || results.some(({ isPassed }) => !isPassed)) return 1
  return notSetUp.length > 0 ? 2 : 0
}

const main = async (): Promise<number> => {
  const asked = readArguments()
  if (asked === null) {
    console.error(USAGE)
    return 1
  }
  const { url, statesUrl, only } = asked
  const provider: Provider = await isMock(url).then(
    (hasControls) => ({ url, statesUrl, isMock: hasControls && statesUrl === null }),
    () => Promise.reject(new Error(`Nothing answers at ${url}`)),
  )
  console.log(
    `${url} ${provider.isMock ? 'is a mock: its controls set the states up' : `is asked as it is${statesUrl === null ? ', with ordinary calls only' : ''}`}`,
  )
  const pact = readPact(asked.pact)
  const interactions = pact.interactions.filter(({ description }) => description.includes(only))
  if (interactions.length === 0) {
    console.error(`No interaction's name contains "${only}": nothing was verified`)
    return 1
  }
  const report = await verifyProvider(provider, { ...pact, interactions })
  console.log(tell(report))
  return exitCode(report)
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
