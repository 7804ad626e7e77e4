import type { Bot } from '@moonlit/sdk'
import { EndOfPart } from '@moonlit/ui/end-of-part'
import { Picture } from '@moonlit/ui/picture'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { smallVariant } from '../../shared/pictures.ts'

const promises = ['once', 'receipt'] as const
/** How the three portraits lie: the middle one in front. */
const places = [
  'start-0 top-7 -rotate-6 rtl:rotate-6',
  'start-1/2 z-10 -translate-x-1/2 rtl:translate-x-1/2',
  'end-0 top-7 rotate-6 rtl:-rotate-6',
] as const

/** What Premium is, in a sentence, with those one talks to. `bot` is who led here. */
export function PremiumHero({ bot }: { bot: Bot | null }) {
  const { t } = useTranslation('subscriptions')
  return (
    <header className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Portraits first={bot} />
      <div className="when-whole max-md:text-center md:-order-1">
        <h1 className="display-type text-hero">{bot ? t('plans.heroFor', { name: bot.firstName }) : t('plans.hero')}</h1>
        <p className="mx-auto mt-3 max-w-xl text-lg text-pretty text-muted md:mx-0">{t('plans.lead')}</p>
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem] max-md:justify-center">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <BadgeCheck aria-hidden className="size-5 shrink-0 text-mint" />
              {t(`plans.promise.${promise}`)}
            </li>
          ))}
        </ul>
        <EndOfPart />
      </div>
    </header>
  )
}

function Portraits({ first }: { first: Bot | null }) {
  const { queries, requestContext } = useServices()
  const { apiLocale: lang } = useLocale()
  const { data } = useInfiniteQuery({ ...queries.bots.list({ limit: 3, gender: requestContext.exploreGender, lang }), staleTime: 30 * 60_000 })
  const others = (data?.pages[0]?.result ?? []).filter(({ slug }) => slug !== first?.slug)
  const [left, middle, right] = first ? [others[0], first, others[1]] : others
  return (
    <div aria-hidden className="relative mx-auto h-40 w-full max-w-76 self-start md:h-56 md:max-w-none lg:h-68">
      {[left, middle, right].map((bot, place) => (
        <div
          key={bot?.slug ?? place}
          className={`absolute aspect-4/5 h-[84%] overflow-hidden rounded-card bg-raised shadow-float ${place === 1 ? 'h-full' : ''} ${places[place] ?? ''}`}
        >
          {bot ? <Picture src={smallVariant(bot.imageUrl)} alt="" ratio="fill" loading="eager" /> : null}
        </div>
      ))}
    </div>
  )
}
