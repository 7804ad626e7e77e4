import { unwrap } from '@moonlit/sdk'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** Saves a chat as a text file, with dates and times as the person writes them where they are. [CH-23] */
export const useSaveTranscript = (): ((chatID: string) => void) => {
  const { t } = useTranslation('chat')
  const { client } = useServices()
  const { apiLocale } = useLocale()
  const { mutate } = useMutation({
    mutationFn: (id: string) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return unwrap(client.chats.transcript({ params: { id }, query: { lang: apiLocale, timeZone } }))
    },
    onSuccess: ({ fileName, text }) => {
      saveFile(fileName, text, 'text/plain;charset=utf-8')
      notify(t('menu.saved'))
    },
  })
  return mutate
}
