import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useServices } from '../../shared/api/services.ts'
import { AgeGateContext } from '../../shared/consent/age-gate.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { AgeGate } from './age-gate.tsx'

const noChange = () => () => {}

interface GatedPageProps {
  gate: 'closed' | 'open'
  /** What may lie over the page once it may be seen. */
  overlays?: ReactNode
  children: ReactNode
}

/**
 * The page, or the page behind the age gate: inert, blurred, hidden from readers, its text still in the HTML for search engines.
 * Which of them is right is known from the cookie, so the first paint is. [OV-01]
 */
export function GatedPage({ gate, overlays, children }: GatedPageProps) {
  const { requestContext } = useServices()
  // The server's word while its page is taken over; afterwards another layout may have asked before this one was opened.
  const wasAdult = useSyncExternalStore(
    noChange,
    () => requestContext.isAdult || readStored(stored.adultWarningRead) === true,
    () => requestContext.isAdult,
  )
  const [hasAccepted, setHasAccepted] = useState(false)
  const isAdult = wasAdult || hasAccepted
  const isShut = gate === 'closed' && !isAdult
  const accept = () => {
    writeStored(stored.adultWarningRead, true)
    setHasAccepted(true)
  }
  useEffect(() => {
    // Whoever accepted is where the page begins, not on a button that is gone.
    if (hasAccepted) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [hasAccepted])
  return (
    <>
      <div
        inert={isShut}
        aria-hidden={isShut || undefined}
        data-gate={isShut ? 'shut' : 'open'}
        className="data-[gate=shut]:pointer-events-none data-[gate=shut]:opacity-40 data-[gate=shut]:blur-2xl data-[gate=shut]:select-none solid:data-[gate=shut]:opacity-0 solid:data-[gate=shut]:blur-none"
      >
        <AgeGateContext value={isShut ? 'shut' : 'open'}>{children}</AgeGateContext>
      </div>
      {isShut ? <AgeGate onAccept={accept} /> : overlays}
    </>
  )
}
