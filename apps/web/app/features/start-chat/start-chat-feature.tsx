import { ApiError, unwrap } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useErrorToast } from '../../shared/errors/use-error-toast.ts'
import { listen } from '../../shared/events/events.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { StartChatProvider, type Startable, type StartChat } from '../../shared/start-chat/start-chat.ts'

const GuestDialog = lazy(() => import('./guest-dialog.tsx'))
const FillInDialog = lazy(() => import('./fill-in-dialog.tsx'))
const AccountsNotice = lazy(() => import('./accounts-notice.tsx'))

type Asking = { kind: 'none' } | { kind: 'guest' | 'fill-in'; character: Startable } | { kind: 'accounts' }

/** Marks the document as busy: the cursor waits. [SC-03] */
const useBusyCursor = (isBusy: boolean) => {
  useEffect(() => {
    if (!isBusy) return
    document.documentElement.dataset.busy = ''
    return () => {
      delete document.documentElement.dataset.busy
    }
  }, [isBusy])
}

/** Opens chats for every card and page below, and holds the dialogs that ask for a name first. [SC-01] [SC-02] [SC-03] [SC-04] [SC-05] */
export function StartChatFeature({ children }: { children: ReactNode }) {
  const { client, queries, queryClient, session } = useServices()
  const { t } = useTranslation(['auth'])
  const { locale } = useLocale()
  const navigate = useNavigate()
  const showError = useErrorToast()
  const [pending, setPending] = useState<Startable | null>(null)
  const [asking, setAsking] = useState<Asking>({ kind: 'none' })
  const isPending = useRef(false)
  useBusyCursor(pending !== null)

  const fail = useCallback(
    (character: Startable, error: unknown) => {
      if (!(error instanceof ApiError)) showError(error)
      else if (error.status === 402) void navigate(addresses.buyCharacter(character.slug))
      else if (error.code === 'profile_incomplete') setAsking({ kind: 'fill-in', character })
      else if (error.status === 401 && session.kind() !== 'member') {
        session.setGuestSessionId(null)
        setAsking({ kind: 'guest', character })
      } else showError(error)
    },
    [navigate, session, showError],
  )

  const open = useCallback(
    async (character: Startable) => {
      if (isPending.current) return
      isPending.current = true
      setPending(character)
      try {
        if (session.kind() === 'member') {
          const user = await queryClient.query({ ...queries.users.me(), staleTime: 'static' })
          if (!user.firstName || !user.gender) {
            setAsking({ kind: 'fill-in', character })
            return
          }
        }
        const { chat } = await unwrap(client.chats.start({ params: { slug: character.slug }, query: { lang: locale } }))
        setAsking({ kind: 'none' })
        void queryClient.invalidateQueries({ queryKey: keys.chats.list() })
        await navigate(addresses.chat(chat.chatID))
      } catch (error) {
        fail(character, error)
      } finally {
        isPending.current = false
        setPending(null)
      }
    },
    [client, fail, locale, navigate, queries, queryClient, session],
  )

  const start = useCallback(
    (character: Startable) => {
      if (isPending.current) return
      if (!character.access) void navigate(addresses.buyCharacter(character.slug))
      else if (session.kind() === 'visitor') setAsking({ kind: 'guest', character })
      else void open(character)
    },
    [navigate, open, session],
  )

  useEffect(() => {
    const show = () => setAsking({ kind: 'accounts' })
    const stops = [listen('login-modal-open', show), listen('registration-modal-open', show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  const value = useMemo<StartChat>(() => ({ start, pendingSlug: pending?.slug ?? null }), [start, pending])
  const close = () => setAsking({ kind: 'none' })
  return (
    <StartChatProvider value={value}>
      {children}
      <VisuallyHidden live="polite">{pending ? t('auth:start.waiting', { name: pending.firstName }) : ''}</VisuallyHidden>
      <Suspense fallback={null}>
        {asking.kind === 'guest' ? <GuestDialog character={asking.character} onClose={close} onReady={() => open(asking.character)} /> : null}
        {asking.kind === 'fill-in' ? <FillInDialog onClose={close} onReady={() => open(asking.character)} /> : null}
        {asking.kind === 'accounts' ? <AccountsNotice onClose={close} /> : null}
      </Suspense>
    </StartChatProvider>
  )
}
