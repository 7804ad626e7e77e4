import { MutationCache, QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/**
 * Answers stay good for a minute and are kept for half an hour, so that going back finds its page. The SDK retries by itself. A mutation that
 * fails is reported here, unless it says `meta: { errors: 'handled' }` because its screen shows the failure.
 */
export const createQueryClient = (onMutationError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.errors !== 'handled') onMutationError(error)
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: MINUTE, gcTime: 30 * MINUTE, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { errors?: 'handled' }
  }
}
