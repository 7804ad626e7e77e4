import { useCallback, useLayoutEffect, useMemo, useRef, type FocusEvent, type RefObject } from 'react'

/** The row of the conversation that an element stands in. */
const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-row]')
const rowsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-row]')]
const menuButtonOf = (row: HTMLElement | undefined): HTMLElement | null => row?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? null

/**
 * Keeps the keyboard in the conversation when the message that has the focus goes. One that is said differently lends the focus to the conversation, and
 * has it again when it comes back; one that is deleted leaves it to the message after it, or to the one before. Spread `handlers` on the
 * scroller, and call `leave` before a message is deleted. [CH-24]
 */
export const useKeptFocus = (scroller: RefObject<HTMLElement | null>) => {
  /** The row that has the focus, or had it when it went. */
  const row = useRef<string | null>(null)
  const isOnLoan = useRef(false)
  /** Where the focus goes on from the row that is being deleted. */
  const heirs = useRef<readonly (string | undefined)[]>([])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || row.current === null) return
    const rows = rowsIn(box)
    const place = rows.find(({ dataset }) => dataset.row === row.current)
    if (!place && document.activeElement === document.body) {
      const heir = heirs.current.map((key) => menuButtonOf(rows.find(({ dataset }) => dataset.row === key))).find((button) => button !== null)
      isOnLoan.current = heir === undefined
      ;(heir ?? box).focus({ preventScroll: true })
    } else if (place && isOnLoan.current && document.activeElement === box) {
      menuButtonOf(place)?.focus({ preventScroll: true })
    }
    if (!place) heirs.current = []
  })

  const onFocus = useCallback(({ target, currentTarget }: FocusEvent) => {
    // What a message opens stands elsewhere in the document.
    if (!currentTarget.contains(target)) return
    if (target === currentTarget && isOnLoan.current) return
    isOnLoan.current = false
    row.current = rowOf(target)?.dataset.row ?? null
  }, [])
  const onBlur = useCallback(({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a target the row went, or the window is not looked at.
    if (relatedTarget === null || currentTarget.contains(relatedTarget) || relatedTarget.closest('[role="menu"]')) return
    isOnLoan.current = false
    row.current = null
  }, [])
  const leave = useCallback(
    (key: string) => {
      const rows = scroller.current ? rowsIn(scroller.current) : []
      const at = rows.findIndex(({ dataset }) => dataset.row === key)
      row.current = key
      heirs.current = [rows[at + 1], rows[at - 1]].map((one) => one?.dataset.row)
    },
    [scroller],
  )
  const handlers = useMemo(() => ({ onFocus, onBlur }), [onFocus, onBlur])
  return { handlers, leave }
}
