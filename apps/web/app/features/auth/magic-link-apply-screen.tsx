import { ApiError, unwrap } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Spinner } from '@moonlit/ui/spinner'
import { notify } from '@moonlit/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Link2Off, MessagesSquare, UserRoundCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useIsPastAgeGate } from '../../shared/consent/age-gate.ts'
import { errorMessage } from '../../shared/errors/error-message.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { useSessionKind } from '../../shared/session/use-session.ts'

/**
 * The link from another device leads here: its chats go on in this browser. Whoever has chats of their own here is asked first, for those are
 * left behind. The browser asks for the session, not the server: programs that look into messages follow links, too. [SG-17] [RT-09]
 */
export function MagicLinkApplyScreen({ token }: { token: string }) {
  const { t, i18n } = useTranslation(['auth', 'common', 'errors'])
  const { account, client } = useServices()
  const navigate = useNavigate()
  // As it was when the link was opened; taking the session over changes it.
  const [kind] = useState(useSessionKind())
  const apply = useMutation({
    mutationFn: () => unwrap(client.magicLink.apply({ body: { token } })),
    onSuccess: async ({ UserSessionID }) => {
      await account.guestMoved(UserSessionID)
      await navigate(addresses.chats, { replace: true })
      notify(t('magicLink.applied'))
    },
    meta: { errors: 'handled' },
  })
  const asked = useRef(false)
  const { mutate } = apply
  // A link works once: it is not used up, nor told of, behind the age gate.
  const isPastGate = useIsPastAgeGate()
  const isWanted = kind === 'visitor' && token !== '' && isPastGate
  useEffect(() => {
    if (!isWanted || asked.current) return
    asked.current = true
    mutate()
  }, [isWanted, mutate])

  const isGone = apply.error instanceof ApiError && (apply.error.status === 410 || apply.error.status === 400)
  if (token === '' || isGone) {
    return (
      <NoticeScreen
        icon={<Link2Off />}
        tone="danger"
        title={t('magicLink.goneTitle')}
        text={t('magicLink.goneText')}
        actions={
          <Button asChild>
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
        }
      />
    )
  }
  if (apply.isError) {
    return (
      <NoticeScreen
        icon={<Link2Off />}
        tone="danger"
        title={t('magicLink.brokenTitle')}
        text={errorMessage(i18n, apply.error)}
        actions={<Button onClick={() => mutate()}>{t('common:action.retry')}</Button>}
      />
    )
  }
  const toOwnChats = (
    <Button asChild variant="quiet" size="lg">
      <Link to={addresses.chats} replace>
        {kind === 'member' ? t('magicLink.chats') : t('magicLink.keepOwn')}
      </Link>
    </Button>
  )
  if (kind === 'member') {
    return <NoticeScreen icon={<UserRoundCheck />} title={t('magicLink.signedInTitle')} text={t('magicLink.signedInText')} actions={toOwnChats} />
  }
  if (kind === 'guest') {
    return (
      <NoticeScreen
        icon={<MessagesSquare />}
        title={t('magicLink.askTitle')}
        text={t('magicLink.askText')}
        actions={
          <>
            <Button size="lg" state={apply.isIdle ? 'idle' : 'loading'} onClick={() => mutate()}>
              {t('magicLink.takeOver')}
            </Button>
            {toOwnChats}
          </>
        }
      />
    )
  }
  return <NoticeScreen icon={<Spinner />} title={t('magicLink.applying')} />
}
