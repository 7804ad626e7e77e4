import { useCallback, useEffect, useId, useState } from 'react'
import { readStored, writeStored } from '../../../shared/storage/storage.ts'
import { stored } from '../../../shared/storage/stored.ts'
import { isAtLeast } from '../browser-state.ts'

export interface Sidebar {
  /** Of the panel, for the button that controls it. */
  readonly id: string
  readonly isOpen: boolean
  /** `shown` until the hint about the button was closed, or the button used. */
  readonly hint: 'shown' | 'done'
  readonly toggle: () => void
  readonly close: () => void
  readonly finishHint: () => void
}

/** The sidebar of the selected dialog: open on selecting it where there is room, closed on phones; then as the person likes. [CH-03] */
export const useSidebar = (selected: string | null): Sidebar => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  // Known in the browser only; the server shows no hint.
  const [hint, setHint] = useState<'shown' | 'done'>('done')
  useEffect(() => {
    setIsOpen(selected !== null && isAtLeast('md'))
  }, [selected])
  useEffect(() => {
    if (readStored(stored.sidebarHintDone) !== true) setHint('shown')
  }, [])
  const finishHint = useCallback(() => {
    writeStored(stored.sidebarHintDone, true)
    setHint('done')
  }, [])
  const toggle = useCallback(() => {
    finishHint()
    setIsOpen((was) => !was)
  }, [finishHint])
  const close = useCallback(() => setIsOpen(false), [])
  return { id, isOpen, hint, toggle, close, finishHint }
}
