import type { Bot, BotStats } from '@moonlit/sdk'
import { LinkButton } from '@moonlit/ui/link-button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatNumber, formatPrice } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { characterQuery } from './character-data.ts'

const counts = ['chatsCount', 'messagesCount', 'voiceMessagesCount', 'totalTokens', 'paymentsCount'] as const

/** Share of a bar's full length on a scale of powers of ten, so that tokens and payments stand side by side. */
const lengthOf = (value: number, largest: number): number => (largest === 0 ? 0 : Math.log10(value + 1) / Math.log10(largest + 1))

/** What a character has seen, as figures and a chart. [CP-06] */
export function StatsScreen({ slug }: { slug: string }) {
  const { t } = useTranslation(['character', 'errors'])
  const services = useServices()
  const { data: bot } = useQuery(characterQuery(services, slug))
  const stats = useQuery(services.queries.stats.bot(slug))
  const name = bot?.firstName ?? slug
  return (
    <div className="mx-auto max-w-5xl page-edges pt-4 lg:pt-6">
      <LinkButton asChild tone="muted" className="py-2">
        <Link to={addresses.character(slug)}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {t('stats.back', { name })}
        </Link>
      </LinkButton>
      <h1 className="mt-4 display-type text-hero">{t('stats.title', { name })}</h1>
      {stats.data ? (
        <Figures stats={stats.data} name={name} />
      ) : stats.isError ? (
        <FailedQuery query={stats} title={t('stats.failed')} />
      ) : (
        <Skeleton className="mt-8 h-96 rounded-panel" />
      )}
    </div>
  )
}

function Figures({ stats, name }: { stats: BotStats; name: Bot['firstName'] }) {
  const { t } = useTranslation('character')
  const { locale } = useLocale()
  const largest = Math.max(...counts.map((key) => stats[key]))
  const figures = [
    { key: 'totalPrice', value: formatPrice(locale, stats.totalPrice, 'USD') },
    ...counts.map((key) => ({ key, value: formatNumber(locale, stats[key]) })),
  ] as const
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-3">
        {figures.map(({ key, value }) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1 rounded-card bg-surface/80 p-5 shadow-rest sm:p-6">
            <dt className="text-sm text-muted">{t(`stats.${key}`)}</dt>
            <dd className="display-type text-3xl tabular-nums sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
      <figure className="mt-4 rounded-panel bg-surface/80 p-6 shadow-rest sm:p-8">
        <figcaption className="display-type text-title">{t('stats.chart', { name })}</figcaption>
        <ul aria-hidden className="mt-6 flex flex-col gap-4">
          {counts.map((key) => (
            <li key={key} className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_1fr]">
              <span className="text-sm text-muted">{t(`stats.${key}`)}</span>
              <span className="h-4 overflow-hidden rounded-full bg-raised">
                <span style={{ width: `${lengthOf(stats[key], largest) * 100}%` }} className="block h-full rounded-full accent-fill" />
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-sm text-muted">{t('stats.chartNote')}</p>
      </figure>
      <p className="mt-4 text-sm text-muted" dir="ltr">
        {t('stats.botId')} {stats.botId}
      </p>
    </>
  )
}
