import { Button } from '@moonlit/ui/button'
import { EmptyState } from '@moonlit/ui/empty-state'
import { Radio, SearchX } from 'lucide-react'
import { CopyButton } from '../components/copy-button.tsx'
import { useWorld } from '../shell/world.tsx'

interface NoRequestsProps {
  /** True when the filter hides all requests. */
  isFiltered: boolean
  onShowAll: () => void
}

/** Empty state of the list. */
export function NoRequests({ isFiltered, onShowAll }: NoRequestsProps) {
  const { world } = useWorld()
  if (isFiltered)
    return (
      <EmptyState
        size="pane"
        figure={<SearchX strokeWidth={1.6} />}
        title="Nothing fits the filter"
        text="Requests are there; none of them is what you look for."
        action={
          <Button variant="quiet" size="sm" onClick={onShowAll}>
            Show all
          </Button>
        }
      />
    )
  return (
    <EmptyState
      size="pane"
      figure={<Radio strokeWidth={1.6} />}
      title="Listening"
      text="Nothing has been asked in this world yet. Use the web app, run a test, or send a first request from a terminal."
      action={<CopyButton text={() => `curl -H 'x-mock-world: ${world}' '${location.origin}/api/v1/core/alive/'`}>Copy a first curl</CopyButton>}
    />
  )
}
