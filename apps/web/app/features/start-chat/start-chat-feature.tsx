import { ApiError, unwrap } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useErrorToast } from '../../shared/errors/use-error-toast.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { StartChatProvider, type Startable, type StartChat, type StartReason } from '../../shared/start-chat/start-chat.ts'

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

/** Opens chats for every card and page below, asking for a name first where one is needed. [SC-01] [SC-02] [SC-03] [SC-04] [SC-05] */
export function StartChatFeature({ children }: { children: ReactNode }) {
  const { client, queries, queryClient, session, overlays } = useServices()
  const { t } = useTranslation('layout')
  const { apiLocale } = useLocale()
  const navigate = useNavigate()
  const showError = useErrorToast()
  const [pending, setPending] = useState<Startable | null>(null)
  const isPending = useRef(false)
  useBusyCursor(pending !== null)

  const start = useMemo(() => {
    const ask = (name: 'guest' | 'fill-in', character: Startable, reason?: StartReason) => {
      const { firstName, gender } = queryClient.getQueryData(queries.users.me().queryKey) ?? {}
      const onReady = () => open(character)
      void (name === 'guest'
        ? overlays.open('guest', { character, reason, onReady })
        : overlays.open('fill-in', { start: { firstName, gender }, onReady }))
    }
    const fail = (character: Startable, error: unknown) => {
      if (!(error instanceof ApiError)) showError(error)
      else if (error.status === 402) void navigate(addresses.buyCharacter(character.slug))
      else if (error.code === 'character_blocked')
        void overlays.open('unblock', { name: character.firstName, slug: character.slug, onReady: () => open(character) })
      else if (error.code === 'profile_incomplete') ask('fill-in', character)
      else if (error.status === 401 && session.kind() !== 'member') ask('guest', character)
      else showError(error)
    }
    const open = async (character: Startable) => {
      if (isPending.current) return
      isPending.current = true
      setPending(character)
      try {
        if (session.kind() === 'member') {
          const user = await queryClient.query({ ...queries.users.me(), staleTime: 'static' })
          if (!user.firstName || !user.gender) {
            ask('fill-in', character)
            return
          }
        }
        const { chat } = await unwrap(client.chats.start({ params: { slug: character.slug }, query: { lang: apiLocale } }))
        void queryClient.invalidateQueries({ queryKey: keys.chats.list() })
        await overlays.close()
        await navigate(addresses.chat(chat.chatID))
      } catch (error) {
        fail(character, error)
      } finally {
        isPending.current = false
        setPending(null)
      }
    }
    return (character: Startable, reason?: StartReason) => {
      if (isPending.current) return
      if (!character.access) void navigate(addresses.buyCharacter(character.slug))
      else if (session.kind() === 'visitor') ask('guest', character, reason)
      else void open(character)
    }
  }, [apiLocale, client, navigate, overlays, queries, queryClient, session, showError])

  const value = useMemo<StartChat>(() => ({ start, pendingSlug: pending?.slug ?? null }), [start, pending])
  return (
    <StartChatProvider value={value}>
      {children}
      <VisuallyHidden live="polite">{pending ? t('startChat.waiting', { name: pending.firstName }) : ''}</VisuallyHidden>
    </StartChatProvider>
  )
}
