import { ApiError } from '@moonlit/sdk'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from './error-message.ts'

/** The shared handler of failures: a toast in the person's language; silent where signing in is the answer. [ER-02] [ER-03] */
export const useErrorToast = (): ((error: unknown) => void) => {
  const { i18n } = useTranslation(['errors'])
  return useCallback(
    (error: unknown) => {
      const isSignIn = error instanceof ApiError && error.status === 401
      const isAborted = error instanceof DOMException && error.name === 'AbortError'
      if (isSignIn || isAborted) return
      const [title, words] = [i18n.t('errors:title'), errorMessage(i18n, error)]
      void import('@moonlit/ui/toast').then(({ notifyError }) => notifyError(title, words))
    },
    [i18n],
  )
}
