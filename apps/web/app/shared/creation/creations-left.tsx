import { LinkButton } from '@moonlit/ui/link-button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'
import { useUser } from '../session/use-session.ts'

/**
 * How many characters a member may still create, told before anything is filled in; with none left, what brings more and the way to it.
 * Subscribers need a pack. What was created on another device counts when one looks again. Nothing is said to others, nor until it is known. [OV-07]
 */
export function CreationsLeft({ className }: { className?: string }) {
  const { t } = useTranslation('creations')
  const { user, isSubscriber } = useUser({ follow: true })
  if (!user) return null
  if (user.creationLimit > 0) return <p className={className}>{t('left', { count: user.creationLimit })}</p>
  return (
    <div className={className}>
      <p className="text-pretty">{isSubscriber ? t('usedUp') : t('noneLeft')}</p>
      <p className="flex flex-wrap gap-x-5">
        {isSubscriber ? null : (
          <LinkButton asChild className="min-h-11">
            <Link to={addresses.premium}>{t('plans')}</Link>
          </LinkButton>
        )}
        <LinkButton asChild className="min-h-11">
          <Link to={addresses.packs('creation')}>{t('packs')}</Link>
        </LinkButton>
      </p>
    </div>
  )
}
