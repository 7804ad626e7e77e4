import { callsByResource, type Call } from './calls.ts'
import { HEADER, inComment } from './text.ts'
import { isRead, touchedBy } from './touches.ts'

/** The prefixes of keys that a call makes out of date, as code. */
const prefixesOf = (call: Call): string => {
  const prefix = (name: string) => name.split('.').map((part) => `'${part}'`)
  return `[${touchedBy(call)
    .map((name) => `[${name === '*' ? '' : prefix(name).join(', ')}]`)
    .join(', ')}]`
}

const entry = (call: Call): string => {
  const { resource, name } = call
  const type = `Contract['${resource}']['${name}']`
  const args = call.argsOptional ? `Args<${type}> | void` : `Args<${type}>`
  const given = call.argsOptional ? 'args ?? {}' : 'args'
  return `    /** ${inComment(call.summary)}. */
    ${name}: () =>
      mutationOptions<BodyOf<Answer<${type}>>, CallError<${type}>, ${args}>({
        mutationKey: ['${resource}', '${name}'],
        mutationFn: (args, context) => touching(unwrap(client.${resource}.${name}(${given})), context, ${prefixesOf(call)}),
      }),`
}

/** Mutation options for every call that changes something, with the queries that are out of date afterwards. */
export const emitMutations = (): string => {
  const acting = [...callsByResource].map(([resource, calls]) => [resource, calls.filter((call) => !isRead(call))] as const)
  const bodies = acting.filter(([, calls]) => calls.length > 0).map(([resource, calls]) => `  ${resource}: {\n${calls.map(entry).join('\n')}\n  },`)
  return `${HEADER}import { mutationOptions } from '@tanstack/react-query'
import type { Answer, Args, BodyOf } from '../src/call-types.ts'
import type { CallError } from '../src/errors.ts'
import { touching } from '../src/mutate.ts'
import { unwrap } from '../src/unwrap.ts'
import type { Contract } from './api.ts'
import type { MoonlitClient } from './client.ts'

/** Mutation options of every call that changes something, as values: \`useMutation(mutations(client).chats.send())\`. */
export const mutations = (client: MoonlitClient) => ({
${bodies.join('\n')}
})
`
}
