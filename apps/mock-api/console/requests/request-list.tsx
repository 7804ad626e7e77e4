import { cx } from '@moonlit/ui/class-names'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { LoggedRequest } from '../api/types.ts'
import { usePersonas } from '../people/use-personas.ts'
import { hashOf } from '../shell/hash-route.ts'
import { RequestRow } from './request-row.tsx'

const wide = window.matchMedia('(min-width: 40rem)')
const subscribe = (tell: () => void): (() => void) => {
  wide.addEventListener('change', tell)
  return () => wide.removeEventListener('change', tell)
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + 10, last),
  PageUp: (at) => Math.max(at - 10, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

interface RequestListProps {
  requests: readonly LoggedRequest[]
  /** Id of the selected request. */
  chosen: string | null
  onChoose: (id: number) => void
}

/**
 * The log as a virtualised list of links. Tab enters it once; arrows, Home and End move
 * the selection.
 */
export function RequestList({ requests, chosen, onChoose }: RequestListProps) {
  const personas = usePersonas()
  const isWide = useSyncExternalStore(subscribe, () => wide.matches)
  const pane = useRef<HTMLDivElement>(null)
  const toFocus = useRef<number | null>(null)
  const rowHeight = isWide ? 38 : 60
  const rows = useVirtualizer({
    count: requests.length,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => requests[index]?.id ?? index,
    overscan: 12,
  })
  useEffect(() => rows.measure(), [rows, rowHeight])
  const chosenAt = requests.findIndex(({ id }) => String(id) === chosen)
  const entry = chosenAt < 0 ? 0 : chosenAt

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = requests[chosenAt < 0 ? 0 : step(chosenAt, requests.length - 1)]
    if (!next) return
    toFocus.current = next.id
    rows.scrollToIndex(requests.indexOf(next))
    onChoose(next.id)
  }

  useEffect(() => {
    if (toFocus.current === null) return
    const link = pane.current?.querySelector<HTMLAnchorElement>(`[data-request="${toFocus.current}"]`)
    if (!link) return
    link.focus({ preventScroll: true })
    toFocus.current = null
  })

  return (
    <div ref={pane} className="-mx-2 min-h-40 flex-1 overflow-y-auto overscroll-contain px-2 thin-scrollbar">
      <ol aria-label="Requests, newest first" onKeyDown={walk} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const logged = requests[index]
          return logged ? (
            <li
              key={key}
              aria-setsize={requests.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <a
                href={hashOf('requests', logged.id)}
                data-request={logged.id}
                aria-current={String(logged.id) === chosen ? 'true' : undefined}
                tabIndex={index === entry ? 0 : -1}
                className={cx(
                  'block h-full rounded-lg px-2.5 transition-colors hover:bg-veil focus-visible:-outline-offset-2',
                  'aria-[current]:bg-veil-strong',
                  logged.check.state === 'broken' && 'bg-danger-veil',
                )}
              >
                <RequestRow logged={logged} personas={personas} />
              </a>
            </li>
          ) : null
        })}
      </ol>
    </div>
  )
}
