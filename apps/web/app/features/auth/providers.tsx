import type { ReactNode } from 'react'

export type Provider = 'google' | 'facebook' | 'twitter'

const icon = (path: string): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden fill="currentColor">
    <path d={path} />
  </svg>
)

/** The social identity providers, in the order they are offered, with a sign of one colour for each. */
export const PROVIDERS: readonly { readonly id: Provider; readonly icon: ReactNode }[] = [
  {
    id: 'google',
    icon: icon(
      'M12.2 10.3v3.6h5.2c-.5 2.3-2.5 3.9-5.2 3.9a5.8 5.8 0 1 1 3.8-10.2l2.7-2.7A9.7 9.7 0 1 0 12.2 21.7c5.6 0 9.4-3.9 9.4-9.5 0-.7-.1-1.3-.2-1.9Z',
    ),
  },
  {
    id: 'facebook',
    icon: icon('M13.7 21.5v-8h2.7l.4-3.2h-3.1V8.3c0-.9.3-1.5 1.6-1.5h1.6V4a22 22 0 0 0-2.4-.1c-2.4 0-4 1.4-4 4.1v2.3H7.8v3.2h2.7v8Z'),
  },
  {
    id: 'twitter',
    icon: icon(
      'M21.5 6.3c-.7.3-1.4.5-2.2.6.8-.5 1.4-1.2 1.7-2.1-.8.4-1.6.8-2.5.9a3.9 3.9 0 0 0-6.6 3.6A11 11 0 0 1 3.9 5.2a3.9 3.9 0 0 0 1.2 5.2c-.6 0-1.2-.2-1.8-.5a3.9 3.9 0 0 0 3.1 3.9c-.6.1-1.1.2-1.7.1a3.9 3.9 0 0 0 3.6 2.7A7.8 7.8 0 0 1 2.5 18.2a11 11 0 0 0 17-9.8c.8-.5 1.5-1.2 2-2.1Z',
    ),
  },
]
