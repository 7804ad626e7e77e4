import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { MessageCircleHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { emit } from '../../shared/events/events.ts'

/** The chats of someone the site does not know yet: choosing a character is how one begins, with a name and no account. [CH-01] [ER-05] */
export function VisitorWelcome() {
  const { t } = useTranslation('chat')
  return (
    <div data-chat-screen className="flex flex-col justify-center overflow-y-auto">
      <h1 className="sr-only">{t('list.heading')}</h1>
      <EmptyState
        figure={<MessageCircleHeart strokeWidth={1.5} />}
        title={t('visitor.title')}
        text={t('visitor.text')}
        action={
          <>
            <Button asChild size="lg">
              <Link to={addresses.explore}>{t('visitor.action')}</Link>
            </Button>
            <Button variant="ghost" size="lg" onClick={() => emit({ name: 'login-modal-open' })}>
              {t('visitor.login')}
            </Button>
          </>
        }
      />
    </div>
  )
}
