import { Search } from 'lucide-react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export const meta = { title: 'Empty state' }

export function NoModels() {
  return (
    <EmptyState
      figure={<Search strokeWidth={1.6} />}
      title="No models found by your request"
      text="Try fewer words, or look at everyone."
      action={<Button variant="quiet">Show all</Button>}
    />
  )
}

export function Pane() {
  return <EmptyState size="pane" title="No chats yet" text="Say hello to someone and they will be here." />
}
