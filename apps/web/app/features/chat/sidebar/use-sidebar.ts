import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { readStored, writeStored } from '../../../shared/storage/storage.ts'
import { stored } from '../../../shared/storage/stored.ts'
import { useIsAtLeast } from '../browser-state.ts'

export interface Sidebar {
  /** Of the panel, for the button that controls it. */
  readonly id: string
  readonly isOpen: boolean
  /** `rail` while it is wanted: on medium screens the list of chats gives it room. Known on the server, too. */
  readonly list: 'full' | 'rail'
  /** `shown` until the hint about the button was closed, or the button used. */
  readonly hint: 'shown' | 'done'
  readonly toggle: () => void
  readonly close: () => void
  readonly finishHint: () => void
}

/** The sidebar of the selected dialog: open on selecting it on all but phones, then as the person likes. [CH-03] */
export const useSidebar = (selected: string | null): Sidebar => {
  const id = useId()
  const isBeside = useIsAtLeast('md')
  const [choice, setChoice] = useState<{ of: string | null; wanted: boolean }>()
  const chosen = choice?.of === selected ? choice.wanted : undefined
  const isOpen = chosen ?? (selected !== null && isBeside)
  // Known in the browser only; the server shows no hint.
  const [hint, setHint] = useState<'shown' | 'done'>('done')
  useEffect(() => {
    if (readStored(stored.sidebarHintDone) !== true) setHint('shown')
  }, [])
  const finishHint = useCallback(() => {
    writeStored(stored.sidebarHintDone, true)
    setHint('done')
  }, [])
  const toggle = useCallback(() => {
    finishHint()
    setChoice({ of: selected, wanted: !isOpen })
  }, [finishHint, selected, isOpen])
  const close = useCallback(() => setChoice({ of: selected, wanted: false }), [selected])
  const list = selected !== null && chosen !== false ? 'rail' : 'full'
  return useMemo(() => ({ id, isOpen, list, hint, toggle, close, finishHint }), [id, isOpen, list, hint, toggle, close, finishHint])
}
