import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')

/** Every example of the README, in its order. */
export const examples = (): readonly string[] => [...readme.matchAll(/```ts\n(?<code>.*?)```/gsu)].map(({ groups }) => groups?.['code'] ?? '')

/** The first one: the quick start, which runs by itself. */
export const quickStart = (): string => examples()[0] ?? ''

/** What the examples have from elsewhere: an app's own, and what an example before has made. */
const CONTEXT = {
  client: "import('@moonlit/sdk').Client",
  session: "import('@moonlit/sdk').SyncSessionStore",
  trace: "import('@moonlit/sdk').Interceptor",
  createClient: "typeof import('@moonlit/sdk').createClient",
  linkTabs: "typeof import('@moonlit/sdk/tabs').linkTabs",
  make: "typeof import('@moonlit/sdk/testing').make",
  many: "typeof import('@moonlit/sdk/testing').many",
  mockCall: "typeof import('@moonlit/sdk/testing').mockCall",
  server: "import('msw/node').SetupServerApi",
  reply: "{ promise: Promise<import('@moonlit/sdk').Message> }",
  cookie: 'string',
  signal: 'AbortSignal',
  query: "{ gender: 'female' }",
  note: '(...what: unknown[]) => void',
  log: '(...what: unknown[]) => void',
  newTrace: '() => string',
  openLogin: '() => void',
  showBanner: '() => void',
} as const

/** An example as a module of its own: what it neither declares nor imports is declared. */
export const inContext = (code: string): string => {
  const isOwn = (name: string): boolean => new RegExp(`(?:const|let) ${name}\\b|import .*\\b${name}\\b`, 'u').test(code)
  const declared = Object.entries(CONTEXT).flatMap(([name, type]) => (isOwn(name) ? [] : [`declare const ${name}: ${type}\n`]))
  return `${declared.join('')}${code}\nexport {}\n`
}
