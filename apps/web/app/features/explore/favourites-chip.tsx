import { Chip } from '@moonlit/ui/chip'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'

/** The way to a member's favourites: the navigation is as LY-02 lists it. [EX-22] */
export function FavouritesChip() {
  const { t } = useTranslation('explore')
  if (useSessionKind() !== 'member') return null
  return (
    <Chip asChild>
      <Link to={addresses.favourites}>
        <Heart aria-hidden />
        {t('favourites')}
      </Link>
    </Chip>
  )
}
