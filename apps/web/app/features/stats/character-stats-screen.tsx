import type { BotStats } from '@moonlit/sdk'
import { LinkButton } from '@moonlit/ui/link-button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatNumber, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { NotFoundScreen } from '../../shared/page/not-found-screen.tsx'
import { DownloadCsv } from './download-csv.tsx'
import { FigureList } from './figure-list.tsx'
import { RangeChoice } from './range-choice.tsx'
import type { Range } from './range.ts'
import { ScaleChart } from './scale-chart.tsx'
import { characterStatsQuery, isNotShown, statsCharacterQuery } from './stats-data.ts'

const COUNTS = ['chatsCount', 'messagesCount', 'voiceMessagesCount', 'totalTokens', 'paymentsCount'] as const

/** What a character has seen, of all days or of some, as figures, a chart and a file; the 404 page for those it is not shown to. [CP-06] */
export function CharacterStatsScreen({ slug, range }: { slug: string; range: Range }) {
  const { t } = useTranslation(['stats', 'errors'])
  const services = useServices()
  const { data: bot } = useQuery(statsCharacterQuery(services, slug))
  const stats = useQuery({ ...characterStatsQuery(services, slug, range), placeholderData: keepPreviousData })
  const name = bot?.firstName ?? slug
  if (isNotShown(stats.error)) return <NotFoundScreen />
  return (
    <div className="mx-auto max-w-5xl page-edges pt-4 lg:pt-6">
      <LinkButton asChild tone="muted" className="min-h-11">
        <Link to={addresses.character(slug)}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {t('character.back', { name })}
        </Link>
      </LinkButton>
      <h1 className="mt-3 display-type text-hero">{t('character.title', { name })}</h1>
      <RangeChoice range={range} hasAll />
      {stats.data ? (
        <div aria-busy={stats.isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
          <CharacterFigures stats={stats.data} name={name} file={fileOf(slug, range)} />
        </div>
      ) : stats.isError ? (
        <FailedQuery query={stats} title={t('failed')} className="mt-8" />
      ) : (
        <Skeleton className="mt-8 h-96 rounded-panel" />
      )}
      <p className="mt-4 text-sm text-muted">{t('range.note')}</p>
    </div>
  )
}

const fileOf = (slug: string, { from, to, preset }: Range): string => `moonlit-${slug}${preset === 'all' ? '' : `-${from}-${to}`}.csv`

function CharacterFigures({ stats, name, file }: { stats: BotStats; name: string; file: string }) {
  const { t } = useTranslation('stats')
  const { locale } = useLocale()
  const { days = [] } = stats
  const counts = COUNTS.map((key) => ({ key, name: t(`character.${key}`), count: stats[key], value: formatNumber(locale, stats[key]) }))
  return (
    <>
      <FigureList
        className="mt-8 lg:grid-cols-3"
        figures={[{ key: 'totalPrice', name: t('character.totalPrice'), value: formatPrice(locale, stats.totalPrice, 'USD') }, ...counts]}
      />
      <figure className="mt-4 rounded-panel bg-surface/80 p-5 shadow-rest sm:p-8">
        <figcaption>
          <h2 className="display-type text-title">{t('character.chart', { name })}</h2>
          <p className="mt-1.5 mb-5 text-sm text-muted">{t('character.scale')}</p>
        </figcaption>
        <ScaleChart
          bars={counts.map(({ key, name: label, count, value }) => ({ key, name: label, value: count, label: value }))}
          format={(value) => formatNumber(locale, value, { notation: 'compact' })}
        />
      </figure>
      <p className="mt-4 text-sm text-muted">
        {t('character.botId')} <bdi>{stats.botId}</bdi>
      </p>
      {days.length > 0 ? <DownloadCsv name={file} write={async () => (await import('./character-csv.ts')).characterCsv(days)} /> : null}
    </>
  )
}
