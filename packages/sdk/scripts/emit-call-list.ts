import { TAGS } from '@moonlit/contract/openapi'
import { callsByResource, type Call } from './calls.ts'
import { capital } from './text.ts'
import { isRead, touchedBy } from './touches.ts'

const WHO = { public: 'anyone', anyone: 'anyone', session: 'guests and members', user: 'members', admin: 'admins' } as const

/** A mutation, and the queries that are fetched anew once it has worked. */
const mutation = (call: Call): string => {
  const touched = touchedBy(call).map((name) => (name === '*' ? 'everything' : `\`${name}\``))
  return touched.length > 0 ? `mutation of ${touched.join(', ')}` : 'mutation'
}

const row = (call: Call): string => {
  const { resource, name, method, path, summary, policy } = call
  const form = isRead(call) ? 'query' : mutation(call)
  return `| \`${resource}.${name}\` | \`${method} ${path}\` | ${summary.replaceAll('|', '\\|')} | ${WHO[policy.caller]} | ${form} |`
}

const section = ([resource, calls]: readonly [string, readonly Call[]]): string => `## ${capital(resource)}

${TAGS[resource] ?? ''}

| call | path | what it does | for | TanStack Query |
|---|---|---|---|---|
${calls.map(row).join('\n')}
`

/** Every call in one page, for people. */
export const emitCallList = (): string => `<!-- Generated from the contract by \`npm run generate\`. -->

# Every call

A mutation names the queries that it makes out of date.

${[...callsByResource].map(section).join('\n')}`
