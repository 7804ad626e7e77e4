import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { SessionKind } from '../api/request-context.ts'
import { useServices } from '../api/services.ts'

/** Whether the person is a visitor, a guest with a chat session, or signed in; follows sign-in and sign-out. */
export const useSessionKind = (): SessionKind => {
  const { session, requestContext } = useServices()
  return useSyncExternalStore(session.subscribe, session.kind, () => requestContext.session)
}

/**
 * The signed-in person; `user` is undefined for others and until the answer is there.
 * @param follow asks anew whenever the page is looked at again, where what is told may have changed on another device
 */
export const useUser = ({ follow = false }: { follow?: boolean } = {}) => {
  const { queries } = useServices()
  const kind = useSessionKind()
  const { data, status } = useQuery({
    ...queries.users.me(),
    enabled: kind === 'member',
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: follow ? 'always' : false,
  })
  return {
    kind,
    user: kind === 'member' ? data : undefined,
    status: kind === 'member' ? status : ('success' as const),
    isSubscriber: kind === 'member' && (data?.access.length ?? 0) > 0,
  }
}
