import type { Bot } from '@moonlit/sdk'
import { Chip } from '@moonlit/ui/chip'
import { LinkButton } from '@moonlit/ui/link-button'
import { Picture } from '@moonlit/ui/picture'
import { Skeleton } from '@moonlit/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { FailedQuery } from '../../../shared/errors/failed-query.tsx'
import { formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { labelOf } from '../../../shared/i18n/labels.ts'
import { picturesOf } from '../../../shared/character/pictures.ts'
import { smallVariant } from '../../../shared/pictures.ts'
import { useVeil } from '../pictures/discreet-mode.ts'
import { useOpenGallery } from '../pictures/use-open-gallery.ts'
import { KnownFacts } from './known-facts.tsx'

/** The sidebar's shape while the character is on its way. */
function SidebarSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="aspect-square rounded-card" />
      <Skeleton className="h-8 w-40 rounded-full" />
      <Skeleton className="h-4 w-full rounded-full" />
      <Skeleton className="h-4 w-2/3 rounded-full" />
      <Skeleton className="mt-2 h-24 rounded-card" />
    </div>
  )
}

function CharacterFacts({ bot }: { bot: Bot }) {
  const { t, i18n } = useTranslation(['chat', 'common', 'labels'])
  const facts = [
    { key: 'work', value: labelOf(i18n, 'occupation', bot.occupation) },
    { key: 'relationship', value: labelOf(i18n, 'relationship', bot.relationship) },
    { key: 'origin', value: labelOf(i18n, 'ethnicity', bot.ethnicity) },
    { key: 'figure', value: labelOf(i18n, 'bodyType', bot.bodyType) },
    { key: 'voice', value: labelOf(i18n, 'voice', bot.voice) },
  ] as const
  return (
    <dl className="flex flex-col gap-2.5 text-[0.9375rem]">
      {facts.map(({ key, value }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0 text-muted">{t(`chat:sidebar.fact.${key}`)}</dt>
          <dd className="min-w-0 text-end">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How many small pictures stand below the facts; the last one says how many more there are. */
const SMALL = 4

interface SmallGalleryProps {
  name: string
  pictures: readonly string[]
  variant: 'clear' | 'blurred'
  onOpen: (index: number) => void
}

function SmallGallery({ name, pictures, variant, onOpen }: SmallGalleryProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  // The first is the portrait above.
  const small = pictures.slice(1, SMALL + 1)
  const more = pictures.length - 1 - small.length
  if (small.length === 0) return null
  return (
    <ul aria-label={t('sidebar.photos')} className="grid grid-cols-4 gap-2.5">
      {small.map((url, index) => {
        const rest = more > 0 && index === small.length - 1 ? formatNumber(locale, more, { signDisplay: 'always' }) : null
        const open = t('sidebar.openPhoto', { name, number: formatNumber(locale, index + 2) })
        return (
          <li key={url}>
            <button
              type="button"
              // What is seen is part of the name, for those who speak to their device.
              aria-label={rest ? `${open} ${rest}` : open}
              onClick={() => onOpen(index + 1)}
              className="relative block w-full overflow-hidden rounded-2xl transition-[filter] hover:brightness-115"
            >
              <Picture src={smallVariant(url)} alt="" ratio={1} variant={variant} />
              {rest ? <span className="absolute inset-0 flex items-center justify-center bg-scrim font-semibold">{rest}</span> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Profile({ bot, chatID }: { bot: Bot; chatID: string }) {
  const { t, i18n } = useTranslation(['chat', 'common', 'labels'])
  const { locale } = useLocale()
  const openGallery = useOpenGallery()
  const { isVeiled, lift } = useVeil()
  const name = bot.firstName
  // Those of the character's page, the portrait first.
  const pictures = [bot.imageUrl, ...picturesOf(bot).flatMap(({ imageUrl }) => (imageUrl === bot.imageUrl ? [] : [imageUrl]))]
  const variant = isVeiled ? 'blurred' : 'clear'
  // In discreet mode the first touch shows what is there, the next opens it. [CH-26]
  const open = (index: number) => (isVeiled ? lift() : openGallery(name, pictures, index))
  const traits = [...bot.personality.map((id) => labelOf(i18n, 'personality', id)), ...bot.hobbies.map((id) => labelOf(i18n, 'hobby', id))]
  return (
    <div className="flex flex-col gap-5">
      <button
        type="button"
        aria-label={t('chat:sidebar.openPhoto', { name, number: formatNumber(locale, 1) })}
        onClick={() => open(0)}
        className="relative aspect-square w-full shrink-0 overflow-hidden rounded-card shadow-lift transition-[filter] hover:brightness-108 md:max-xl:aspect-4/3"
      >
        <Picture
          src={bot.imageUrl}
          alt={t('chat:sidebar.photo', { name, number: formatNumber(locale, 1) })}
          ratio="fill"
          loading="eager"
          variant={variant}
          imageClassName="object-[50%_12%]"
        />
      </button>
      <div>
        <h2 className="display-type text-title">
          <bdi>{name}</bdi>
          <span className="font-normal text-muted">
            {t('common:separator')}
            {formatNumber(locale, bot.age)}
          </span>
        </h2>
        <p className="mt-1.5 text-pretty text-muted">{bot.description}</p>
      </div>
      <ul aria-label={t('chat:sidebar.traits')} className="flex flex-wrap gap-2">
        {traits.map((trait) => (
          <li key={trait}>
            <Chip state="still" size="sm">
              {trait}
            </Chip>
          </li>
        ))}
      </ul>
      <CharacterFacts bot={bot} />
      <KnownFacts chatID={chatID} name={name} />
      <SmallGallery name={name} pictures={pictures} variant={variant} onOpen={open} />
      <LinkButton asChild className="self-start py-1">
        <Link to={addresses.character(bot.slug)}>
          {t('chat:sidebar.page', { name })}
          <ArrowRight aria-hidden className="rtl:-scale-x-100" />
        </Link>
      </LinkButton>
    </div>
  )
}

/** Who one is talking to: portrait, words, traits, facts and pictures; and what they know of the person. [CH-01] */
export function ModelSidebar({ character, chatID }: { character: UseQueryResult<Bot>; chatID: string }) {
  const { t } = useTranslation('chat')
  const { data, error } = character
  if (data) return <Profile bot={data} chatID={chatID} />
  if (!error) return <SidebarSkeleton />
  return <FailedQuery query={character} title={t('sidebar.failed')} className="px-0 py-10" />
}
