import type { Bot } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { CharacterCard } from '@moonlit/ui/character-card'
import { MessageCircle } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { formatNumber } from '../format.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { smallVariant } from '../pictures.ts'
import { useStartChat } from '../start-chat/start-chat.ts'
import { UnlockLink } from './unlock-link.tsx'

/** The first cards are in sight at once: their pictures do not wait. [EX-14] */
const EAGER = 8
const FIRST_ROW = 4

interface ExploreCardProps {
  bot: Bot
  /** Place in the list, from 0; later ones are fetched when they come into sight. */
  place: number
  headingLevel?: 'h2' | 'h3'
  /** The second picture, shown on hover and focus. [EX-15] */
  cover?: string | undefined
  /** `portrait` where the way into the chat stands beside the card; `whole` has it, and the heart, within. */
  variant?: 'whole' | 'portrait'
}

function ExploreCardView({ bot, place, headingLevel = 'h2', cover, variant = 'whole' }: ExploreCardProps) {
  const { t } = useTranslation('common')
  const { locale } = useLocale()
  const { start, pendingSlug } = useStartChat()
  const name = bot.firstName
  return (
    <CharacterCard
      name={name}
      age={formatNumber(locale, bot.age)}
      separator={t('separator')}
      description={bot.description}
      photo={{ src: bot.imageUrl, small: smallVariant(bot.imageUrl), alt: t('card.photo', { name }) }}
      cover={cover ? { src: cover, small: smallVariant(cover) } : undefined}
      link={<Link to={addresses.character(bot.slug)} />}
      newLabel={bot.isNew ? t('card.new') : undefined}
      loading={place < EAGER ? 'eager' : 'lazy'}
      priority={place < FIRST_ROW ? 'high' : 'auto'}
      headingLevel={headingLevel}
      className="h-full"
      corner={variant === 'whole' ? <FavouriteButton bot={bot} /> : undefined}
      action={
        variant === 'portrait' ? undefined : bot.access ? (
          <Button
            variant="card"
            aria-label={t('card.chatWith', { name })}
            state={pendingSlug === bot.slug ? 'loading' : 'idle'}
            onClick={() => start(bot)}
            className="max-sm:min-h-10"
          >
            <MessageCircle aria-hidden />
            {t('card.chat')}
          </Button>
        ) : (
          <UnlockLink bot={bot} />
        )
      }
    />
  )
}

/** A character on explore, in an article and wherever others are shown; a lock where the chat has to be paid for first. [CP-04] */
export const ExploreCard = memo(ExploreCardView)
