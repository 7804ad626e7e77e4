import { notifyError } from '@moonlit/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useWorld } from '../shell/world.tsx'
import { type AnswerOf, type ArgsOf, type CallOf, type Resource, control } from './control.ts'

interface ReadOptions<R extends Resource, C extends CallOf<R>> {
  readonly args?: ArgsOf<R, C>
  /** Milliseconds between looks; what others change in the world is seen after so long. */
  readonly every?: number
  /** The same in every world, and all the time. */
  readonly isFixed?: boolean
}

/** What a call of the controls answers, of the world that is looked at. */
export const useControlQuery = <R extends Resource, C extends CallOf<R>>(resource: R, call: C, { args, every, isFixed }: ReadOptions<R, C> = {}) => {
  const { world } = useWorld()
  return useQuery({
    queryKey: [isFixed ? '' : world, resource, call, args],
    queryFn: ({ signal }) => control(world, resource, call, args, signal),
    ...(isFixed ? { staleTime: Infinity } : {}),
    ...(every === undefined ? {} : { refetchInterval: every }),
  })
}

/**
 * Changes something in the world that is looked at. What fails is told in passing.
 * @param touches what has to be read anew: the resource itself, or all there is of the world
 */
export const useControlMutation = <R extends Resource, C extends CallOf<R>>(resource: R, call: C, touches: 'itself' | 'everything' = 'itself') => {
  const { world } = useWorld()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (args: ArgsOf<R, C>): Promise<AnswerOf<R, C>> => control(world, resource, call, args),
    onSuccess: () => client.invalidateQueries(touches === 'everything' ? {} : { queryKey: [world, resource] }),
    onError: (error) => notifyError('That did not work', error instanceof TypeError ? 'The mock API does not answer.' : error.message),
  })
}
