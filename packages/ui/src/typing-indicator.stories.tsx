import preview from '../.storybook/preview.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

const meta = preview.meta({ title: 'Chat/Typing indicator', component: TypingIndicator })

export const Typing = meta.story({ args: { label: 'Amara is typing…' } })
