import { notify, notifyError } from '@moonlit/ui/toast'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies a text and says so; where the browser forbids it, or cannot, that is said instead. */
export const useCopy = (): ((text: string, done: string) => Promise<void>) => {
  const { i18n } = useTranslation()
  return useCallback(
    async (text, done) => {
      try {
        await navigator.clipboard.writeText(text)
        notify(done)
      } catch {
        await i18n.loadNamespaces('errors')
        notifyError(i18n.t('errors:title'), i18n.t('errors:not_copied'))
      }
    },
    [i18n],
  )
}
