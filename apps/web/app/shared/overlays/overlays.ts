import { createElement, type ComponentType, type ReactNode } from 'react'
import { openBackGuard, type BackGuard } from './back-guard.ts'
import type { OverlayControls, OverlayName, OverlayProps } from './overlay-props.ts'

/** Which component shows which overlay. */
export type OverlayRegistry = { readonly [Name in OverlayName]: ComponentType<OverlayProps[Name] & OverlayControls> }

/** An overlay that is open or waits for its turn. */
export interface OverlayEntry {
  readonly id: number
  readonly name: OverlayName
  readonly render: (registry: OverlayRegistry, controls: OverlayControls) => ReactNode
}

/** Opens and closes the app's overlays: one at a time, the others wait in the order they came. [OV-11] */
export interface Overlays {
  /** Opens an overlay, or queues it behind the one that is open. Resolves when it is closed, or what took its place is. */
  open<Name extends OverlayName>(name: Name, props: OverlayProps[Name]): Promise<void>
  /** Opens an overlay in the place of the one that is open; what waits behind it goes on waiting. */
  replace<Name extends OverlayName>(name: Name, props: OverlayProps[Name]): Promise<void>
  /** Closes the overlay that is open; resolves once the history is as it was before it opened. */
  close(): Promise<void>
  /** Closes the open one and forgets those that wait; resolves once another page may be opened, also where they were closed a moment ago. */
  clear(): Promise<void>
  /**
   * Clears what was opened on another page than the one that the address names: that page is gone. What somebody opened while the new page was
   * being drawn is theirs, and stays.
   */
  leavePage(): Promise<void>
  current(): OverlayEntry | null
  subscribe(listener: () => void): () => void
}

interface Queued {
  readonly entry: OverlayEntry
  /** The path of the page that it was opened on. */
  readonly page: string
  /** Whoever waits until it is closed. */
  readonly waiting: readonly (() => void)[]
}

/** The overlays of a tab. On a server nothing is ever opened. */
export const createOverlays = (): Overlays => {
  const listeners = new Set<() => void>()
  let queue: readonly Queued[] = []
  let guard: BackGuard | null = null
  let made = 0
  /** Until the entry of the history that was given back last is gone. */
  let released = Promise.resolve()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  /** Takes the open one off the queue and shows the next; the history entry passes on to it, or is given back with the last. */
  const leave = async (rest: readonly Queued[]): Promise<void> => {
    const closed = queue.filter((one) => !rest.includes(one))
    queue = rest
    const held = queue.length === 0 ? guard : null
    if (held) guard = null
    notify()
    // Only then: whoever waited for it may open another page, which must not be undone by the step back.
    if (held) released = held.release()
    await released
    for (const { waiting } of closed) for (const onClosed of waiting) onClosed()
  }
  const holdEntry = () => {
    guard ??= openBackGuard(() => {
      guard = null
      const rest = queue.slice(1)
      void leave(rest)
      if (rest.length > 0) holdEntry()
    })
  }
  const leavePage = async (): Promise<void> => {
    const rest = queue.filter(({ page }) => page === location.pathname)
    if (rest.length === queue.length) return
    // The entry of the history lies behind the new page: what stays needs its own.
    if (rest.length > 0 && rest[0] !== queue[0]) {
      void guard?.release()
      guard = null
      holdEntry()
    }
    await leave(rest)
  }
  const add = <Name extends OverlayName>(place: 'end' | 'front', name: Name, props: OverlayProps[Name]): Promise<void> =>
    new Promise((onClosed) => {
      made += 1
      const render: OverlayEntry['render'] = (registry, controls) => {
        const Overlay: ComponentType<OverlayProps[Name] & OverlayControls> = registry[name]
        return createElement(Overlay, Object.assign({ key: name }, props, controls))
      }
      const entry: OverlayEntry = { id: made, name, render }
      // Asked for twice, it is there already.
      if (place === 'end' && queue.some((one) => one.entry.name === name)) {
        queue = queue.map((one) => (one.entry.name === name ? { ...one, waiting: [...one.waiting, onClosed] } : one))
        return
      }
      const [first, ...rest] = queue
      const { pathname: page } = location
      queue =
        place === 'end'
          ? [...queue, { entry, page, waiting: [onClosed] }]
          : [{ entry, page, waiting: [...(first?.waiting ?? []), onClosed] }, ...rest]
      holdEntry()
      notify()
    })
  return {
    open: (name, props) => add('end', name, props),
    replace: (name, props) => add('front', name, props),
    close: () => leave(queue.slice(1)),
    clear: () => leave([]),
    leavePage,
    current: () => queue[0]?.entry ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
