import { ArrowUp } from 'lucide-react'
import { useEffect, useId, type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { useAutoGrow } from './auto-grow.ts'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

/** How much of the length must be used before what is left is shown. */
const NEAR_LIMIT = 0.9
/** What `keyCode` is while an input method has the key. Safari ends the composition first, so that `isComposing` is false by then. */
const TAKEN_BY_INPUT_METHOD = 229

interface ComposerProps {
  /** Names the box for screen readers; the placeholder is only a hint. */
  label: string
  placeholder?: string
  sendLabel: string
  value: string
  /** Whether there is nothing to send in it; white space alone when left out. */
  isBlank?: boolean
  onValueChange: (value: string) => void
  /** Called with the text as typed, never blank nor too long. Clearing it is the caller's. */
  onSend: (text: string) => void
  /** In UTF-16 units. A longer text stays as it is and cannot be sent; nothing is cut. */
  maxLength?: number
  /** Says how many characters are left, near the end of `maxLength`; below 0, how many there are too many. */
  formatLeft?: (left: number) => string
  /** Before the text: ask for a photo, a voice reply. */
  start?: ReactNode
  /** A line below: 'AI, not a person'. Belongs to the box for screen readers when `noteID` is its id. */
  note?: ReactNode
  noteID?: string
  ref?: Ref<HTMLTextAreaElement>
  className?: string
}

/**
 * Where one writes. Enter sends and Shift+Enter breaks the line; while an input method composes, Enter is its own. The box grows to six lines.
 * Focus stays in it after sending. [CH-13] [CH-21]
 */
export function Composer({
  label,
  placeholder,
  sendLabel,
  value,
  isBlank = value.trim() === '',
  onValueChange,
  onSend,
  maxLength = Number.POSITIVE_INFINITY,
  formatLeft,
  start,
  note,
  noteID,
  ref,
  className,
}: ComposerProps) {
  const box = useAutoGrow(value)
  const leftID = useId()
  const left = maxLength - value.trim().length
  const isTooLong = left < 0
  const isNearLimit = value.length > maxLength * NEAR_LIMIT
  useEffect(() => {
    if (typeof ref === 'function') ref(box.current)
    else if (ref) ref.current = box.current
  }, [ref, box])
  const send = () => {
    if (isBlank || isTooLong) return
    onSend(value)
    box.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Nothing else tells in Safari that the key was the input method's.
    // oxlint-disable-next-line typescript/no-deprecated
    const isTaken = event.nativeEvent.isComposing || event.nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD
    if (event.key !== 'Enter' || event.shiftKey || isTaken) return
    event.preventDefault()
    send()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className={cx('flex flex-col gap-2', className)}>
      <div className="flex items-end gap-1 rounded-[1.75rem] bg-raised p-1.5 shadow-rest inset-ring-1 inset-ring-control outline-2 outline-offset-0 outline-transparent transition-[background-color,outline-color] has-[textarea:focus-visible]:bg-float has-[textarea:focus-visible]:outline-rose/70">
        {start ? <div className="flex shrink-0 items-center">{start}</div> : null}
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          aria-label={label}
          aria-describedby={isNearLimit && formatLeft ? `${leftID} ${noteID ?? ''}`.trim() : noteID}
          aria-invalid={isTooLong || undefined}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
          className={cx(
            'field-sizing-content max-h-40 min-h-11 w-full min-w-0 flex-1 resize-none bg-transparent px-3.5 py-2.5 text-start text-base leading-6 text-body outline-none placeholder:text-placeholder thin-scrollbar',
            start && 'ps-1',
          )}
        />
        <IconButton type="submit" variant={isBlank ? 'quiet' : 'primary'} label={sendLabel} tooltip="none" disabled={isBlank || isTooLong}>
          <ArrowUp />
        </IconButton>
      </div>
      {formatLeft ? (
        <p
          id={leftID}
          aria-live={isTooLong ? 'polite' : 'off'}
          className={cx('px-3 text-end text-caption empty:hidden', isTooLong ? 'text-danger' : 'text-muted')}
        >
          {isNearLimit ? formatLeft(left) : null}
        </p>
      ) : null}
      {note ? (
        <p id={noteID} className="px-3 text-center text-caption text-muted">
          {note}
        </p>
      ) : null}
    </form>
  )
}
