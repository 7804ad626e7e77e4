import { unwrap } from '@moonlit/sdk'
import { useServices } from '../../shared/api/services.ts'
import type { Person } from './person-form.tsx'

/** Makes the visitor a guest, who may chat. @throws ApiError when the server says no. [SC-01] */
export const useGuestSession = (): ((person: Person) => Promise<void>) => {
  const { client, session } = useServices()
  return async (person) => {
    const { UserSessionID } = await unwrap(client.auth.authUser({ body: person }))
    session.setGuestSessionId(UserSessionID)
  }
}
