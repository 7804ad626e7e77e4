import { LOCALES, type Locale } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { SelectField } from '@moonlit/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '../../shared/i18n/locales.ts'
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** The language of the site and of the characters. It is asked for by a button, for arrow keys pass over one language after the other. [AC-04] */
export function LanguageSection() {
  const { locale } = useLocale()
  return <LanguageForm key={locale} present={locale} />
}

function LanguageForm({ present }: { present: Locale }) {
  const { t } = useTranslation('settings')
  const change = useChangeLanguage()
  const [chosen, setChosen] = useState(present)
  const isOther = chosen !== present
  return (
    <form
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOther) change(chosen)
      }}
    >
      <SelectField
        label={t('section.language')}
        labelLook="hidden"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(LOCALES.find((one) => one === currentTarget.value) ?? present)}
        className="w-full"
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={one}>
            {locales[one].label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant={isOther ? 'primary' : 'quiet'}>
        {t('save')}
      </Button>
    </form>
  )
}
