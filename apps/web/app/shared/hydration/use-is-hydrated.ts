import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its page is taken over, true afterwards: for what only the browser knows, or what may have changed by then. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
