import type { Bot } from '@moonlit/sdk'
import { cx } from '@moonlit/ui/class-names'
import { useTranslation } from 'react-i18next'
import { CARD_COLUMNS, CardSkeletons } from '../../shared/character/card-grid.tsx'
import { ExploreCard } from '../../shared/character/explore-card.tsx'

/** Cards of the skeleton. [EX-09] */
const SKELETONS = 20

/** The list in the shape it will have. [EX-09] */
export function CharacterSkeletons({ count = SKELETONS }: { count?: number }) {
  const { t } = useTranslation('explore')
  return <CardSkeletons label={t('list.loading')} count={count} />
}

interface CharacterGridProps {
  bots: readonly Bot[]
  covers: ReadonlyMap<string, string>
  /** Outdated ones are being replaced by those of another search. */
  state: 'idle' | 'loading' | 'outdated'
}

/** The cards. */
export function CharacterGrid({ bots, covers, state }: CharacterGridProps) {
  const { t } = useTranslation('explore')
  return (
    <ul
      aria-label={t('list.label')}
      aria-busy={state !== 'idle'}
      data-state={state}
      className={cx(CARD_COLUMNS, 'transition-opacity data-[state=outdated]:opacity-60 data-[state=outdated]:delay-200')}
    >
      {bots.map((bot, place) => (
        <li key={bot.slug} className="min-w-0">
          <ExploreCard bot={bot} place={place} cover={covers.get(bot.slug)} />
        </li>
      ))}
    </ul>
  )
}
