import { ApiError, NetworkError, TimeoutError, WrongResponseError } from '@moonlit/sdk'
import { FIELD_MESSAGES } from '@moonlit/sdk/rules'
import type { i18n } from 'i18next'

/** What people read about a failure: the code's words, else the server's detail, else what the error says, else that something went wrong. [ER-02] [ER-07] */
export const errorMessage = ({ t, exists }: Pick<i18n, 't' | 'exists'>, error: unknown): string => {
  if (error instanceof ApiError) {
    const key = `errors:code.${error.code ?? ''}`
    if (error.code && exists(key)) return t(`errors:code.${error.code}`)
    return error.status === 429 ? t('errors:code.too_many_requests') : error.detail
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) return t('errors:unreachable')
  if (error instanceof WrongResponseError) return t('errors:wrong_response')
  return error instanceof Error && error.message ? error.message : t('errors:generic')
}

/** A field's message in the language in use; the sentence itself when it is none of ours. [VA-01] */
export const fieldMessage = ({ t }: Pick<i18n, 't'>, message: string | undefined): string | undefined => {
  if (!message) return undefined
  for (const [key, sentence] of Object.entries(FIELD_MESSAGES)) if (sentence === message) return t(`errors:field.${key}`, { defaultValue: message })
  return message
}
