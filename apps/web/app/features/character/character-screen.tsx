import type { Bot } from '@moonlit/sdk'
import { Badge } from '@moonlit/ui/badge'
import { EndOfPart } from '@moonlit/ui/end-of-part'
import { LinkButton } from '@moonlit/ui/link-button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { Photos } from '../../shared/character/photos.tsx'
import { Traits } from '../../shared/character/traits.tsx'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { Section } from '../../shared/errors/section.tsx'
import { formatNumber } from '../../shared/format.ts'
import { FavouriteButton } from '../../shared/favourites/favourite-button.tsx'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { wayBackToExplore } from '../../shared/scroll/explore-place.ts'
import { ChatAction } from './chat-action.tsx'
import { characterQuery } from './character-data.ts'
import { CharacterSkeleton } from './character-skeleton.tsx'
import { PhotosForSale } from './photos-for-sale.tsx'
import { ReportLink } from './report-link.tsx'
import { ShareButton } from './share-button.tsx'
import { SimilarCharacters } from './similar-characters.tsx'
import { VoiceSample } from './voice-sample.tsx'

/** The page of a character. [CP-01] */
export function CharacterScreen({ slug }: { slug: string }) {
  const { t } = useTranslation(['character', 'errors'])
  const query = useQuery(characterQuery(useServices(), slug))
  // A card's part has no time at which it was asked for.
  const isPart = query.dataUpdatedAt === 0 && query.fetchStatus !== 'idle'
  if (query.data) return <Character key={slug} bot={query.data} isPart={isPart} />
  if (query.isPending) return <CharacterSkeleton />
  return <FailedQuery query={query} title={t('failed.title')} />
}

/** @param isPart whether only what a card shows is known so far; the rest is on its way */
function Character({ bot, isPart }: { bot: Bot; isPart: boolean }) {
  const { t } = useTranslation(['character', 'common'])
  const { locale } = useLocale()
  const navigate = useNavigate()
  // To the people, filters and height one came from; opened in a new tab, it is all of explore.
  const backToExplore = (event: MouseEvent) => {
    const way = wayBackToExplore()
    if (!way || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void (way === -1 ? navigate(-1) : navigate(way))
  }
  const kind = bot.isCustom ? t('custom') : bot.isPaidExtra ? t('extra') : null
  return (
    <article className="mx-auto max-w-[76rem] page-edges pt-4 lg:pt-6">
      <div className="flex items-center justify-between gap-4">
        <LinkButton asChild tone="muted" className="py-2">
          <Link to={addresses.explore} onClick={backToExplore}>
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
            {t('back')}
          </Link>
        </LinkButton>
        <div className="when-whole flex gap-2">
          <ShareButton bot={bot} />
          <FavouriteButton bot={bot} />
          <EndOfPart />
        </div>
      </div>
      <div className="mt-3 grid gap-x-12 gap-y-5 [@media(min-width:35rem)_and_(max-height:30rem)]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] [@media(min-width:35rem)_and_(max-height:30rem)]:gap-x-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
        <Section>
          <Photos bot={bot} />
        </Section>
        <div className="flex min-w-0 flex-col md:pt-2">
          {bot.isNew || kind ? (
            <div className="mb-4 flex flex-wrap gap-2">
              {bot.isNew ? <Badge>{t('new')}</Badge> : null}
              {kind ? <Badge tone="quiet">{kind}</Badge> : null}
            </div>
          ) : null}
          <h1 className="display-type text-[2.125rem] leading-[1.05] min-[400px]:text-[2.5rem] sm:text-[3.25rem]">
            <bdi>{bot.name}</bdi>
            <span className="font-normal text-muted">
              {t('common:separator')}
              {formatNumber(locale, bot.age)}
            </span>
          </h1>
          <p className="mt-4 max-w-xl text-lg text-pretty text-muted">{bot.description}</p>
          <ChatAction bot={bot} />
          <VoiceSample bot={bot} />
          <section aria-labelledby="about-character" className="mt-10">
            <h2 id="about-character" className="display-type text-title">
              {t('about', { name: bot.firstName })}
            </h2>
            {isPart && bot.bio === '' ? (
              <Skeleton className="mt-3 h-26 max-w-[62ch]" />
            ) : (
              <p className="mt-3 max-w-[62ch] leading-relaxed text-pretty whitespace-pre-line text-body/90">{bot.bio}</p>
            )}
          </section>
          <Section>
            <Traits bot={bot} />
          </Section>
          <ReportLink bot={bot} />
        </div>
      </div>
      <Section>
        <PhotosForSale bot={bot} />
      </Section>
      <Section>
        <SimilarCharacters bot={bot} />
      </Section>
    </article>
  )
}
