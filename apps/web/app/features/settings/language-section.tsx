import { LOCALES } from '@moonlit/sdk/rules'
import { SelectField } from '@moonlit/ui/select-field'
import { useTranslation } from 'react-i18next'
import { locales } from '../../shared/i18n/locales.ts'
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** The language of the site and of the characters. [AC-04] */
export function LanguageSection() {
  const { t } = useTranslation('settings')
  const { locale } = useLocale()
  const change = useChangeLanguage()
  return (
    <SelectField
      label={t('section.language')}
      labelLook="hidden"
      value={locale}
      onChange={(event) => {
        const chosen = LOCALES.find((one) => one === event.currentTarget.value)
        if (chosen) change(chosen)
      }}
    >
      {LOCALES.map((one) => (
        <option key={one} value={one} lang={one}>
          {locales[one].label}
        </option>
      ))}
    </SelectField>
  )
}
