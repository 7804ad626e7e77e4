import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { MessageCircleHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { emit } from '../../../shared/events/events.ts'

/**
 * Without any chat: `new` is who the site does not know yet, and begins with a name and no account; `ended` whose guest session the server does not know
 * any more. All ways lead to explore. [ER-05] [SG-13]
 */
export function NoChats({ person }: { person: 'new' | 'ended' | 'known' }) {
  const { t } = useTranslation(['chat', 'common'])
  const { pathname } = useLocation()
  const hasEnded = person === 'ended'
  const isNew = person !== 'known'
  return (
    <div data-chat-screen className="flex flex-col justify-center overflow-y-auto">
      <h1 className="sr-only">{t('list.heading')}</h1>
      <EmptyState
        figure={<MessageCircleHeart strokeWidth={1.5} />}
        title={hasEnded ? t('visitor.endedTitle') : isNew ? t('visitor.title') : t('list.emptyTitle')}
        text={hasEnded ? t('visitor.endedText') : isNew ? t('visitor.text') : t('list.emptyText')}
        action={
          <>
            <Button asChild size="lg">
              <Link to={addresses.explore}>{isNew ? t('visitor.action') : t('common:action.explore')}</Link>
            </Button>
            {isNew ? (
              <Button
                variant="ghost"
                size="lg"
                onClick={() => emit({ name: 'login-modal-open', ...(hasEnded && { returnTo: pathname, reason: 'guest-ended' }) })}
              >
                {t('visitor.login')}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  )
}
