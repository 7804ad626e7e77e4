import { unwrap } from '@moonlit/sdk'
import type { Locale } from '@moonlit/sdk/rules'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../api/services.ts'
import { useApplyLocale } from './use-apply-locale.ts'

/**
 * Changes the language of the site and of the characters, for people who are signed in. It deletes their chats, so it asks first; whoever has none
 * is not asked.
 * @returns asks for another language; nothing happens when the person says no [AC-04] [IN-05]
 */
export const useChangeLanguage = (): ((language: Locale) => void) => {
  const { t } = useTranslation(['layout', 'common'])
  const { account, client, overlays, queries, queryClient } = useServices()
  const apply = useApplyLocale()
  const change = useMutation({
    mutationFn: (language: Locale) => unwrap(client.users.setLanguage({ body: { language } })),
    onSuccess: async ({ language }) => {
      await apply(language)
      await account.languageChanged()
    },
  })
  const ask = (language: Locale) =>
    void overlays.open('confirm', {
      title: t('layout:language.confirmTitle'),
      text: t('layout:language.confirmText'),
      confirmLabel: t('layout:language.confirm'),
      cancelLabel: t('common:action.cancel'),
      tone: 'danger',
      onConfirm: () => change.mutateAsync(language),
    })
  return (language) =>
    void queryClient.query({ ...queries.chats.list(), staleTime: 0 }).then(
      ({ result }) => (result.length === 0 ? change.mutate(language) : ask(language)),
      () => ask(language),
    )
}
