import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Step } from './steps.ts'

interface StepParts {
  readonly heading: RefObject<HTMLElement | null>
  readonly form: RefObject<HTMLElement | null>
}

/** The control that a person can mend the first error with. */
const firstInvalid = (form: HTMLElement | null): HTMLElement | undefined => {
  const invalid = form?.querySelector('[aria-invalid="true"], fieldset[data-state="invalid"]')
  const control = invalid?.matches('input, textarea') ? invalid : invalid?.querySelector('input, textarea, [role="radio"], button')
  return control instanceof HTMLElement ? control : undefined
}

/**
 * Leads the focus: to the heading of a step that opens, and, when the returned function was called, to the first field that is refused, on this
 * step or on the one that opens next.
 */
export const useStepFocus = (step: Step, { heading, form }: StepParts): (() => void) => {
  const shown = useRef(step)
  const isErrorWanted = useRef(false)
  // Before the step is seen: a key that is pressed at once starts from there.
  useLayoutEffect(() => {
    if (shown.current !== step) {
      shown.current = step
      heading.current?.focus({ preventScroll: true })
    }
    const control = isErrorWanted.current ? firstInvalid(form.current) : undefined
    if (!control) return
    isErrorWanted.current = false
    control.focus({ preventScroll: true })
    // Once the router has scrolled the step that opened to its top; in the middle, so that what is wrong can be read above what sticks to the foot.
    requestAnimationFrame(() => control.scrollIntoView({ block: 'center' }))
  })
  return () => {
    isErrorWanted.current = true
  }
}
