import { readFileSync, readdirSync } from 'node:fs'
import { HEADER } from './text.ts'

const source = new URL('../../contract/labels/', import.meta.url)

/** The contract's labels by locale, as modules, since not every platform imports JSON. */
export const labelFiles = (): ReadonlyMap<string, string> => {
  const names = readdirSync(source)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  return new Map(
    names.map((name) => [name.replace(/\.json$/u, ''), `${HEADER}export default ${readFileSync(new URL(name, source), 'utf8').trim()} as const\n`]),
  )
}

/** A map from locale to the words of the closed lists, each loaded only when it is asked for. */
export const emitLabels = (): string => {
  const rows = [...labelFiles().keys()].map((locale) => `  ${locale}: () => import('./labels/${locale}.ts').then((file) => file.default),`)
  return `${HEADER}/** The words of every closed list (genders, hobbies, eye colours …) by locale. Only the one asked for is loaded. */
export const labels = {
${rows.join('\n')}
} as const
`
}
