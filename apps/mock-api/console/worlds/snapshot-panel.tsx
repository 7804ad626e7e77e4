import { ConfirmPopover } from '@moonlit/ui/confirm-popover'
import { Button } from '@moonlit/ui/button'
import { IconButton } from '@moonlit/ui/icon-button'
import { notify } from '@moonlit/ui/toast'
import { Camera, Trash2 } from 'lucide-react'
import { useControlMutation, useControlQuery } from '../api/use-control.ts'
import type { Snapshot } from '../api/types.ts'
import { Loaded } from '../components/loaded.tsx'
import { Panel } from '../components/page.tsx'
import { useWorld } from '../shell/world.tsx'
import { NameForm } from './name-form.tsx'

const when = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' })
const sizeText = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`

function SnapshotRow({ snapshot: { name, savedAt, bytes } }: { snapshot: Snapshot }) {
  const { world } = useWorld()
  const load = useControlMutation('snapshots', 'load', 'everything')
  const remove = useControlMutation('snapshots', 'remove')
  const bringBack = async () => {
    await load.mutateAsync({ params: { name }, body: {} })
    notify(`${world} is as it was in ${name}.`)
  }
  return (
    <li className="flex animate-rise items-center gap-2 rounded-xl bg-raised/70 py-2 ps-3.5 pe-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-mono">{name}</p>
        <p className="text-caption text-muted">
          {when.format(new Date(savedAt))} · {sizeText(bytes)}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Load ${name}`}
        state={load.isPending ? 'loading' : 'idle'}
        onClick={() => void bringBack().catch(() => undefined)}
      >
        Load
      </Button>
      <ConfirmPopover
        tone="danger"
        title={`Delete the snapshot ${name}?`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => remove.mutateAsync({ params: { name } })}
        trigger={
          <IconButton label={`Delete ${name}`} size="sm" tooltip="none">
            <Trash2 />
          </IconButton>
        }
      />
    </li>
  )
}

/** Snapshots of the selected world. */
export function SnapshotPanel() {
  const { world } = useWorld()
  const snapshots = useControlQuery('snapshots', 'list', { every: 10_000 })
  const save = useControlMutation('snapshots', 'save')
  return (
    <Panel
      title={`Snapshots of ${world}`}
      note="Data, uploads, settings, clock and forced answers, saved under a name. The same name again replaces it."
    >
      <NameForm
        label="Name of the snapshot"
        placeholder="before-checkout"
        state={save.isPending ? 'loading' : 'idle'}
        action={
          <>
            <Camera aria-hidden />
            Save
          </>
        }
        onName={(name) => save.mutateAsync({ body: { name } })}
      />
      <Loaded query={snapshots} what="the snapshots">
        {({ snapshots: list }) =>
          list.length === 0 ? (
            <p className="text-muted">None yet. Bring a world into an interesting state, save it, and come back as often as you like.</p>
          ) : (
            <ul aria-label="Snapshots, newest first" className="flex flex-col gap-2">
              {list.map((snapshot) => (
                <SnapshotRow key={snapshot.name} snapshot={snapshot} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}
