import { BottomBar } from '@moonlit/ui/bottom-bar'
import { BottomBarItem } from '@moonlit/ui/bottom-bar-item'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useUnread } from '../../shared/chats/use-unread.ts'
import { bottomDestinations } from './destinations.tsx'
import { UnreadBadge } from './unread-badge.tsx'

/** The navigation of small screens, at the thumb. [LY-03] */
export function BottomNavigation() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const unread = useUnread()
  return (
    <BottomBar label={t('navigation.bottom')} className="lg:hidden">
      {bottomDestinations.map(({ key, to, icon, isCurrent }) => (
        <BottomBarItem
          key={key}
          icon={icon}
          label={t(`bar.${key}`)}
          link={<Link to={to} />}
          badge={key === 'chat' && unread > 0 ? <UnreadBadge count={unread} /> : null}
          state={isCurrent(pathname) ? 'current' : 'other'}
        />
      ))}
    </BottomBar>
  )
}
