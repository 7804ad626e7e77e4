import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { CARD_COLUMNS, CardSkeletons } from '../../shared/character/card-grid.tsx'
import { CreationsLeft } from '../../shared/creation/creations-left.tsx'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { ModelCard } from './model-card.tsx'
import { useMyModels } from './my-models-data.ts'

/** The person's own characters, in every state. [MM-01] */
export function MyModelsScreen() {
  const { t } = useTranslation(['my-models', 'common', 'errors'])
  const query = useMyModels()
  const bots = query.data?.result ?? []
  return (
    <div className="mx-auto w-full max-w-[96rem] page-edges pt-6 lg:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="display-type text-hero">{t('title')}</h1>
          <CreationsLeft className="mt-2 text-muted" />
        </div>
        {bots.length > 0 ? (
          <Button asChild size="lg" className="max-sm:w-full">
            <Link to={addresses.create}>
              <WandSparkles aria-hidden />
              {t('create')}
            </Link>
          </Button>
        ) : null}
      </div>
      <div className="mt-8">
        {query.isPending ? (
          <CardSkeletons label={t('common:loading')} />
        ) : query.isError && bots.length === 0 ? (
          <FailedQuery query={query} title={t('failed')} />
        ) : bots.length === 0 ? (
          <EmptyState
            figure={<WandSparkles strokeWidth={1.6} />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Button asChild size="lg">
                <Link to={addresses.create}>{t('create')}</Link>
              </Button>
            }
          />
        ) : (
          <ul aria-label={t('title')} className={CARD_COLUMNS}>
            {bots.map((bot) => (
              <li key={bot.id} className="min-w-0">
                <ModelCard bot={bot} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
