import { labels } from '@moonlit/sdk/labels'
import type { Locale } from '@moonlit/sdk/rules'
import type { ResourceKey } from 'i18next'
import { fallbackLocale } from './locales.ts'
import type { Namespace } from './namespaces.ts'

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' })
const fileOf = (locale: Locale, namespace: Namespace) => files[`../../locales/${locale}/${namespace}.json`]

/** The messages of one namespace in one language, as a file of its own; English ones where a translation is still missing. [IN-06] */
export const loadMessages = async (locale: Locale, namespace: Namespace): Promise<ResourceKey> => {
  if (namespace === 'labels') return labels[locale]()
  const load = fileOf(locale, namespace) ?? fileOf(fallbackLocale, namespace)
  return load ? load() : {}
}
