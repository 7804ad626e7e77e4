import type { Locale } from '@moonlit/sdk/rules'
import { createInstance, type BackendModule, type FormatterModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatNumber } from '../format.ts'
import { loadMessages } from './load-messages.ts'
import { apiLocaleOf, fallbackLocale, localeOf, type AppLocale } from './locales.ts'
import { isNamespace, type Namespace } from './namespaces.ts'

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const locale = localeOf(language) ?? fallbackLocale
    if (!isNamespace(namespace)) {
      done(null, {})
      return
    }
    loadMessages(locale, namespace).then(
      (words) => done(null, words),
      // `true` lets i18next try again a few times: a phone may just have changed its network.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    )
  },
}

/** Whatever is filled in as a number, a count above all, is written the way the language writes it. [IN-04] */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number' ? formatNumber(localeOf(language) ?? fallbackLocale, value) : String(value),
}

/**
 * Words in one language: one instance per request on the server, one in the browser. Ready when the promise is.
 * English is no second download: files that lack a key are caught by tests, not at run time.
 */
export const createI18n = async (locale: AppLocale, namespaces: readonly Namespace[]): Promise<i18n> => {
  const instance = createInstance()
  await instance
    .use(backend)
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false, alwaysFormat: true },
      // Words change under an open page while developing only: changed-words.ts.
      react: { useSuspense: true, bindI18nStore: import.meta.hot ? 'added' : '' },
    })
  return instance
}

/** The language an instance speaks. */
export const currentLocale = (instance: i18n): AppLocale => localeOf(instance.language) ?? fallbackLocale

/** The language in which the API is asked for texts. */
export const currentApiLocale = (instance: i18n): Locale => apiLocaleOf(currentLocale(instance))
