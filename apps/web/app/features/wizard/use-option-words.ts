import { useTranslation } from 'react-i18next'
import { isOnlyRead } from '../../shared/i18n/locales.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

type Words = Readonly<Partial<Record<string, string>>>

/**
 * The word for an option of the wizard in the language in use: the API's, which names its options in each language that it speaks; in another one the
 * app's own for the same id. [IN-03]
 * @returns reads the words of an option; `key` is that of its label, such as `hobby.yoga`
 */
export const useOptionWords = (): ((words: Words, key: string) => string) => {
  const { locale, apiLocale } = useLocale()
  const { i18n } = useTranslation(isOnlyRead(locale) ? 'labels' : 'wizard')
  return (words, key) => {
    const own: unknown = isOnlyRead(locale) ? i18n.getResource(locale, 'labels', key) : undefined
    return words[locale] ?? (typeof own === 'string' ? own : words[apiLocale]) ?? key
  }
}
