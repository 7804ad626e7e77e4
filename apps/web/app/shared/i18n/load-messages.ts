import { labels } from '@moonlit/sdk/labels'
import { LOCALES } from '@moonlit/sdk/rules'
import type { ResourceKey } from 'i18next'
import languages from 'virtual:words'
import { isObject } from '../storage/guards.ts'
import { fallbackLocale, isPseudo, type AppLocale } from './locales.ts'
import type { Namespace } from './namespaces.ts'

let attempts = 0

/**
 * The same file by another address: browsers remember that a module could not be fetched, and give the same failure without asking again. Where
 * the failure names no address, it stays what it was.
 */
const loadAgain = async (error: unknown): Promise<Readonly<Record<string, unknown>>> => {
  const address = error instanceof Error ? /https?:\/\/\S+\.js/u.exec(error.message)?.[0] : undefined
  if (!address) throw error
  attempts += 1
  const file: unknown = await import(/* @vite-ignore */ `${address}?again=${attempts}`)
  if (!isObject(file) || !isObject(file.default)) throw error
  return file.default
}

const isLoad = (value: unknown): value is () => Promise<ResourceKey> => typeof value === 'function'
/** How the messages of a namespace are had: those of every page are in the file of the language itself. */
const loadOf = async (locale: AppLocale, namespace: Namespace) => {
  const words: Readonly<Record<string, unknown>> | undefined = await languages[locale]?.().catch(loadAgain)
  const load = words?.[namespace]
  return isLoad(load) ? load : undefined
}

/** The messages of one namespace in one language; English ones where a translation is still missing. [IN-06] */
export const loadMessages = async (locale: AppLocale, namespace: Namespace): Promise<ResourceKey> => {
  if (isPseudo(locale)) return (await import('./pseudo.ts')).rewrite(locale, await loadMessages('en', namespace))
  const spoken = LOCALES.find((one) => one === locale)
  if (namespace === 'labels' && spoken) return labels[spoken]()
  const load = (await loadOf(locale, namespace)) ?? (await loadOf(fallbackLocale, namespace))
  return load ? load().catch(loadAgain) : {}
}
