import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { CHANGED_WORDS } from '../app/shared/i18n/changed-words.ts'

const WORDS = /[\\/]app[\\/]locales[\\/](?<locale>[^\\/]+)[\\/](?<namespace>[^\\/]+)\.json$/u
const LABELS = /[\\/]sdk[\\/]generated[\\/](?<namespace>labels)[\\/](?<locale>[^\\/]+)\.ts$/u
const Words = z.record(z.string(), z.unknown())
const LabelsModule = z.object({ default: Words })

/** What a generated file of labels exports. By an address of its own each time: a module is read once. */
const readLabels = async (file: string): Promise<z.infer<typeof Words>> => {
  const address = pathToFileURL(file)
  address.searchParams.set('at', String(performance.now()))
  return LabelsModule.parse(await import(address.href)).default
}

/**
 * While developing, words that were saved are sent to the open pages, which show them without being loaded anew: app/shared/i18n/changed-words.ts.
 * The server reads its modules again for the next page.
 */
export const changedWordsAreSent: Plugin = {
  name: 'changed-words-are-sent',
  apply: 'serve',
  enforce: 'pre',
  // Not `hotUpdate`, one for each environment: the router's own hook of this kind would bring back what that one leaves out, and have the page loaded.
  async handleHotUpdate({ file, read, server }) {
    const { locale, namespace } = (WORDS.exec(file) ?? LABELS.exec(file))?.groups ?? {}
    if (!locale || !namespace) return undefined
    const words = file.endsWith('.ts') ? await readLabels(file) : Words.parse(JSON.parse(await read()))
    server.environments.client.hot.send(CHANGED_WORDS, { locale, namespace, words })
    server.environments.ssr.hot.send({ type: 'full-reload' })
    return []
  },
}
