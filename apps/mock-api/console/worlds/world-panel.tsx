import { Button } from '@moonlit/ui/button'
import { ConfirmPopover } from '@moonlit/ui/confirm-popover'
import { IconButton } from '@moonlit/ui/icon-button'
import { cx } from '@moonlit/ui/class-names'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { DEFAULT_WORLD } from '../../src/worlds/world-name.ts'
import { useControlMutation, useControlQuery } from '../api/use-control.ts'
import type { WorldEntry } from '../api/types.ts'
import { Loaded } from '../components/loaded.tsx'
import { Panel } from '../components/page.tsx'
import { useWorld } from '../shell/world.tsx'
import { NameForm } from './name-form.tsx'

const factsOf = ({ isOpen, isOnlyRead, requestsLogged, requestsRunning }: WorldEntry): string =>
  [
    isOpen ? 'open' : 'asleep',
    ...(isOnlyRead ? ['only read'] : []),
    `${requestsLogged} logged`,
    ...(requestsRunning > 0 ? [`${requestsRunning} running`] : []),
  ].join(' · ')

function WorldRow({ entry }: { entry: WorldEntry }) {
  const { world, choose } = useWorld()
  const client = useQueryClient()
  const remove = useControlMutation('worlds', 'remove', 'everything')
  const isHere = entry.name === world
  const leaveAndRemove = async () => {
    // The selected world cannot be removed: polling would create it again.
    if (isHere) choose(DEFAULT_WORLD)
    await remove.mutateAsync({ params: { name: entry.name } })
    client.removeQueries({ queryKey: [entry.name] })
  }
  return (
    <li
      aria-current={isHere ? 'true' : undefined}
      className={cx('flex animate-rise items-center gap-2 rounded-xl py-2 ps-3.5 pe-2', isHere ? 'bg-veil-strong' : 'bg-raised/70')}
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-mono">{entry.name}</p>
        <p className="text-caption text-muted">{factsOf(entry)}</p>
      </div>
      {isHere ? (
        <span className="px-3 text-caption font-medium text-amber-text">This one</span>
      ) : (
        <Button variant="quiet" size="sm" aria-label={`Open ${entry.name}`} onClick={() => choose(entry.name)}>
          Open
        </Button>
      )}
      {entry.name === DEFAULT_WORLD ? null : (
        <ConfirmPopover
          tone="danger"
          title={`Remove the world ${entry.name}?`}
          text="With its data, snapshots and request log."
          confirmLabel="Remove"
          cancelLabel="Keep it"
          onConfirm={leaveAndRemove}
          trigger={
            <IconButton label={`Remove ${entry.name}`} size="sm" tooltip="none">
              <Trash2 />
            </IconButton>
          }
        />
      )}
    </li>
  )
}

/** The list of worlds, and a form for a new one. */
export function WorldPanel() {
  const { choose } = useWorld()
  const worlds = useControlQuery('worlds', 'list', { every: 3000 })
  return (
    <Panel
      title="All worlds"
      note="A world begins, from the seed, when it is first asked for. Of those that were only read, the last fifty are kept; a change keeps one for good."
    >
      <NameForm
        label="Name of the new world"
        placeholder="checkout"
        state="idle"
        action={
          <>
            <Plus aria-hidden />
            New world
          </>
        }
        onName={choose}
      />
      <Loaded query={worlds} what="the worlds">
        {({ worlds: list }) => (
          <ul aria-label="Worlds" className="flex flex-col gap-2">
            {list.map((entry) => (
              <WorldRow key={entry.name} entry={entry} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
