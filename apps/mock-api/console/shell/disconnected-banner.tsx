import { Banner } from '@moonlit/ui/banner'
import { Unplug } from 'lucide-react'
import { useFeed } from '../api/use-feed.tsx'

/** Shown while the mock does not answer. The connection is retried automatically. */
export function DisconnectedBanner() {
  const { connection } = useFeed()
  if (connection !== 'lost') return null
  return (
    <Banner
      role="status"
      tone="danger"
      shape="bar"
      icon={<Unplug />}
      title="The mock API does not answer"
      className="sticky top-0 z-20 shrink-0 backdrop-blur-xl"
    >
      What you see is the last that was known. This page connects by itself as soon as the server is back.
    </Banner>
  )
}
