import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

const look = cva('relative w-fit max-w-full min-w-0 rounded-bubble wrap-anywhere transition-opacity', {
  variants: {
    side: { own: 'rounded-ee-md text-body', theirs: 'rounded-es-md bg-raised text-body shadow-rest' },
    content: { text: 'px-4.5 py-3 whitespace-pre-wrap', voice: 'px-3.5 py-3', picture: 'overflow-hidden p-1.5 [&_img]:rounded-[17px]' },
    state: { sending: 'opacity-65', sent: '', failed: 'bg-danger-veil inset-ring-1 inset-ring-danger/45' },
  },
  compoundVariants: [{ side: 'own', state: ['sending', 'sent'], class: 'own-fill' }],
  defaultVariants: { content: 'text', state: 'sent' },
})

interface MessageBubbleProps extends VariantProps<typeof look> {
  side: 'own' | 'theirs'
  /** Who speaks, for screen readers ('You', 'Amara'). */
  speaker: string
  /** Below, small: the time, 'sending', or why it failed. */
  note?: ReactNode
  /** Beside the note: retry and delete when failed; listen, report. */
  actions?: ReactNode
  /** On the lower edge of the bubble: a reaction. */
  mark?: ReactNode
  /** Beside the bubble, towards the middle: what can be done with a message that was sent. */
  aside?: ReactNode
  /** `rise` for one that arrives now; history stands still. */
  entrance?: 'rise' | 'none'
  children: ReactNode
  className?: string
}

/**
 * One message: own ones plum at the end, theirs ink at the start. A failed one keeps its text and offers its actions. [CH-06] [CH-12]
 * The list around it announces arrivals (`role="log"`).
 */
export function MessageBubble({
  side,
  speaker,
  state = 'sent',
  content,
  note,
  actions,
  mark,
  aside,
  entrance = 'none',
  children,
  className,
}: MessageBubbleProps) {
  return (
    <div
      data-state={state}
      data-side={side}
      className={cx(
        // On phones what stands beside it takes the room that is left free elsewhere, and has it kept while it is not there yet.
        'group/message flex max-w-full min-w-0 flex-col gap-1 sm:max-w-[min(88%,36rem)]',
        side === 'own' ? 'ms-auto items-end' : 'me-auto items-start',
        entrance === 'rise' && 'animate-rise',
        className,
      )}
    >
      <div
        className={cx(
          'flex max-w-full items-end gap-1',
          side === 'own' && 'flex-row-reverse',
          !aside && (side === 'own' ? 'max-sm:ps-12' : 'max-sm:pe-12'),
        )}
      >
        <div className={look({ side, content, state })}>
          <span className="sr-only">{speaker}: </span>
          {content === 'voice' || content === 'picture' ? children : <div dir="auto">{children}</div>}
        </div>
        {aside ? <div className={cx('flex shrink-0 items-center', content === 'picture' && 'flex-col')}>{aside}</div> : null}
      </div>
      {mark ? <div className="relative -mt-3.5 px-3">{mark}</div> : null}
      {note || actions ? (
        <div
          className={cx(
            'flex flex-wrap items-center gap-x-3 gap-y-1 px-2 text-caption text-muted',
            side === 'own' && 'justify-end',
            state === 'failed' && 'text-danger',
          )}
        >
          {note ? <span>{note}</span> : null}
          {actions}
        </div>
      ) : null}
    </div>
  )
}
