import type { SourceStats } from '@moonlit/sdk'
import { PROMO_TYPES, type PromoType } from '@moonlit/sdk/rules'
import { EmptyState } from '@moonlit/ui/empty-state'
import { LinkButton } from '@moonlit/ui/link-button'
import { SegmentedNav } from '@moonlit/ui/segmented-nav'
import { Skeleton } from '@moonlit/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Footprints } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { DayCharts } from './day-charts.tsx'
import { DownloadCsv } from './download-csv.tsx'
import { FigureList } from './figure-list.tsx'
import { FiguresTable } from './figures-table.tsx'
import { RangeChoice } from './range-choice.tsx'
import { piecesOf, type Range } from './range.ts'
import { figuresOfCharacters, figuresOfPieces, sumOf } from './source-figures.ts'
import { statsCharacterQuery } from './stats-data.ts'
import { useFigureWords } from './use-figure-words.ts'

interface SourceStatsProps {
  promoType: PromoType
  range: Range
}

/** Visits, sign-ups, payments and revenue that a traffic source brought, by day and by character. [TS-02] [RT-13] */
export function SourceStatsScreen({ promoType, range }: SourceStatsProps) {
  const { t } = useTranslation(['stats', 'errors'])
  const { queries } = useServices()
  const { search } = useLocation()
  const { from, to } = range
  const query = useQuery({
    ...queries.stats.source({ promoType, from, to }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mx-auto max-w-6xl page-edges pt-6 lg:pt-10">
      <SegmentedNav
        label={t('sources.label')}
        items={PROMO_TYPES.map((type) => ({
          key: type,
          label: t(`sources.${type}`),
          link: <Link to={addresses.sourceStats(type) + search} />,
          state: type === promoType ? ('current' as const) : ('other' as const),
        }))}
      />
      <h1 className="mt-6 display-type text-hero">{t('title', { source: t(`sources.${promoType}`) })}</h1>
      <RangeChoice range={range} />
      {query.data ? (
        <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
          <SourceFigures promoType={promoType} range={range} rows={query.data.result} />
        </div>
      ) : query.isError ? (
        <FailedQuery query={query} title={t('failed')} className="mt-8" />
      ) : (
        <SourceSkeleton />
      )}
      <p className="mt-4 text-sm text-muted">{t('range.note')}</p>
    </div>
  )
}

function SourceFigures({ promoType, range, rows }: SourceStatsProps & { rows: readonly SourceStats[] }) {
  const { t } = useTranslation('stats')
  const words = useFigureWords()
  const { origin } = useServices().requestContext
  const total = sumOf(rows)
  const { every, pieces } = piecesOf(range)
  const days = figuresOfPieces(rows, pieces)
  const example = `${origin}${addresses.anime}/${promoType}?utm_source=…`
  if (rows.length === 0)
    return (
      <EmptyState
        figure={<Footprints />}
        title={t('empty.title')}
        text={
          <>
            {t('empty.text')}
            <code dir="ltr" className="mt-2 block text-sm wrap-anywhere text-body">
              {example}
            </code>
          </>
        }
      />
    )
  const { visits, signups, payments, revenue } = total
  return (
    <>
      <FigureList
        className="mt-8 lg:grid-cols-4"
        figures={[
          { key: 'visits', name: t('measure.visits'), value: words.figure('visits', visits) },
          {
            key: 'signups',
            name: t('measure.signups'),
            value: words.figure('signups', signups),
            note: visits > 0 ? t('share.ofVisits', { share: words.share(signups / visits) }) : undefined,
          },
          {
            key: 'payments',
            name: t('measure.payments'),
            value: words.figure('payments', payments),
            note: signups > 0 ? t('share.ofSignups', { share: words.share(payments / signups) }) : undefined,
          },
          {
            key: 'revenue',
            name: t('measure.revenue'),
            value: words.figure('revenue', revenue),
            note: payments > 0 ? t('share.each', { price: words.price(revenue / payments) }) : undefined,
          },
        ]}
      />
      <DayCharts days={range} every={every} pieces={days} total={total} />
      <FiguresTable
        className="mt-4"
        title={t('characters.title')}
        heading={t('characters.character')}
        total={total}
        rows={figuresOfCharacters(rows).map(({ slug, ...figures }) => ({
          key: slug ?? '',
          figures,
          name: slug === null ? t('characters.none') : <CharacterLink slug={slug} />,
        }))}
      />
      <FiguresTable
        className="mt-4"
        title={t(every === 'week' ? 'days.allWeeks' : 'days.all')}
        heading={t(every === 'week' ? 'days.week' : 'days.day')}
        total={total}
        rows={days.toReversed().map(({ from, to, ...figures }) => ({ key: from, name: words.shortDays({ from, to }), figures }))}
      />
      <DownloadCsv
        name={`moonlit-${promoType}-${range.from}-${range.to}.csv`}
        write={async () => (await import('./source-csv.ts')).sourceCsv(rows)}
      />
    </>
  )
}

/** A character by name; one that is not in the catalogue any more by its slug. */
function CharacterLink({ slug }: { slug: string }) {
  const { t } = useTranslation('stats')
  const { data: bot } = useQuery(statsCharacterQuery(useServices(), slug))
  const name = bot?.firstName ?? slug
  return (
    <LinkButton asChild className="min-h-6">
      <Link to={addresses.characterStats(slug)} aria-label={t('characters.figures', { name })}>
        <bdi>{name}</bdi>
      </Link>
    </LinkButton>
  )
}

/** The places of figures, charts and a table before they are there. */
function SourceSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')} className="mt-8">
      <div className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {['visits', 'signups', 'payments', 'revenue'].map((key) => (
          <Skeleton key={key} className="h-28 rounded-card sm:h-36" />
        ))}
      </div>
      <Skeleton className="mt-4 h-240 rounded-panel lg:h-130" />
      <Skeleton className="mt-4 h-96 rounded-panel" />
    </div>
  )
}
