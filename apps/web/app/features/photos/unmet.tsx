import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** What a prompt asked for and the photos do not show, in its own words; nothing when they show it all. [PG-01] */
export function Unmet({ phrases }: { phrases: readonly string[] }) {
  const { t } = useTranslation('photos')
  const { locale } = useLocale()
  if (phrases.length === 0) return null
  const quoted = phrases.map((phrase) => t('unmet.phrase', { phrase }))
  return (
    <p className="flex items-start gap-3 rounded-field bg-veil px-4 py-3 text-[0.9375rem]">
      <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-text" />
      <span dir="auto">{t('unmet.text', { phrases: formatList(locale, quoted) })}</span>
    </p>
  )
}
