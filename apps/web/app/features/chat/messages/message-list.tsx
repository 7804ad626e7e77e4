import type { Message } from '@moonlit/sdk'
import { TypingIndicator } from '@moonlit/ui/typing-indicator'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { JumpToEnd } from './jump-to-end.tsx'
import { MessageRow, type MessageActions } from './message-row.tsx'
import { keyOf } from '../sending/outbox-state.ts'
import { guessHeight, type Row } from './message-rows.ts'
import { OlderMessages } from './older-messages.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSoughtMessage } from './use-sought-message.ts'
import { NEAR_END, usePinnedScroll } from './use-pinned-scroll.ts'

/** Older messages are fetched when this many rows or fewer are left above. */
const FETCH_AHEAD = 10
/** Space above the first row for the sign that older ones are coming, in pixels. */
const ABOVE = 64

interface MessageListProps {
  chatID: string
  rows: readonly Row[]
  name: string
  slug: string
  older: { state: 'none' | 'more' | 'loading' | 'failed'; load: () => void }
  /** What stands above the first message ever. */
  start: ReactNode
  actions: MessageActions
}

/** How many of the character's messages came since the end was last in sight. */
const useUnseen = (rows: readonly Row[], isPinned: boolean): number => {
  const newest = rows.findLast(({ kind }) => kind === 'message')?.key
  const [seen, setSeen] = useState(newest)
  useEffect(() => {
    if (isPinned) setSeen(newest)
  }, [isPinned, newest])
  const at = rows.findIndex(({ key }) => key === seen)
  return isPinned || at < 0 ? 0 : rows.slice(at + 1).filter((row) => row.kind === 'message' && row.message.isBot).length
}

/**
 * The conversation. Only the rows in sight are in the document, however many there are; it starts at its end, stays there as messages arrive,
 * and keeps the reading position when older ones come in above. Arrivals are announced while the end is in sight. [CH-05] [CH-22]
 */
export function MessageList({ chatID, rows, name, slug, older, start, actions }: MessageListProps) {
  const { t } = useTranslation('chat')
  const scroller = useRef<HTMLDivElement>(null)
  const first = useRef(new Set(rows.map(({ key }) => key)))
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => guessHeight(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    paddingStart: ABOVE,
    paddingEnd: 20,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
  })
  const { isPinned, pin, unpin } = usePinnedScroll(scroller, `${rows.at(-1)?.key ?? ''} ${virtual.getTotalSize()}`, () => virtual.scrollToEnd())
  const unseen = useUnseen(rows, isPinned)
  const keptFocus = useKeptFocus(scroller)
  const { leave } = keptFocus
  const remove = useCallback(
    (message: Message) => {
      leave(keyOf(message))
      actions.remove(message)
    },
    [actions, leave],
  )
  const sought = useSoughtMessage({
    rows,
    older,
    onFound: (index) => {
      unpin()
      virtual.scrollToIndex(index, { align: 'center' })
    },
  })

  useLayoutEffect(() => {
    virtual.scrollToEnd()
  }, [virtual])

  // One's own message is looked at, wherever one was reading.
  const ownKey = rows.findLast((row) => row.kind === 'message' && !row.message.isBot && (row.state === 'queued' || row.state === 'sending'))?.key
  useEffect(() => {
    if (ownKey !== undefined) pin()
  }, [ownKey, pin])

  const items = virtual.getVirtualItems()
  const top = items[0]?.index ?? Number.POSITIVE_INFINITY
  const { state, load } = older
  useEffect(() => {
    if (state === 'more' && top <= FETCH_AHEAD) load()
  }, [state, load, top])

  return (
    // Laid over what goes up under the header: a mask would have all of the conversation drawn anew with each frame of anything that moves in it.
    <div className="relative min-h-0 flex-1 before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:z-10 before:h-5 before:bg-linear-to-b before:from-ground before:to-transparent forced-colors:before:hidden">
      <div
        ref={scroller}
        {...keptFocus.handlers}
        role="log"
        aria-label={t('message.log', { name })}
        aria-live={isPinned && state !== 'loading' ? 'polite' : 'off'}
        // A region that scrolls has to be within the keyboard's reach.
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] thin-scrollbar focus-visible:-outline-offset-2"
      >
        <div className="flex min-h-full flex-col justify-end">
          <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
            <OlderMessages state={state} onRetry={load} />
            <div className="absolute inset-x-0 top-0 flex flex-col" style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
              {items.map(({ key, index }) => {
                const row = rows[index]
                return row ? (
                  <div
                    key={key}
                    ref={virtual.measureElement}
                    data-index={index}
                    data-row={key}
                    data-sought={index === sought.at || undefined}
                    onAnimationEnd={({ animationName }) => animationName === 'glow' && sought.forget()}
                    className="mx-auto w-full max-w-3xl rounded-card px-4 data-sought:animate-glow sm:px-6"
                  >
                    {row.kind === 'start' ? start : null}
                    {row.kind === 'typing' ? <TypingIndicator label={t('message.typing', { name })} className="pt-3.5" /> : null}
                    {row.kind === 'message' ? (
                      <MessageRow
                        chatID={chatID}
                        row={row}
                        name={name}
                        slug={slug}
                        entrance={first.current.has(row.key) || index < rows.length - 3 ? 'none' : 'rise'}
                        actions={actions}
                        onSeek={sought.seek}
                        onDelete={remove}
                      />
                    ) : null}
                  </div>
                ) : null
              })}
            </div>
          </div>
        </div>
      </div>
      <JumpToEnd state={isPinned ? 'hidden' : 'shown'} unseen={unseen} onJump={pin} />
    </div>
  )
}
