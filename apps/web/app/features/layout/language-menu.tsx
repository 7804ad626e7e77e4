import { LOCALES } from '@moonlit/sdk/rules'
import { IconButton } from '@moonlit/ui/icon-button'
import { MenuChoice, PopoverMenu } from '@moonlit/ui/popover-menu'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { locales } from '../../shared/i18n/locales.ts'
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

const options = LOCALES.map((value) => ({ value, label: locales[value].label, lang: value }))

/** The language of the site and of the characters. [LY-01] [IN-05] */
export default function LanguageMenu() {
  const { t } = useTranslation('layout')
  const { locale } = useLocale()
  const change = useChangeLanguage()
  const choose = (value: string) => {
    const next = LOCALES.find((one) => one === value && one !== locale)
    if (next) change(next)
  }
  return (
    <PopoverMenu
      trigger={
        <IconButton label={t('language.button', { language: locales[locale].label })} tooltip="none">
          <Globe />
        </IconButton>
      }
    >
      <MenuChoice label={t('language.list')} options={options} value={locale} onValueChange={choose} />
    </PopoverMenu>
  )
}
