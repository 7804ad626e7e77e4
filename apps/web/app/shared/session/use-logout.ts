import { useCallback } from 'react'
import { useServices } from '../api/services.ts'
import { emit } from '../events/events.ts'
import { clearPersonalData } from '../storage/storage.ts'

/** Signs out: the server is told, then everything of the person is forgotten here, whether or not it answered. Explore opens on the event. */
export const useLogout = (): (() => Promise<void>) => {
  const { client, session } = useServices()
  return useCallback(async () => {
    const tokens = session.tokens()
    if (tokens) await client.auth.logout({ body: tokens }).catch(() => undefined)
    clearPersonalData()
    session.setTokens(null)
    emit({ name: 'logout' })
  }, [client, session])
}
