import type { Bot } from '@moonlit/sdk'
import { cx } from '@moonlit/ui/class-names'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CARD_COLUMNS, CARD_GAP, CardSkeletons } from '../../shared/character/card-grid.tsx'
import { ExploreCard } from '../../shared/character/explore-card.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** Cards of the skeleton. [EX-09] */
const SKELETONS = 20

/** The list in the shape it will have. [EX-09] */
export function CharacterSkeletons({ count = SKELETONS }: { count?: number }) {
  const { t } = useTranslation('explore')
  return <CardSkeletons label={t('list.loading')} count={count} />
}

/** Cards of one part of the list: whole rows, whether two, three, four or five stand in one. */
const PART = 60

interface PartProps {
  bots: readonly Bot[]
  covers: ReadonlyMap<string, string>
  /** Place of its first card in the list, from 0. */
  from: number
  /** They are being replaced by those of another search. */
  isOutdated: boolean
}

/** Some of the cards, as a list of their own. Once drawn it is skipped while far out of sight, and keeps its height. */
function CharacterPart({ bots, covers, from, isOutdated }: PartProps) {
  const { t } = useTranslation('explore')
  const { locale } = useLocale()
  const [isDrawn, setIsDrawn] = useState(false)
  // One that was never drawn has no height to keep: the page would be too low to return to where one was.
  useEffect(() => setIsDrawn(bots.length === PART), [bots.length])
  const label = t('list.label')
  return (
    <ul
      aria-label={from === 0 ? label : `${label}, ${formatNumber(locale, from + 1)}–${formatNumber(locale, from + bots.length)}`}
      aria-busy={isOutdated}
      data-outdated={isOutdated || undefined}
      className={cx(
        CARD_COLUMNS,
        'transition-opacity data-outdated:opacity-60 data-outdated:delay-200',
        // What is skipped is also cut at its edge: rings and shadows of cards need room there.
        '-m-2 p-2 [contain-intrinsic-size:auto_300rem] [overflow-clip-margin:2rem]',
        isDrawn && '[content-visibility:auto]',
      )}
    >
      {bots.map((bot, place) => (
        <li
          key={bot.slug}
          className={cx('min-w-0 [contain-intrinsic-size:auto_20rem] [overflow-clip-margin:2rem]', isDrawn && '[content-visibility:auto]')}
        >
          <ExploreCard bot={bot} place={from + place} cover={covers.get(bot.slug)} />
        </li>
      ))}
    </ul>
  )
}

/** The cards, in parts: laying out, painting and finding what is pointed at cost what is near, however long the list has become. */
export function CharacterGrid({ bots, ...props }: Omit<PartProps, 'from'>) {
  const parts = Array.from({ length: Math.ceil(bots.length / PART) }, (_, part) => part * PART)
  return (
    <div className={cx('flex flex-col', CARD_GAP)}>
      {parts.map((from) => (
        <CharacterPart key={from} {...props} bots={bots.slice(from, from + PART)} from={from} />
      ))}
    </div>
  )
}
