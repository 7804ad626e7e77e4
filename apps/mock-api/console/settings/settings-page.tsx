import { Button } from '@moonlit/ui/button'
import { cx } from '@moonlit/ui/class-names'
import { Switch } from '@moonlit/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Undo2 } from 'lucide-react'
import { controlsDocument, resolved } from '../api/openapi.ts'
import { useControlQuery } from '../api/use-control.ts'
import type { Settings } from '../api/types.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page, Panel } from '../components/page.tsx'
import { countChanges, fieldOf } from './changes.ts'
import { PerCall } from './per-call.tsx'
import { SettingControl } from './setting-control.tsx'
import { useSettings } from './use-settings.ts'
import { groups, labelsOf } from './setting-labels.ts'

/** Settings that are shown in their own panel. */
const APART: readonly string[] = ['maintenance', 'calls']

/** The non-empty groups, with a last one for the other settings. */
const groupsOf = (settings: Settings) => {
  const names = Object.keys(settings).filter((name) => !APART.includes(name))
  const others = names.filter((name) => !groups.some((group) => group.names.includes(name)))
  return [...groups, { title: 'More', note: 'Settings of single features.', names: others }]
    .map((group) => ({ ...group, names: group.names.filter((name) => names.includes(name)) }))
    .filter((group) => group.names.length > 0)
}

/** Distributes the groups over columns. */
const inColumns = <Group,>(all: readonly Group[]): Group[][] => [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)]

/** What can be changed while the world runs. */
export function SettingsPage() {
  const settings = useControlQuery('settings', 'read', { every: 5000 })
  const defaults = useControlQuery('settings', 'defaults')
  const document = useQuery(controlsDocument)
  const { change, undo, reset, steps, isChanging } = useSettings()
  const first = defaults.data
  const changed = settings.data && first ? countChanges(settings.data, first) : 0
  const schema = document.data ? resolved(document.data, document.data.components.schemas.Settings) : undefined
  return (
    <Page
      title="Settings"
      intro="Everything takes effect with the next request of this world, and stays until you change it or reset the world."
      actions={
        <>
          <Button variant="quiet" size="sm" disabled={steps === 0 || isChanging} onClick={() => void undo()}>
            <Undo2 aria-hidden />
            Undo
          </Button>
          <Button variant="ghost" size="sm" disabled={changed === 0 || isChanging} onClick={() => (first ? void reset(first) : undefined)}>
            <RotateCcw aria-hidden />
            Back to the defaults
          </Button>
        </>
      }
    >
      <Loaded query={settings} what="the settings">
        {(now) => (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <section
              aria-label="Maintenance"
              className={cx('rounded-card p-5 shadow-rest transition-colors lg:col-span-2', now.maintenance ? 'bg-danger-veil' : 'bg-surface/80')}
            >
              <Switch
                {...labelsOf('maintenance')}
                checked={now.maintenance}
                onCheckedChange={(maintenance) => void change(() => ({ maintenance }))}
              />
            </section>
            {inColumns(groupsOf(now)).map((column, index) => (
              <div key={column[0]?.title} className="flex min-w-0 flex-col gap-5">
                {column.map(({ title, note, names }) => (
                  <Panel key={title} title={title} note={note} className="gap-6">
                    {names.map((name) => (
                      <SettingControl
                        key={name}
                        name={name}
                        value={fieldOf(now, name)}
                        schema={document.data ? resolved(document.data, schema?.properties?.[name]) : {}}
                        first={fieldOf(first, name)}
                        onChange={(nextOf) => change((then) => ({ [name]: nextOf(fieldOf(then, name)) }))}
                      />
                    ))}
                  </Panel>
                ))}
                {index === 1 ? <PerCall own={now.calls} onChange={(calls) => change(() => ({ calls }))} /> : null}
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  )
}
