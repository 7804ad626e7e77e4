import { useCallback, useEffect, useState } from 'react'
import type { Row } from './message-rows.ts'

interface Search {
  readonly rows: readonly Row[]
  readonly older: { readonly state: 'none' | 'more' | 'loading' | 'failed'; readonly load: () => void }
  /** Brings a row into view. */
  readonly onFound: (index: number) => void
}

/** Leads to a message by its id, and loads what is older until it is there. */
export const useSoughtMessage = ({ rows, older: { state, load }, onFound }: Search) => {
  const [sought, setSought] = useState<{ readonly messageID: string } | null>(null)
  const seek = useCallback((messageID: string) => setSought({ messageID }), [])
  const at = sought === null ? -1 : rows.findIndex((row) => row.kind === 'message' && row.message.messageID === sought.messageID)
  useEffect(() => {
    if (sought === null) return
    if (at >= 0) onFound(at)
    else if (state === 'more') load()
    // What is older moves the row, which is found already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sought, at < 0, state])
  return {
    /** The row that was found last, until one has seen it. */
    at,
    seek,
    forget: () => setSought(null),
  }
}
