import { ApiError } from '@moonlit/sdk'
import type { i18n } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from './error-message.ts'

/** The shared handler of failures: a toast in the person's language; silent where signing in is the answer. [ER-02] [ER-03] */
export const showErrorToast = async (i18n: i18n, error: unknown): Promise<void> => {
  const isSignIn = error instanceof ApiError && error.status === 401
  const isAborted = error instanceof DOMException && error.name === 'AbortError'
  if (isSignIn || isAborted) return
  const [{ notifyError }] = await Promise.all([import('@moonlit/ui/toast'), i18n.loadNamespaces('errors')])
  notifyError(i18n.t('errors:title'), errorMessage(i18n, error))
}

/** The shared handler, for failures outside of mutations, which report theirs by themselves. */
export const useErrorToast = (): ((error: unknown) => void) => {
  const { i18n } = useTranslation()
  return useCallback((error: unknown) => void showErrorToast(i18n, error), [i18n])
}
