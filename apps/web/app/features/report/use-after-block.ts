import { notifyWithUndo } from '@moonlit/ui/toast'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { addresses, LED_TO } from '../../shared/addresses.ts'
import { useServices, type Services } from '../../shared/api/services.ts'
import { refreshAfterBlocking, unblock } from '../../shared/blocking/blocking.ts'
import { afterRemoval } from '../../shared/chats/after-removal.ts'
import { useErrorToast } from '../../shared/errors/use-error-toast.ts'

interface Blocked {
  readonly name: string
  readonly slug: string
}

const chatsOf = ({ queries, queryClient }: Services) => queryClient.getQueryData(queries.chats.list().queryKey)?.result ?? []

/** Where to go from a page once a character is blocked; undefined to stay. The character's own page is left, too. [CH-18] */
const placeAfter = (services: Services, pathname: string, slug: string): string | undefined => {
  if (pathname === addresses.character(slug)) return addresses.explore
  if (pathname !== addresses.chats && !pathname.startsWith(`${addresses.chats}/`)) return undefined
  const chats = chatsOf(services)
  const chat = chats.find(({ botSlug }) => botSlug === slug)
  if (!chat) return undefined
  const selected = pathname === addresses.chat(chat.chatID) ? chat.chatID : null
  const next = afterRemoval(chats.length - 1, chat.chatID, selected)
  return next === 'stay' ? undefined : next === 'list' ? addresses.chats : addresses.explore
}

/**
 * What follows once a character is blocked and the question is closed: the page that is about them is left, their chat is off the list, and a
 * toast offers to take it back, which also leads back. [CH-24]
 */
export const useAfterBlock = (): ((blocked: Blocked) => Promise<void>) => {
  const services = useServices()
  const { t } = useTranslation('report')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const showError = useErrorToast()
  return async ({ name, slug }) => {
    const place = placeAfter(services, pathname, slug)
    if (place !== undefined) await navigate(place, { replace: true, state: LED_TO.heading })
    const { queries, queryClient } = services
    queryClient.setQueryData(
      queries.chats.list().queryKey,
      (list) => list && { ...list, result: list.result.filter(({ botSlug }) => botSlug !== slug) },
    )
    const undo = async () => {
      await unblock(services, slug)
      // Whoever has gone on meanwhile stays where they are.
      if (place !== undefined && location.pathname === place) await navigate(pathname, { replace: true })
    }
    notifyWithUndo(t('block.done', { name }), { undoLabel: t('block.undo'), onUndo: () => void undo().catch(showError) })
    await refreshAfterBlocking(services)
  }
}
