import { redirect } from 'react-router'
import { addresses } from '../addresses.ts'
import { throwNotFound } from '../errors/not-found.ts'
import type { PageContext } from './define-page.tsx'

/**
 * Who may open a page: everybody; members (others are asked to sign in, and come back); admins (others get the 404 page); or, where it is `private`,
 * members to whom the API gives what is on it (others get the 404 page, so that nobody learns what there is): its `load` and screen say when the API
 * does not. [RT-19] [RP-04]
 */
export type PageAccess = 'anyone' | 'member' | 'admin' | 'private'

/** Lets the page open, or throws the redirect or 404 that stands in its place. */
export const checkAccess = async (access: PageAccess, { services, url }: PageContext): Promise<void> => {
  if (access === 'anyone') return
  const { session, queries, queryClient } = services
  if (access === 'member') {
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown answers as redirects
    if (session.kind() !== 'member') throw redirect(addresses.signInFor(url.pathname + url.search))
    return
  }
  if (session.kind() !== 'member') return throwNotFound()
  if (access === 'private') return
  // Unknown only where the session must be renewed first, which the browser does: `AdminOnly` decides then.
  const user = await queryClient.query({ ...queries.users.me(), staleTime: 'static' }).catch(() => undefined)
  if (user?.is_admin === false) throwNotFound()
}
