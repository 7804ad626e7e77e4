import { calls, callsByResource, commonStatuses, type Call } from './calls.ts'
import { inputsOf, resolved, schemas, successOf, type Parameter } from './document.ts'
import { isJson, type Json } from './json.ts'
import { listName, listSource } from './lists.ts'
import { HEADER, inComment } from './text.ts'
import { declaration, typeText } from './type-text.ts'

const fieldsText = (fields: readonly Parameter[]): string =>
  `{\n${fields
    .map(({ name, required, schema, description }) => {
      const doc = description ? `        /** ${inComment(description)} */\n` : ''
      return `${doc}        ${name}${required ? '' : '?'}: ${typeText(schema, '        ')}${required ? '' : ' | undefined'}\n`
    })
    .join('')}      }`

const needsNothing = (schema: Json): boolean => {
  const { required } = resolved(schema)
  return !Array.isArray(required) || required.length === 0
}

const argsText = (call: Call): string => {
  const { params, query, body } = inputsOf(call)
  const bodyText = body && typeText(body, '      ') + (call.contentType === 'multipart/form-data' ? ' | FormData' : '')
  const rows = [
    ...(params.length > 0 ? [`params: ${fieldsText(params)}`] : []),
    ...(query.length > 0 ? [`query${query.some(({ required }) => required) ? '' : '?'}: ${fieldsText(query)}`] : []),
    ...(body ? [`body${needsNothing(body) ? '?' : ''}: ${bodyText ?? ''}`] : []),
  ]
  return rows.length > 0 ? `{\n${rows.map((row) => `      ${row}\n`).join('')}    }` : 'NoArgs'
}

const answerText = (call: Call): string => {
  const successes = call.statuses.flatMap((status) => {
    const success = successOf(call, status)
    return success ? [`Reply<${status}, ${typeText(success.schema, '    ')}>`] : []
  })
  const refusals = call.statuses.filter((status) => !successOf(call, status))
  return [...successes, `Refusal<${[...refusals, 'CommonStatus'].join(' | ')}, '${call.resource}.${call.name}'>`].join(' | ')
}

const callText = (call: Call): string => `    ${call.name}: { args: ${argsText(call)}; answer: ${answerText(call)} }\n`

const enumsIn = (value: unknown): (readonly unknown[])[] => {
  if (Array.isArray(value)) return value.flatMap(enumsIn)
  if (!isJson(value)) return []
  return [...(Array.isArray(value['enum']) ? [value['enum']] : []), ...Object.values(value).flatMap(enumsIn)]
}

/** Closed lists used by schemas, by module. */
const importLists = (): string => {
  const inputs = calls.map(inputsOf).flatMap(({ params, query, body }) => [...params, ...query, body])
  const lists = new Set(enumsIn([...schemas.values(), ...inputs]).flatMap((values) => listName(values) ?? []))
  const used = [...lists].filter((name) => !schemas.has(name)).toSorted()
  return [...Map.groupBy(used, listSource)].map(([source, names]) => `import type { ${names.join(', ')} } from '${source}'\n`).join('')
}

/** The API as plain types: its schemas, and arguments and answers of each call. They depend only on DOM types. */
export const emitApi = (): string => `${HEADER}${importLists()}import type { NoArgs, Refusal, Reply } from '../src/call-types.ts'

${[...schemas].map(([name, schema]) => declaration(name, schema)).join('\n')}
/** Statuses that any call may answer besides its own. */
type CommonStatus = ${commonStatuses.join(' | ')}

/** What each call takes (\`args\`) and answers (\`answer\`), by resource. */
export interface Contract {
${[...callsByResource].map(([resource, own]) => `  ${resource}: {\n${own.map(callText).join('')}  }\n`).join('')}}
`
