import { ArrowUp } from 'lucide-react'
import { useEffect, type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { useAutoGrow } from './auto-grow.ts'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface ComposerProps {
  /** Names the box for screen readers; the placeholder is only a hint. */
  label: string
  placeholder?: string
  sendLabel: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the text as typed, never blank. Clearing it is the caller's. */
  onSend: (text: string) => void
  /** `sending` still lets one type; `disabled` does not. */
  state?: 'ready' | 'sending' | 'disabled'
  maxLength?: number
  /** Before the text: ask for a photo, a voice reply. */
  start?: ReactNode
  /** A line below: 'AI, not a person', why it is disabled. Belongs to the box for screen readers when `noteID` is its id. */
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
  onValueChange,
  onSend,
  state = 'ready',
  maxLength,
  start,
  note,
  noteID,
  ref,
  className,
}: ComposerProps) {
  const box = useAutoGrow(value)
  const isBlank = value.trim() === ''
  useEffect(() => {
    if (typeof ref === 'function') ref(box.current)
    else if (ref) ref.current = box.current
  }, [ref, box])
  const send = () => {
    if (isBlank || state !== 'ready') return
    onSend(value)
    box.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} data-state={state} className={cx('flex flex-col gap-2', className)}>
      <div className="flex items-end gap-1 rounded-[1.75rem] bg-raised p-1.5 shadow-rest outline-2 outline-offset-0 outline-transparent transition-[background-color,outline-color] has-[textarea:focus-visible]:bg-float has-[textarea:focus-visible]:outline-rose/70 has-disabled:data-[state=disabled]:opacity-60">
        {start ? <div className="flex shrink-0 items-center">{start}</div> : null}
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          aria-label={label}
          aria-describedby={noteID}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          disabled={state === 'disabled'}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
          className={cx(
            'field-sizing-content max-h-40 min-h-11 w-full min-w-0 flex-1 resize-none bg-transparent px-3.5 py-2.5 text-start text-base leading-6 text-body outline-none placeholder:text-placeholder thin-scrollbar disabled:opacity-60',
            start && 'ps-1',
          )}
        />
        <IconButton
          type="submit"
          variant={isBlank ? 'quiet' : 'primary'}
          label={sendLabel}
          tooltip="none"
          state={state === 'sending' ? 'loading' : 'idle'}
          disabled={isBlank || state === 'disabled'}
        >
          <ArrowUp />
        </IconButton>
      </div>
      {note ? (
        <p id={noteID} className="px-3 text-center text-caption text-muted">
          {note}
        </p>
      ) : null}
    </form>
  )
}
