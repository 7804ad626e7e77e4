import { Button } from '@moonlit/ui/button'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { formatTerm } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** In place of the plans for whoever has one: no second is sold while it runs. @param props.endsAt ISO 8601 [PY-08] */
export function ActivePlan({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useLocale()
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-panel panel-fill p-5 sm:p-7">
      <span aria-hidden className="flex size-13 shrink-0 items-center justify-center rounded-full bg-mint-veil text-mint">
        <Check className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <p className="display-type text-name">{t('active.title', { date: formatTerm(locale, endsAt) })}</p>
        <p className="mt-1 text-pretty text-muted">{t('active.text')}</p>
      </div>
      <Button asChild variant="quiet">
        <Link to={addresses.subscription}>{t('active.settings')}</Link>
      </Button>
    </div>
  )
}
