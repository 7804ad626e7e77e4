import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { labels } from '@moonlit/sdk/labels'
import { createInstance, type TFunction } from 'i18next'
import { z } from 'zod'

const FOLDER = path.resolve(import.meta.dirname, '../../app/locales')
const Namespace = z.record(z.string(), z.unknown())
const SPOKEN = ['auth', 'common', 'landing', 'my-models', 'overlays', 'photos', 'settings', 'stats', 'subscriptions', 'wizard'] as const

/** The words of the app in a language, for stories that are the same in several. */
export const wordsOf = async (locale: 'en' | 'ar'): Promise<TFunction<[...typeof SPOKEN, 'labels']>> => {
  const read = async (name: string) => Namespace.parse(JSON.parse(await readFile(path.join(FOLDER, locale, `${name}.json`), 'utf8')))
  const spoken = await Promise.all(SPOKEN.map(async (name) => [name, await read(name)] as const))
  const words = createInstance()
  await words.init({
    lng: locale,
    ns: [...SPOKEN, 'labels'],
    resources: { [locale]: { ...Object.fromEntries(spoken), labels: await labels[locale]() } },
    interpolation: { escapeValue: false },
  })
  return words.getFixedT(locale, [...SPOKEN, 'labels'])
}
