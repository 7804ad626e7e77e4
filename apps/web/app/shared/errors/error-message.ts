import { ApiError, NetworkError, TimeoutError, WrongResponseError } from '@moonlit/sdk'
import { FIELD_MESSAGES } from '@moonlit/sdk/rules'
import type { i18n } from 'i18next'
import { localeOf } from '../i18n/locales.ts'

type Words = Pick<i18n, 't' | 'exists' | 'language'>

/** A sentence that has no translation: for those who read English, it is told as it is; for others something general is. */
const untranslated = ({ language }: Words, sentence: string, general: string): string =>
  sentence !== '' && localeOf(language) === 'en' ? sentence : general

/**
 * What people read about a failure: the code's words, else, in English only, the server's detail or what the error says, else that something
 * went wrong. The words must be there: ask for the namespace `errors` where this is called. [ER-02] [ER-07]
 */
export const errorMessage = (words: Words, error: unknown): string => {
  const { t, exists } = words
  const generic = t('errors:generic')
  if (error instanceof ApiError) {
    const key = `errors:code.${error.code ?? ''}`
    if (error.code && exists(key)) return t(`errors:code.${error.code}`)
    return error.status === 429 ? t('errors:code.too_many_requests') : untranslated(words, error.detail, generic)
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) return t('errors:unreachable')
  if (error instanceof WrongResponseError) return t('errors:wrong_response')
  // A browser's own words are of no language and for nobody who uses the site.
  if (error instanceof DOMException) return generic
  return error instanceof Error ? untranslated(words, error.message, generic) : generic
}

/** A field's message in the language in use; one that is none of ours is told in English only, and else that the value is not valid. [VA-01] */
export const fieldMessage = (words: Words, message: string | undefined): string | undefined => {
  if (!message) return undefined
  for (const [key, sentence] of Object.entries(FIELD_MESSAGES))
    if (sentence === message) return words.t(`errors:field.${key}`, { defaultValue: message })
  return untranslated(words, message, words.t('errors:field.invalid'))
}
