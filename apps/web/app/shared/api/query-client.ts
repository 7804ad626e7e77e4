import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** Answers stay good for a minute and are kept for half an hour, so that going back finds its page. The SDK retries by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: MINUTE, gcTime: 30 * MINUTE, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
