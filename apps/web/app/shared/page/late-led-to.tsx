import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../net/lazy-part.ts'

const LedTo = lazyPart(() => import('./led-to.tsx'))

/** Rendered once the parts of a page are there, leads to the one that the address names. Fetched for those alone who need it. @param props.to how the ids of such parts begin */
export function LateLedTo({ to }: { to: string }) {
  const { hash } = useLocation()
  return (
    hash.startsWith(`#${to}`) && (
      <Suspense>
        <LedTo id={hash.slice(1)} />
      </Suspense>
    )
  )
}
