import { TAGS } from '@moonlit/contract/openapi'
import { callsByResource, commonStatuses, type Call } from './calls.ts'
import { HEADER, capital, inComment, policyWords } from './text.ts'

const typeOf = ({ resource, name }: Call): string => `Contract['${resource}']['${name}']`

/** The doc comment of a call. */
export const docs = (call: Call, indent: string): string => {
  const lines = [
    call.summary + (/[.!?]$/u.test(call.summary) ? '' : '.'),
    '',
    call.description,
    '',
    `\`${call.method} ${call.path}\`. ${policyWords(call.policy)}`,
    `Answers ${call.statuses.join(', ')}; any call may also answer ${commonStatuses.join(', ')}.`,
  ]
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${inComment(line)}`.trimEnd()), `${indent} */`].join('\n')
}

const method = (call: Call): string =>
  `${docs(call, '  ')}\n  ${call.name}(args${call.argsOptional ? '?' : ''}: Args<${typeOf(call)}>, options?: CallOptions): Promise<Answer<${typeOf(call)}>>`

/** The client's interface: one documented method per call. */
export const emitClient = (): string => {
  const resources = [...callsByResource.keys()]
  const interfaces = [...callsByResource].map(
    ([resource, calls]) =>
      `/** ${inComment(TAGS[resource] ?? capital(resource))} */\nexport interface ${capital(resource)}Calls {\n${calls.map(method).join('\n\n')}\n}\n`,
  )
  return `${HEADER}import type { Answer, Args, CallOptions } from '../src/call-types.ts'
import type { Contract } from './api.ts'

${interfaces.join('\n')}
/** Every call of the API, by resource. */
export interface MoonlitClient {
${resources.map((resource) => `  readonly ${resource}: ${capital(resource)}Calls`).join('\n')}
}
`
}
