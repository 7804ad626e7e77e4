import type { QueryClient } from '@tanstack/react-query'

/** Marks queries as out of date once a call has worked; those on the screen are fetched anew, and nobody waits for them. */
export const touching = async <T>(
  call: Promise<T>,
  { client }: { readonly client: QueryClient },
  touched: readonly (readonly string[])[],
): Promise<T> => {
  const body = await call
  for (const queryKey of touched) void client.invalidateQueries({ queryKey })
  return body
}
