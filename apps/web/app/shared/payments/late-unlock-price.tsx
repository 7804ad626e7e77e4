import { Suspense, useState, type ReactNode } from 'react'
import { useServices } from '../api/services.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsIdle } from '../page/use-is-idle.ts'
import { lazyPart } from '../net/lazy-part.ts'

const UnlockPrice = lazyPart(() => import('./unlock-price.tsx'))

/**
 * What a character costs, once nothing else is to be done: the pages that people meet first wait for no price. One that was told before stands there
 * at once, on the way back, too. [EX-18] [PY-11]
 * @returns the price, undefined until it is known; and what finds it out, to be rendered beside where it stands
 */
export const useLateUnlockPrice = (isWanted = true): { readonly price: string | undefined; readonly lookup: ReactNode } => {
  const { queryClient } = useServices()
  const { locale } = useLocale()
  const isIdle = useIsIdle()
  // With what is known of this person: signing in or out forgets it.
  const key = ['told-unlock-price', locale]
  const [price, setPrice] = useState(() => queryClient.getQueryData<string>(key))
  const tell = (known: string) => {
    queryClient.setQueryData(key, known)
    setPrice(known)
  }
  const lookup =
    isIdle && isWanted ? (
      <Suspense fallback={null}>
        <UnlockPrice onKnown={tell} />
      </Suspense>
    ) : null
  return { price, lookup }
}
