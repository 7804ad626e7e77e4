import { callsByResource, type Call } from './calls.ts'
import { checkOf } from './emit-guards.ts'
import { HEADER, policyName, quoted } from './text.ts'

const row = (call: Call): string => {
  const check = checkOf(call)
  const parts = [
    `method: '${call.method}'`,
    `path: ${quoted(call.path)}`,
    ...(call.contentType ? [`contentType: '${call.contentType}'`] : []),
    `metadata: ${policyName(call.policy)}`,
    ...(check ? [`check: '${check}'`] : []),
  ]
  return `    ${call.name}: { ${parts.join(', ')} },`
}

/** The runtime table: all a browser loads of the contract. */
export const emitTable = (): string => {
  const policies = new Map([...callsByResource.values()].flat().map(({ policy }) => [policyName(policy), policy]))
  const constants = [...policies]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { caller, safe, idempotent, retry }]) =>
        `const ${name} = { caller: '${caller}', safe: ${String(safe)}, idempotent: ${String(idempotent)}, retry: ${String(retry)} } as const`,
    )
  const resources = [...callsByResource].map(([resource, calls]) => `  ${resource}: {\n${calls.map(row).join('\n')}\n  },`)
  return `${HEADER}import type { RouteTable } from '../src/route.ts'

${constants.join('\n')}

/** Every call by resource: how to make it, and what a client must know before repeating it. */
export const table = {
${resources.join('\n')}
} as const satisfies RouteTable
`
}
