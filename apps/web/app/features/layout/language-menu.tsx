import { unwrap } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { LOCALES, type Locale } from '@moonlit/sdk/rules'
import { IconButton } from '@moonlit/ui/icon-button'
import { MenuChoice, PopoverMenu } from '@moonlit/ui/popover-menu'
import { useMutation } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { locales } from '../../shared/i18n/locales.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useApplyLocale } from '../../shared/i18n/use-apply-locale.ts'

const options = LOCALES.map((value) => ({ value, label: locales[value].label, lang: value }))

/** The language of the site and of the characters; changing it deletes the chats, so it asks first. [LY-01] [IN-05] */
export default function LanguageMenu() {
  const { t } = useTranslation(['layout', 'common'])
  const { client, queryClient, overlays } = useServices()
  const { locale } = useLocale()
  const apply = useApplyLocale()
  const change = useMutation({
    mutationFn: (language: Locale) => unwrap(client.users.setLanguage({ body: { language } })),
    onSuccess: async ({ language }) => {
      await apply(language)
      await queryClient.invalidateQueries({ queryKey: keys.chats.all })
      await queryClient.invalidateQueries({ queryKey: keys.users.me() })
    },
  })
  const ask = (language: Locale) =>
    void overlays.open('confirm', {
      title: t('language.confirmTitle'),
      text: t('language.confirmText'),
      confirmLabel: t('language.confirm'),
      cancelLabel: t('common:action.cancel'),
      onConfirm: () => change.mutateAsync(language),
    })
  return (
    <PopoverMenu
      trigger={
        <IconButton label={t('language.button', { language: locales[locale].label })} tooltip="none">
          <Globe />
        </IconButton>
      }
    >
      <MenuChoice label={t('language.list')} options={options} value={locale} onValueChange={(next) => next !== locale && ask(next)} />
    </PopoverMenu>
  )
}
