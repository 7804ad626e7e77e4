const isInUse = (control: Element) => control.matches(':hover, :active, :focus-within, [data-state=open]')

/** Answers once nobody uses a control, at a moment when that is true. */
export const whenIdle = (control: Element, signal: AbortSignal, answer: () => void): void => {
  let isAnswered = false
  const look = () => {
    if (isAnswered || signal.aborted || isInUse(control)) return
    isAnswered = true
    answer()
  }
  // A focus that leaves is still there while it is told, and a touch ends before its click.
  const lookLater = () => setTimeout(look, 100)
  for (const type of ['focusout', 'pointerleave']) control.addEventListener(type, lookLater, { signal })
  look()
}
