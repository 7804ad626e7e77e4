import { labels } from '@moonlit/sdk/labels'
import { LOCALES } from '@moonlit/sdk/rules'
import type { ResourceKey } from 'i18next'
import { isObject } from '../storage/guards.ts'
import { fallbackLocale, isPseudo, type AppLocale } from './locales.ts'
import type { Namespace } from './namespaces.ts'

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' })
const fileOf = (locale: AppLocale, namespace: Namespace) => files[`../../locales/${locale}/${namespace}.json`]

let attempts = 0

/**
 * The same file by another address: browsers remember that a module could not be fetched, and give the same failure without asking again. Where
 * the failure names no address, it stays what it was.
 */
const loadAgain = async (error: unknown): Promise<ResourceKey> => {
  const address = error instanceof Error ? /https?:\/\/\S+\.js/u.exec(error.message)?.[0] : undefined
  if (!address) throw error
  attempts += 1
  const file: unknown = await import(/* @vite-ignore */ `${address}?again=${attempts}`)
  if (!isObject(file) || !isObject(file.default)) throw error
  return file.default
}

/** The messages of one namespace in one language, as a file of its own; English ones where a translation is still missing. [IN-06] */
export const loadMessages = async (locale: AppLocale, namespace: Namespace): Promise<ResourceKey> => {
  if (isPseudo(locale)) return (await import('./pseudo.ts')).rewrite(locale, await loadMessages('en', namespace))
  const spoken = LOCALES.find((one) => one === locale)
  if (namespace === 'labels' && spoken) return labels[spoken]()
  const load = fileOf(locale, namespace) ?? fileOf(fallbackLocale, namespace)
  return load ? load().catch(loadAgain) : {}
}
