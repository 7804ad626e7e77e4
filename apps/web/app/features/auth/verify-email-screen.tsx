import { ApiError, unwrap } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { Spinner } from '@moonlit/ui/spinner'
import { useMutation } from '@tanstack/react-query'
import { Link2Off, MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { errorMessage } from '../../shared/errors/error-message.ts'
import { emit } from '../../shared/events/events.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { ConfirmEmail } from './confirm-email.tsx'

interface VerifyEmailScreenProps {
  userId: string
  token: string
}

/**
 * The confirmation mail leads here: the address is confirmed, the first one or one that the account moves to, and every open tab learns it. A link that does not hold says so and offers a new
 * one. The browser asks, not the server: programs that look into mails follow links, too. [SG-11]
 */
export function VerifyEmailScreen({ userId, token }: VerifyEmailScreenProps) {
  const { t } = useTranslation('auth')
  const { client, account, session, queries, queryClient } = useServices()
  /** Whose address it is, for this browser: the link may have been sent to somebody else than who is logged in here. */
  const findOwner = async (): Promise<'own' | 'another' | 'unknown'> => {
    if (session.kind() !== 'member') return 'unknown'
    const user = await queryClient.query({ ...queries.users.me(), staleTime: 0 }).catch(() => undefined)
    if (!user) return 'unknown'
    return user.id === userId ? 'own' : 'another'
  }
  const verify = useMutation({
    mutationFn: async () => {
      const { email, isMove } = await unwrap(client.auth.verify({ params: { userId, token }, body: {} }))
      return { email, isMove, owner: await findOwner() }
    },
    onSuccess: ({ owner }) => {
      if (owner === 'own') account.emailConfirmed()
    },
    meta: { errors: 'handled' },
  })
  const asked = useRef(false)
  const { mutate } = verify
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate()
  }, [mutate])

  if (verify.data?.owner === 'another') return <Confirmed title={t('verify.otherTitle')} text={t('verify.otherText')} />
  if (verify.data?.isMove) return <Moved email={verify.data.email} />
  if (verify.isSuccess) return <Confirmed title={t('verify.doneTitle')} text={t('verify.doneText')} />
  if (verify.isError) return <Failed error={verify.error} onRetry={() => mutate()} />
  return <NoticeScreen icon={<Spinner />} title={t('verify.waiting')} />
}

function ExploreButton() {
  const { t } = useTranslation('auth')
  return (
    <Button asChild size="lg">
      <Link to={addresses.explore}>{t('verify.explore')}</Link>
    </Button>
  )
}

function Confirmed({ title, text }: { title: string; text: string }) {
  return <NoticeScreen icon={<MailCheck />} tone="success" title={title} text={text} actions={<ExploreButton />} />
}

/** The address that the account has: nothing of it is cut off, whichever way the page reads. */
function Address({ email }: { email: string }) {
  return <bdi className="block font-semibold [overflow-wrap:anywhere] text-body">{email}</bdi>
}

/** The account has another address than before, and whoever opened the link comes from the settings, here or in another browser. [AC-01] */
function Moved({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const { kind } = useUser()
  return (
    <NoticeScreen
      icon={<MailCheck />}
      tone="success"
      title={t('verify.movedTitle')}
      text={
        <>
          <Address email={email} />
          {t('verify.movedText')}
        </>
      }
      actions={
        kind === 'member' ? (
          <Button asChild size="lg">
            <Link to={addresses.settings}>{t('verify.settings')}</Link>
          </Button>
        ) : (
          <Button size="lg" onClick={() => emit({ name: 'login-modal-open', returnTo: addresses.settings })}>
            {t('verify.login')}
          </Button>
        )
      }
    />
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation(['auth', 'common', 'errors'])
  const { kind, user } = useUser()
  const { pathname } = useLocation()
  const isLinkAtFault = error instanceof ApiError && error.code === 'link_not_valid'
  if (!isLinkAtFault) {
    return (
      <NoticeScreen
        icon={<Link2Off />}
        tone="danger"
        title={t('verify.brokenTitle')}
        text={errorMessage(i18n, error)}
        actions={<Button onClick={onRetry}>{t('common:action.retry')}</Button>}
      />
    )
  }
  if (user?.emailVerified && user.newEmail === undefined) {
    // Used before, or mailed to an address that was given up again: either way nothing is left to confirm, and this is the address that counts.
    return (
      <NoticeScreen
        icon={<Link2Off />}
        title={t('verify.failedTitle')}
        text={
          <>
            {t('verify.already')}
            <Address email={user.email} />
          </>
        }
        actions={<ExploreButton />}
      />
    )
  }
  if (kind === 'member') {
    return (
      <NoticeScreen icon={<Link2Off />} tone="danger" title={t('verify.failedTitle')} text={t('verify.failedText')}>
        {user ? <ConfirmEmail sent="earlier" /> : null}
      </NoticeScreen>
    )
  }
  return (
    <NoticeScreen
      icon={<Link2Off />}
      tone="danger"
      title={t('verify.failedTitle')}
      text={t('verify.failedSignIn')}
      actions={<Button onClick={() => emit({ name: 'login-modal-open', returnTo: pathname })}>{t('verify.login')}</Button>}
    />
  )
}
