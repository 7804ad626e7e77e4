import { TypingIndicator } from './typing-indicator.tsx'

export const meta = { title: 'Typing indicator' }

export function Typing() {
  return <TypingIndicator label="Amara is typing…" />
}
