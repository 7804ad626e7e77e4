import { notifyError } from '@moonlit/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWorld } from '../shell/world.tsx'
import { ofContract } from '../../client/boundary.ts'
import type { AnswerOf, ArgsOf, CallOf, Resource } from './control.ts'
import { hooksOf, inWorld } from './hooks.ts'

interface ReadOptions<R extends Resource, C extends CallOf<R>> {
  readonly args?: ArgsOf<R, C>
  /** Polling interval in milliseconds, to see changes made by others. */
  readonly every?: number
  /** True for data that never changes and is the same in every world. */
  readonly isFixed?: boolean
}

/** Queries a controls call in the selected world. */
export const useControlQuery = <R extends Resource, C extends CallOf<R>>(resource: R, call: C, { args, every, isFixed }: ReadOptions<R, C> = {}) => {
  const { world } = useWorld()
  return hooksOf(resource, call).useQuery({
    queryKey: [isFixed ? '' : world, resource, call, args],
    queryData: inWorld(world, ofContract<ArgsOf<R, C>>(args ?? {})),
    select: ({ body }) => body,
    ...(isFixed ? { staleTime: Infinity } : {}),
    ...(every === undefined ? {} : { refetchInterval: every }),
  })
}

/**
 * A mutation in the selected world. Failures are shown as a toast.
 * @param touches which queries to invalidate: the resource's own, or all of the world
 */
export const useControlMutation = <R extends Resource, C extends CallOf<R>>(resource: R, call: C, touches: 'itself' | 'everything' = 'itself') => {
  const { world } = useWorld()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (args: ArgsOf<R, C>): Promise<AnswerOf<R, C>> => (await hooksOf(resource, call).mutate(inWorld(world, args))).body,
    onSuccess: () => client.invalidateQueries(touches === 'everything' ? {} : { queryKey: [world, resource] }),
    onError: (error) => notifyError('That did not work', error instanceof TypeError ? 'The mock API does not answer.' : error.message),
  })
}
