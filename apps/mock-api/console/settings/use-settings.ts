import { notify, notifyError } from '@moonlit/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ofContract } from '../../client/boundary.ts'
import { control } from '../api/control.ts'
import type { Settings, SettingsChange } from '../api/types.ts'
import { useWorld } from '../shell/world.tsx'
import { undoChanges } from './changes.ts'

/** Changes settings optimistically, reverts on failure, and can undo. */
export const useSettings = () => {
  const { world } = useWorld()
  const client = useQueryClient()
  const key = [world, 'settings', 'read', undefined]
  const past = useRef<Settings[]>([])
  const [steps, setSteps] = useState(0)

  const { mutateAsync } = useMutation({
    mutationFn: (change: Record<string, unknown>) => control(world, 'settings', 'change', { body: ofContract<SettingsChange>(change) }),
    onMutate: async ({ calls: _calls, ...change }) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<Settings>(key)
      if (before) client.setQueryData(key, { ...before, ...change })
      return before
    },
    onSuccess: (settings) => client.setQueryData(key, settings),
    onError: (error, _change, before) => {
      client.setQueryData(key, before)
      notifyError('Not changed', error instanceof TypeError ? 'The mock API does not answer.' : error.message)
    },
  })

  const send = async (change: Record<string, unknown>): Promise<boolean> => {
    try {
      await mutateAsync(change)
      return true
    } catch {
      // Reported above.
      return false
    }
  }

  /** Applies changes in order; false as soon as one fails. */
  const sendAll = async (changes: readonly Record<string, unknown>[]): Promise<boolean> => {
    for (const one of changes) if (!(await send(one))) return false
    return true
  }

  const changeAll = async (changes: readonly Record<string, unknown>[]): Promise<void> => {
    const before = client.getQueryData<Settings>(key)
    if (!(await sendAll(changes)) || !before) return
    past.current.push(before)
    setSteps(past.current.length)
  }

  const undo = async (): Promise<void> => {
    const [now, before] = [client.getQueryData<Settings>(key), past.current.at(-1)]
    if (!now || !before || !(await sendAll(undoChanges(now, before)))) return
    past.current.pop()
    setSteps(past.current.length)
    notify('Undone.')
  }

  const change = (next: Record<string, unknown>): Promise<void> => changeAll([next])

  const reset = async (defaults: Settings): Promise<void> => {
    const now = client.getQueryData<Settings>(key)
    if (now) await changeAll(undoChanges(now, defaults))
  }

  return { change, undo, reset, steps }
}
