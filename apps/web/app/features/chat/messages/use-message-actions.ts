import { useLayoutEffect, useMemo, useRef } from 'react'
import type { MessageActions } from './message-row.tsx'

/**
 * What can be done with messages, the same object until something of it looks different: so that a key in the composer, or one more message,
 * draws no row anew. What is done is what the last rendering says.
 */
export const useMessageActions = (now: MessageActions): MessageActions => {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const { isBusy } = now.versions
  const { revealing } = now.pictures
  const { waitingFor } = now.listening
  return useMemo(
    () => ({
      retry: (id) => latest.current.retry(id),
      discard: (id) => latest.current.discard(id),
      react: (message, reaction) => latest.current.react(message, reaction),
      remove: (message) => latest.current.remove(message),
      quote: (message) => latest.current.quote(message),
      edit: (message) => latest.current.edit(message),
      renew: (message) => latest.current.renew(message),
      versions: { show: (message, version) => latest.current.versions.show(message, version), isBusy },
      pictures: { open: (message) => latest.current.pictures.open(message), revealing },
      listening: { listen: (message) => latest.current.listening.listen(message), waitingFor },
    }),
    [isBusy, revealing, waitingFor],
  )
}
