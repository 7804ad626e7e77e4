import { ErrorState } from './error-state.tsx'

export const meta = { title: 'Error state' }

export function Page() {
  return (
    <ErrorState
      title="The moon went behind a cloud"
      message="Something went wrong. Please try again later."
      retryLabel="Try again"
      onRetry={() => undefined}
    />
  )
}

export function Inline() {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <ErrorState layout="inline" message="More characters could not be loaded." retryLabel="Try again" onRetry={() => undefined} />
      <ErrorState
        layout="inline"
        state="retrying"
        title="Error"
        message="The photo could not be made."
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    </div>
  )
}
