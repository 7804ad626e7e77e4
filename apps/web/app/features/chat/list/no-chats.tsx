import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { MessageCircleHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { emit } from '../../../shared/events/events.ts'

/** Without any chat: `new` is who the site does not know yet, and begins with a name and no account. Both ways lead to explore. [ER-05] */
export function NoChats({ person }: { person: 'new' | 'known' }) {
  const { t } = useTranslation(['chat', 'common'])
  const isNew = person === 'new'
  return (
    <div data-chat-screen className="flex flex-col justify-center overflow-y-auto">
      <h1 className="sr-only">{t('list.heading')}</h1>
      <EmptyState
        figure={<MessageCircleHeart strokeWidth={1.5} />}
        title={isNew ? t('visitor.title') : t('list.emptyTitle')}
        text={isNew ? t('visitor.text') : t('list.emptyText')}
        action={
          <>
            <Button asChild size="lg">
              <Link to={addresses.explore}>{isNew ? t('visitor.action') : t('common:action.explore')}</Link>
            </Button>
            {isNew ? (
              <Button variant="ghost" size="lg" onClick={() => emit({ name: 'login-modal-open' })}>
                {t('visitor.login')}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  )
}
