import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { BASE_NAMESPACES, VIEW_NAMESPACES } from '../app/shared/i18n/base-namespaces.ts'

const FOLDER = path.resolve(import.meta.dirname, '../app/locales')
const ID = 'virtual:words'
const ONE = /^virtual:words\/(?<locale>\w\w)$/u

/** In the file of a language itself; every other namespace is a file that it names. */
const WITHIN: readonly string[] = [...BASE_NAMESPACES, ...VIEW_NAMESPACES]

/** Editors lay other files beside them for a moment. */
const namespacesOf = (locale: string): string[] =>
  readdirSync(path.join(FOLDER, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
const fileOf = (locale: string, namespace: string): string => JSON.stringify(path.join(FOLDER, locale, `${namespace}.json`))

const writeLanguages = (): string =>
  `export default {${readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}: () => import(${JSON.stringify(`${ID}/${name}`)}).then((words) => words.default)`)
    .join()}}`

const writeLanguage = (locale: string): string => {
  const names = namespacesOf(locale)
  const within = names.filter((name) => WITHIN.includes(name))
  return [
    ...within.map((name, at) => `import words${at} from ${fileOf(locale, name)}`),
    `export default {${[
      ...within.map((name, at) => `${JSON.stringify(name)}: async () => words${at}`),
      ...names
        .filter((name) => !WITHIN.includes(name))
        .map((name) => `${JSON.stringify(name)}: () => import(${fileOf(locale, name)}).then((words) => words.default)`),
    ].join()}}`,
  ].join('\n')
}

/** The namespaces of each language as they were written last. */
const written = new Map<string, string>()

/**
 * The words of each language as one file, which holds those of every page and of what people meet first, and knows the files of the others. A list of all
 * the files of all languages would be 4 KB of every first view, and each of the common ones a file.
 */
export const wordsOfLanguages: Plugin = {
  name: 'words-of-languages',
  // The sign by which other plugins know that it is no file.
  resolveId: (id) => (id === ID || ONE.test(id) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${ID}`)) return undefined
    const locale = ONE.exec(id.slice(1))?.groups?.locale
    if (locale === undefined) return writeLanguages()
    written.set(locale, namespacesOf(locale).join())
    return writeLanguage(locale)
  },
  // While developing, a namespace that comes or goes is there with the next page; a file that only takes the place of another is none.
  configureServer: (server) => {
    const look = (file: string) => {
      const locale = path.basename(path.dirname(file))
      if (!file.startsWith(FOLDER) || written.get(locale) === undefined || written.get(locale) === namespacesOf(locale).join()) return
      for (const { moduleGraph, hot } of Object.values(server.environments)) {
        const module = moduleGraph.getModuleById(`\0${ID}/${locale}`)
        if (module) moduleGraph.invalidateModule(module)
        hot.send({ type: 'full-reload' })
      }
    }
    server.watcher.on('add', look).on('unlink', look)
  },
}
