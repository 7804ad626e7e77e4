import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { CARD_COLUMNS, CardSkeletons } from '../../shared/character/card-grid.tsx'
import { ExploreCard } from '../../shared/character/explore-card.tsx'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { useFavourites } from '../../shared/favourites/use-favourites.ts'

/** Characters that the person keeps as favourites. [EX-22] */
export function FavouritesScreen() {
  const { t } = useTranslation(['favourites', 'common', 'errors'])
  const query = useFavourites()
  return (
    <div className="mx-auto w-full max-w-[96rem] page-edges pt-6 lg:pt-8">
      <h1 className="display-type text-hero">{t('title')}</h1>
      <div className="mt-8">
        {query.data ? (
          <Favourites bots={query.data.result} />
        ) : query.isError ? (
          <FailedQuery query={query} title={t('failed')} />
        ) : (
          <CardSkeletons label={t('common:loading')} />
        )}
      </div>
    </div>
  )
}

/** Whoever is taken out stays in sight, with an empty heart to press again, until the page is left. */
function Favourites({ bots }: { bots: readonly Bot[] }) {
  const { t } = useTranslation(['favourites', 'common'])
  const [shown, setShown] = useState(bots)
  const added = bots.filter(({ slug }) => shown.every((one) => one.slug !== slug))
  if (added.length > 0) setShown([...added, ...shown])
  return shown.length === 0 ? (
    <EmptyState
      figure={<Heart strokeWidth={1.6} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button asChild size="lg">
          <Link to={addresses.explore}>{t('common:action.explore')}</Link>
        </Button>
      }
    />
  ) : (
    <ul aria-label={t('title')} className={CARD_COLUMNS}>
      {shown.map((bot, place) => (
        <li key={bot.slug} className="min-w-0">
          <ExploreCard bot={bot} place={place} />
        </li>
      ))}
    </ul>
  )
}
