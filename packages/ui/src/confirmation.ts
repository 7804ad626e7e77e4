import { useState } from 'react'

/** What a confirmation asks, in either of its two places. */
export interface ConfirmationWords {
  title: string
  text?: string
  confirmLabel: string
  cancelLabel: string
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger'
  /** May take its time: the button waits for it, and the question closes once it is done. If it fails the question stays. */
  onConfirm: () => void | Promise<unknown>
}

/** Runs a confirmed action and closes when it is done; the failure itself is the caller's to tell. */
export const useConfirming = (onConfirm: ConfirmationWords['onConfirm'], close: () => void) => {
  const [state, setState] = useState<'idle' | 'loading'>('idle')
  const confirm = async () => {
    setState('loading')
    try {
      await onConfirm()
      close()
    } catch {
      // The question stays open, so that the person can try again or leave.
    } finally {
      setState('idle')
    }
  }
  return { state, confirm }
}
