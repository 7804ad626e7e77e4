import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { controlLook, Field } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const SHOWN_MILLISECONDS = 2_000

interface CopyFieldProps {
  label: ReactNode
  labelLook?: 'shown' | 'hidden'
  hint?: ReactNode
  /** What is to be copied: an address, a code. */
  value: string
  /** On the button. */
  copyLabel: string
  /** On the button for two seconds once it is copied, and announced. */
  copiedLabel: string
  /** Shown when the browser does not let it be copied; the text is selected then. */
  failedLabel: string
  /** Called once it is copied. */
  onCopy?: () => void
  id?: string
  className?: string
}

/** A text to take along, with a button that copies it and says that it did. The text cannot be changed; a press on it selects all of it. [SG-17] */
export function CopyField({ label, labelLook, hint, value, copyLabel, copiedLabel, failedLabel, onCopy, id, className }: CopyFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(setState, SHOWN_MILLISECONDS, 'idle')
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
      onCopy?.()
    } catch {
      // Not allowed here, or not a secure page.
      setState('failed')
      box.current?.select()
    }
  }
  const isCopied = state === 'copied'
  return (
    <Field
      id={id}
      label={label}
      labelLook={labelLook}
      hint={hint}
      error={state === 'failed' ? <span role="alert">{failedLabel}</span> : undefined}
      className={className}
    >
      {(control) => (
        <div
          data-state={state}
          className={cx(
            controlLook,
            'flex min-h-12 items-center gap-2 py-1.5 pe-1.5 hover:bg-raised has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-rose',
          )}
        >
          <input
            {...control}
            aria-invalid={undefined}
            ref={box}
            readOnly
            dir="auto"
            value={value}
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0 flex-1 bg-transparent text-start text-ellipsis text-body outline-none"
          />
          <Button variant="quiet" size="sm" onClick={() => void copy()} className="rounded-xl">
            {/* Both words keep their room, so that nothing moves when they change. */}
            <span className="grid *:flex *:items-center *:justify-center *:gap-1.5 *:[grid-area:1/1]">
              <span aria-hidden={isCopied} className={isCopied ? 'invisible' : undefined}>
                <Copy aria-hidden />
                {copyLabel}
              </span>
              <span aria-hidden={!isCopied} className={isCopied ? undefined : 'invisible'}>
                <Check aria-hidden className="text-mint" />
                {copiedLabel}
              </span>
            </span>
          </Button>
          <VisuallyHidden live="polite">{isCopied ? copiedLabel : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
