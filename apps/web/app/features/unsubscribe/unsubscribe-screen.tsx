import { ApiError, unwrap } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { useMutation } from '@tanstack/react-query'
import { Link2Off, MailCheck, MailQuestion, MailX } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IS_SERVER } from '../../env.ts'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { errorMessage } from '../../shared/errors/error-message.ts'
import { NoticeInPlace, NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { useSessionKind } from '../../shared/session/use-session.ts'

/**
 * A newsletter's link leads here. The newsletter is stopped by a press, not by the visit: programs that look into mails, and browsers that
 * fetch ahead, open links too. What was done can be undone at once, and later by the same link. [RT-15] [PB-05]
 */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { t, i18n } = useTranslation(['unsubscribe', 'common', 'errors'])
  const { client, account } = useServices()
  const isMember = useSessionKind() === 'member'
  /** What the last press brought about; undefined until then. */
  const [isWanted, setIsWanted] = useState<boolean>()
  const change = useMutation({
    mutationFn: (subscribed: boolean) => unwrap(client.core.mailUnsubscribe({ params: { token }, body: { subscribed } })),
    onSuccess: ({ subscribed }) => {
      setIsWanted(subscribed)
      account.userChanged()
    },
    meta: { errors: 'handled' },
  })

  if (change.isError) {
    const isLinkAtFault = change.error instanceof ApiError && change.error.code === 'link_not_valid'
    return isLinkAtFault ? (
      <NoticeInPlace
        key="failed"
        icon={<Link2Off />}
        tone="danger"
        title={t('failedTitle')}
        text={t('failedText')}
        actions={
          <>
            <Button asChild size="lg">
              <Link to={addresses.contact}>{t('write')}</Link>
            </Button>
            {isMember ? <ToSettings /> : null}
          </>
        }
      />
    ) : (
      <NoticeInPlace
        key="broken"
        icon={<Link2Off />}
        tone="danger"
        title={t('brokenTitle')}
        text={errorMessage(i18n, change.error)}
        actions={
          <Button size="lg" onClick={() => change.mutate(change.variables)}>
            {t('common:action.retry')}
          </Button>
        }
      />
    )
  }
  if (isWanted === false) {
    // The second press of a double click is meant for the button that was here before.
    const resume = ({ detail }: MouseEvent) => (detail > 1 ? undefined : change.mutate(true))
    return (
      <NoticeInPlace
        key="stopped"
        icon={<MailX />}
        tone="success"
        title={t('stoppedTitle')}
        text={t('stoppedText')}
        actions={
          <>
            <Button size="lg" variant="quiet" state={change.isPending ? 'loading' : 'idle'} onClick={resume}>
              {t('resume')}
            </Button>
            {isMember ? <ToSettings /> : null}
          </>
        }
      />
    )
  }
  if (isWanted) {
    return (
      <NoticeInPlace
        key="resumed"
        icon={<MailCheck />}
        tone="success"
        title={t('resumedTitle')}
        text={t('resumedText')}
        actions={
          <Button asChild size="lg">
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <NoticeScreen
      icon={<MailQuestion />}
      title={t('askTitle')}
      text={t('askText')}
      actions={
        <>
          <noscript>{IS_SERVER ? <p className="w-full">{t('common:form.needsScript')}</p> : null}</noscript>
          <Button size="lg" state={change.isPending ? 'loading' : 'idle'} onClick={() => change.mutate(false)} className="noscript:hidden">
            {t('stop')}
          </Button>
          <Button asChild size="lg" variant="quiet">
            <Link to={addresses.explore}>{t('keep')}</Link>
          </Button>
        </>
      }
    />
  )
}

function ToSettings() {
  const { t } = useTranslation('unsubscribe')
  return (
    <Button asChild size="lg" variant="quiet">
      <Link to={addresses.mails}>{t('settings')}</Link>
    </Button>
  )
}
