import preview from '../.storybook/preview.tsx'
import { ErrorState } from './error-state.tsx'

const meta = preview.meta({ title: 'Feedback/Error state', component: ErrorState, args: { retryLabel: 'Try again', onRetry: () => undefined } })

export const Page = meta.story({
  args: { title: 'The moon went behind a cloud', message: 'Something went wrong. Please try again later.' },
})

export const Inline = meta.story({ args: { layout: 'inline', message: 'More characters could not be loaded.' } })

export const Retrying = meta.story({ args: { layout: 'inline', state: 'retrying', title: 'Error', message: 'The photo could not be made.' } })
