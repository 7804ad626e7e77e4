import { AlertDialog } from '@moonlit/ui/alert-dialog'
import { Button } from '@moonlit/ui/button'
import { notify } from '@moonlit/ui/toast'
import { RotateCcw } from 'lucide-react'
import { useControlMutation } from '../api/use-control.ts'
import { Page, Panel } from '../components/page.tsx'
import { useWorld } from '../shell/world.tsx'
import { SnapshotPanel } from './snapshot-panel.tsx'
import { WorldPanel } from './world-panel.tsx'

/** The worlds section: snapshots and the list of worlds. */
export function WorldsPage() {
  const { world } = useWorld()
  const reset = useControlMutation('worlds', 'reset', 'everything')
  const startOver = async () => {
    await reset.mutateAsync({ body: {} })
    notify(`${world} is back at its beginning.`)
  }
  return (
    <Page
      title="Worlds"
      intro="Each world is a copy of all data with settings and a clock of its own. A request chooses one with the header X-Mock-World."
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <SnapshotPanel />
          <Panel title="Start over" note="Data, settings, clock, forced answers and limits go back to the seed. Snapshots and the request log stay.">
            <AlertDialog
              tone="danger"
              title={`Start ${world} over?`}
              text="Everything that was done in this world since the seed is lost, unless you saved a snapshot."
              confirmLabel="Start over"
              cancelLabel="Keep it"
              onConfirm={startOver}
              trigger={
                <Button variant="quiet" size="sm" className="self-start">
                  <RotateCcw aria-hidden />
                  Reset to the seed
                </Button>
              }
            />
          </Panel>
        </div>
        <WorldPanel />
      </div>
    </Page>
  )
}
