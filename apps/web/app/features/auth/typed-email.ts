import { listen } from '../../shared/events/events.ts'

let typed = ''

// Whoever comes after them must not see it.
listen('logout', () => {
  typed = ''
})

/** The e-mail that was typed in the sign dialog of this tab: there when it opens again, until the page is loaded anew or somebody signs out. [SG-01] */
export const typedEmail = {
  read: (): string => typed,
  write: (email: string): void => {
    typed = email
  },
} as const
