import { skipToken, useQuery } from '@tanstack/react-query'
import { keys } from '@moonlit/sdk/query'
import type { Services } from '../../../shared/api/services.ts'

/** Under so many seconds the person is told that little is left. [CH-14] */
const LITTLE = 60

const queryKey = ['voice-left'] as const

/** Remembers how many seconds of voice are left, as the server said when a voice was heard for the first time. */
export const noteVoiceLeft = ({ queryClient }: Pick<Services, 'queryClient'>, seconds: number): void => {
  queryClient.setQueryData<number>(queryKey, seconds)
  // The settings show it, too.
  void queryClient.invalidateQueries({ queryKey: keys.subscriptions.mine() })
}

/** What is left of the voice allowance: nothing is said of it before a voice was heard, nor while there is plenty. */
export const useVoiceLeft = (): 'plenty' | 'little' | 'none' => {
  const { data } = useQuery<number>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY })
  if (data === undefined || data >= LITTLE) return 'plenty'
  return data > 0 ? 'little' : 'none'
}
