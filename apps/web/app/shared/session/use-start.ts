import { useEffect, useState } from 'react'
import { useServices } from '../api/services.ts'
import { useApplyAccountLocale } from '../i18n/use-apply-locale.ts'
import { useUser } from './use-session.ts'

/**
 * Whether a signed-in person's data and language are there. The server has usually brought both; when it could not
 * (an access token that had to be renewed), the browser fetches them and the page waits. [NV-01] [NV-03]
 */
export const useStart = (): 'waiting' | 'settled' => {
  const { requestContext } = useServices()
  const { user, status } = useUser()
  const apply = useApplyAccountLocale()
  const [state, setState] = useState<'waiting' | 'settled'>(requestContext.isSettled ? 'settled' : 'waiting')
  const language = user?.language
  useEffect(() => {
    if (status === 'pending') return
    let isCurrent = true
    const settle = () => {
      if (isCurrent) setState('settled')
    }
    if (language) void apply(language).finally(settle)
    else settle()
    return () => {
      isCurrent = false
    }
  }, [status, language, apply])
  return state
}
