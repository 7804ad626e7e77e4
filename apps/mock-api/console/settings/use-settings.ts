import { notify, notifyError } from '@moonlit/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ofContract } from '../../client/boundary.ts'
import { control } from '../api/control.ts'
import type { Answered } from '../api/hooks.ts'
import type { Settings, SettingsChange } from '../api/types.ts'
import { useWorld } from '../shell/world.tsx'
import { undoChanges } from './changes.ts'

type Change = Record<string, unknown>

/**
 * Changes settings, one change after the other. Each is shown when the mock has it, so that what one reads here holds for the
 * next request; each can be undone.
 */
export const useSettings = () => {
  const { world } = useWorld()
  const client = useQueryClient()
  const queryKey = [world, 'settings', 'read', undefined]
  const past = useRef<Settings[]>([])
  const [steps, setSteps] = useState(0)

  const { mutateAsync, isPending } = useMutation({
    scope: { id: `settings of ${world}` },
    /** Makes the changes that follow from the settings as they are when it is their turn; answers those settings. */
    mutationFn: async (changesFor: (now: Settings) => readonly Change[]) => {
      const before = client.getQueryData<Answered<Settings>>(queryKey)?.body
      for (const change of before === undefined ? [] : changesFor(before)) {
        const settings = await control(world, 'settings', 'change', { body: ofContract<SettingsChange>(change) })
        // A look that began before the change would bring back what was.
        await client.cancelQueries({ queryKey })
        client.setQueryData<Answered<Settings>>(queryKey, (was) => was && { ...was, body: settings })
      }
      return before
    },
    onError: (error) => notifyError('Not changed', error instanceof TypeError ? 'The mock API does not answer.' : error.message),
  })

  const remember = (settings: readonly Settings[]): void => {
    past.current = [...settings]
    setSteps(settings.length)
  }

  /** Never rejects: what fails was told of. */
  const commit = async (changesFor: (now: Settings) => readonly Change[]): Promise<void> => {
    const before = await mutateAsync(changesFor).catch(() => undefined)
    if (before !== undefined) remember([...past.current, before])
  }

  const undo = async (): Promise<void> => {
    const last = past.current.at(-1)
    if (last === undefined) return
    const undone = await mutateAsync((now) => undoChanges(now, last)).catch(() => undefined)
    if (undone === undefined) return
    remember(past.current.slice(0, -1))
    notify('Undone.')
  }

  return {
    change: (changeFor: (now: Settings) => Change): Promise<void> => commit((now) => [changeFor(now)]),
    reset: (defaults: Settings): Promise<void> => commit((now) => undoChanges(now, defaults)),
    undo,
    steps,
    isChanging: isPending,
  }
}
