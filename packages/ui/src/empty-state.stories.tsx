import { Search } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = preview.meta({ title: 'Feedback/Empty state', component: EmptyState })

export const NoModels = meta.story({
  args: {
    figure: <Search strokeWidth={1.6} />,
    title: 'No models found by your request',
    text: 'Try fewer words, or look at everyone.',
    action: <Button variant="quiet">Show all</Button>,
  },
})

export const Pane = meta.story({ args: { size: 'pane', title: 'No chats yet', text: 'Say hello to someone and they will be here.' } })
