import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { replayClick } from './click-replay.tsx'

/** Last within the part, so that its effect runs once all of the part listens. */
function ReplayClickOf({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (part.current) replayClick(part.current)
  }, [part])
  return null
}

interface LatePartProps {
  /** Shown while the code is loaded, where the server has not sent the part itself. */
  fallback: ReactNode
  /** Components whose code is loaded by `lazy`. */
  children: ReactNode
}

/**
 * A part of the page whose code comes after the page's own. A button pressed in it before it listens is pressed again once
 * it does.
 */
export function LatePart({ fallback, children }: LatePartProps) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} className="contents">
      <Suspense fallback={fallback}>
        {children}
        <ReplayClickOf part={part} />
      </Suspense>
    </div>
  )
}
