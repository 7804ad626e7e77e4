import type { ReactNode } from 'react'
import { useUser } from '../session/use-session.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Shows its content to admins and the 404 page to everybody else, also after the session changed. [RP-04] */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { kind, user, status } = useUser()
  if (user?.is_admin) return children
  return kind === 'member' && status === 'pending' ? null : <NotFoundScreen />
}
