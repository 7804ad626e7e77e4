import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useWorld } from '../shell/world.tsx'
import { type FeedState, RequestFeed } from './feed.ts'

const FeedContext = createContext<RequestFeed | null>(null)

/** Listens to the requests of the world that is looked at, wherever on the page one is. */
export function FeedProvider({ children }: { children: ReactNode }) {
  const { world } = useWorld()
  const client = useQueryClient()
  const feed = useMemo(() => new RequestFeed(world), [world])
  useEffect(() => {
    // A request may use up a forced answer, or send a mail.
    feed.onRequest = () => {
      for (const resource of ['forced', 'outbox']) void client.invalidateQueries({ queryKey: [world, resource] })
    }
    return feed.start()
  }, [feed, client, world])
  return <FeedContext value={feed}>{children}</FeedContext>
}

/** The request log as it is now, and what can be done with it. */
export const useFeed = (): FeedState & { feed: RequestFeed } => {
  const feed = use(FeedContext)
  if (feed === null) throw new Error('useFeed belongs inside a FeedProvider')
  return { feed, ...useSyncExternalStore(feed.subscribe, feed.getState) }
}
