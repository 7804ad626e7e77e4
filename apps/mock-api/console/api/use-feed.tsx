import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useWorld } from '../shell/world.tsx'
import { type FeedState, RequestFeed } from './feed.ts'

const FeedContext = createContext<RequestFeed | null>(null)

/** Provides the live request log of the selected world. */
export function FeedProvider({ children }: { children: ReactNode }) {
  const { world } = useWorld()
  const client = useQueryClient()
  const feed = useMemo(() => new RequestFeed(world), [world])
  useEffect(() => {
    // A request may use up a forced answer or send a mail, so other queries are invalidated.
    feed.onRequest = () => {
      for (const resource of ['forced', 'outbox']) void client.invalidateQueries({ queryKey: [world, resource] })
    }
    return feed.start()
  }, [feed, client, world])
  return <FeedContext value={feed}>{children}</FeedContext>
}

/** The current state of the request log, and the feed to control it. */
export const useFeed = (): FeedState & { feed: RequestFeed } => {
  const feed = use(FeedContext)
  if (feed === null) throw new Error('useFeed belongs inside a FeedProvider')
  return { feed, ...useSyncExternalStore(feed.subscribe, feed.getState) }
}
