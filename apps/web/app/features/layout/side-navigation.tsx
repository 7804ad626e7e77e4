import { NavItem } from '@moonlit/ui/nav-item'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useUser } from '../../shared/session/use-session.ts'
import { useUnread } from '../../shared/chats/use-unread.ts'
import { sideDestinations } from './destinations.tsx'
import { UnreadBadge } from './unread-badge.tsx'

/** The left navigation of large screens; icons with tooltips where a chat needs the room. [LY-02] */
export function SideNavigation({ variant }: { variant: 'full' | 'compact' }) {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const { kind, isSubscriber } = useUser()
  const unread = useUnread()
  return (
    <nav
      aria-label={t('navigation.main')}
      data-variant={variant}
      className="sticky top-(--bars-height) hidden h-[calc(100dvh-var(--bars-height))] shrink-0 overflow-y-auto px-3.5 py-4 thin-scrollbar data-[variant=compact]:w-19 data-[variant=full]:w-58 lg:block"
    >
      <ul className="flex flex-col gap-0.5">
        {sideDestinations({ isMember: kind === 'member', isSubscriber }).map(({ key, to, icon, isCurrent }) => (
          <li key={key}>
            <NavItem
              icon={icon}
              label={t(`navigation.${key}`)}
              variant={variant}
              link={<Link to={to} />}
              badge={key === 'chat' && unread > 0 ? <UnreadBadge count={unread} /> : null}
              state={isCurrent(pathname) ? 'current' : 'other'}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
