import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { IconButton } from '@moonlit/ui/icon-button'
import { notifyWithUndo } from '@moonlit/ui/toast'
import { Tooltip } from '@moonlit/ui/tooltip'
import { ArrowLeft, Ghost, Repeat2, X } from 'lucide-react'
import { useControlMutation, useControlQuery } from '../api/use-control.ts'
import type { LoggedRequest } from '../api/types.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { StatusMark } from '../components/status-mark.tsx'
import { hashOf, replaceHash } from '../shell/hash-route.ts'
import { sameAnswer } from './repeat-answer.ts'
import { RequestBodies } from './request-bodies.tsx'
import { RequestMetadata } from './request-metadata.tsx'
import { useCopies } from './use-copies.ts'

const close = (id: string): void => {
  replaceHash(hashOf('requests'))
  // Restores focus to the row in the list once it is rendered.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`)?.focus())
}

/** Forces the same answer for the caller's next call, with an undo. */
function AgainButton({ logged }: { logged: LoggedRequest }) {
  const calls = useControlQuery('calls', 'list', { isFixed: true })
  const add = useControlMutation('forced', 'add')
  const remove = useControlMutation('forced', 'remove')
  const form = calls.data ? sameAnswer(logged, calls.data) : null
  const force = async () => {
    if (!form) return
    const forced = await add.mutateAsync({ body: form })
    notifyWithUndo(`The next ${form.call} of this caller is answered like this one.`, {
      undoLabel: 'Undo',
      onUndo: () => remove.mutate({ params: { id: forced.id } }),
    })
  }
  const button = (
    <Button
      variant="quiet"
      size="sm"
      aria-disabled={form === null}
      state={add.isPending ? 'loading' : 'idle'}
      onClick={() => void force().catch(() => undefined)}
      className="gap-1.5 px-3 text-caption aria-disabled:opacity-45"
    >
      <Repeat2 aria-hidden />
      Answer the next one like this
    </Button>
  )
  return form === null ? <Tooltip label="The contract knows no such answer of a call, so it cannot be forced.">{button}</Tooltip> : button
}

function DetailOf({ logged }: { logged: LoggedRequest }) {
  const calls = useControlQuery('calls', 'list', { isFixed: true })
  const call = calls.data?.calls.find(({ id }) => id === logged.call)
  const copies = useCopies(logged, call)
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <CopyButton text={copies.curl}>Copy as curl</CopyButton>
        {logged.call === null ? null : <CopyButton text={copies.sdk}>Copy as SDK call</CopyButton>}
        <AgainButton logged={logged} />
      </div>
      <RequestMetadata logged={logged} summary={call?.summary} />
      <RequestBodies logged={logged} />
    </>
  )
}

/** Details of one request; on narrow screens it replaces the list. */
export function RequestDetail({ logged, id }: { logged: LoggedRequest | undefined; id: string }) {
  return (
    <section aria-label={`Request ${id}`} className="flex min-h-0 min-w-0 flex-col rounded-card bg-surface/80 shadow-rest">
      <header className="flex items-center gap-2 px-3 pt-3 pb-2 xl:ps-5">
        <IconButton label="Back to the list" size="sm" className="xl:hidden" onClick={() => close(id)}>
          <ArrowLeft />
        </IconButton>
        {logged ? <StatusMark status={logged.status} fallback={logged.outcome === 'dropped' ? 'cut' : 'left'} /> : null}
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold">{logged ? (logged.call ?? 'No such call') : `Request ${id}`}</h2>
        <IconButton label="Close the request" size="sm" className="max-xl:hidden" onClick={() => close(id)}>
          <X />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-1 pb-5 thin-scrollbar">
        {logged ? (
          <DetailOf logged={logged} />
        ) : (
          <EmptyState
            size="pane"
            figure={<Ghost strokeWidth={1.6} />}
            title="No longer there"
            text="The log keeps the last 500 requests of a world. This one was cleared, or is older."
          />
        )}
      </div>
    </section>
  )
}
