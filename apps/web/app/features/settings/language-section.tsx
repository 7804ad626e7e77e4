import { LOCALES } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { SelectField } from '@moonlit/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APP_LOCALES, isOnlyRead, locales, type AppLocale } from '../../shared/i18n/locales.ts'
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { SavedWord } from './saving-form.tsx'

/** The language of the site and of the characters. It is asked for by a button, for arrow keys pass over one language after the other. [AC-04] */
export function LanguageSection() {
  const { locale } = useLocale()
  return <LanguageForm key={locale} present={locale} />
}

function LanguageForm({ present }: { present: AppLocale }) {
  const { t } = useTranslation('settings')
  const change = useChangeLanguage()
  const [chosen, setChosen] = useState(present)
  const [progress, setProgress] = useState<'unchanged' | 'same'>('unchanged')
  // One that no account can have is there for whoever reads it, and cannot be chosen anew.
  const options = isOnlyRead(present) ? [present, ...LOCALES] : LOCALES
  const next = LOCALES.find((one) => one === chosen && one !== present)
  return (
    <form
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (next) change(next)
        else setProgress('same')
      }}
    >
      <SelectField
        label={t('section.language')}
        labelLook="hidden"
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(APP_LOCALES.find((one) => one === currentTarget.value) ?? present)
          setProgress('unchanged')
        }}
        className="w-full"
      >
        {options.map((one) => (
          <option key={one} value={one} lang={one}>
            {locales[one].label}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant={next ? 'primary' : 'quiet'}>
          {t('save')}
        </Button>
        <SavedWord progress={progress} />
      </div>
    </form>
  )
}
