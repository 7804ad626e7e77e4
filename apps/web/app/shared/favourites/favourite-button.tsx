import type { Bot } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useServices } from '../api/services.ts'
import { useSessionKind } from '../session/use-session.ts'
import { useIsFavourite, useSetFavourite } from './use-favourites.ts'

/** The heart of a character: pressed for a favourite. Who has no account is asked to sign in. [EX-22] */
export function FavouriteButton({ bot, className }: { bot: Bot; className?: string }) {
  const { t } = useTranslation('common')
  const { overlays } = useServices()
  const { pathname, search } = useLocation()
  const isMember = useSessionKind() === 'member'
  const isFavourite = useIsFavourite(bot.slug)
  const setFavourite = useSetFavourite(bot)
  const press = () => {
    if (isMember) setFavourite(!isFavourite)
    else void overlays.open('sign', { mode: 'sign-in', returnTo: `${pathname}${search}`, reason: 'account' })
  }
  return (
    <IconButton
      variant="glass"
      label={t('favourite', { name: bot.firstName })}
      tooltip="none"
      aria-pressed={isFavourite}
      onClick={press}
      className={className}
    >
      <Heart aria-hidden className={isFavourite ? 'fill-rose text-rose' : undefined} />
    </IconButton>
  )
}
