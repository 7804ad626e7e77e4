import { useEffect } from 'react'
import { useServices } from '../api/services.ts'
import { whenIdle } from '../time/when-idle.ts'

/**
 * Renews tokens that are known to be out of date, once the page has been taken over: a refusal ends the session, and what the server wrote of the
 * person has to be there until then. [NV-10] [AP-03]
 */
export const useRenewedTokens = (): void => {
  const { account } = useServices()
  useEffect(() => whenIdle(account.renewTokens), [account])
}
