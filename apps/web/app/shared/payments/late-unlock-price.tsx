import { Suspense } from 'react'
import { useIsIdle } from '../page/use-is-idle.ts'
import { lazyPart } from '../net/lazy-part.ts'

const UnlockPrice = lazyPart(() => import('./unlock-price.tsx'))

/** Tells what a character costs, once nothing else is to be done: the pages that people meet first wait for no price. */
export function LateUnlockPrice({ onKnown }: { onKnown: (price: string) => void }) {
  return useIsIdle() ? (
    <Suspense fallback={null}>
      <UnlockPrice onKnown={onKnown} />
    </Suspense>
  ) : null
}
