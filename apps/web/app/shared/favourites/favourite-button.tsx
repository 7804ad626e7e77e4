import type { Bot } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useServices } from '../api/services.ts'
import { useSessionKind } from '../session/use-session.ts'
import { useIsFavourite, useSetFavourite } from './use-favourites.ts'

/** The heart of a character: pressed for a favourite. Who is not signed in is asked to, and has kept them then. [EX-22] */
export function FavouriteButton({ bot }: { bot: Bot }) {
  const { t } = useTranslation('common')
  const { overlays, session } = useServices()
  const { pathname, search } = useLocation()
  const isMember = useSessionKind() === 'member'
  const isFavourite = useIsFavourite(bot.slug)
  const setFavourite = useSetFavourite(bot)
  const keepOnceSignedIn = async () => {
    await overlays.open('sign', { mode: 'sign-in', returnTo: `${pathname}${search}`, reason: 'account' })
    if (session.kind() === 'member') setFavourite(true)
  }
  const press = () => {
    if (isMember) setFavourite(!isFavourite)
    else void keepOnceSignedIn()
  }
  return (
    <IconButton variant="glass" label={t('favourite', { name: bot.firstName })} tooltip="none" aria-pressed={isFavourite} onClick={press}>
      <Heart aria-hidden className={isFavourite ? 'fill-rose text-rose' : undefined} />
    </IconButton>
  )
}
