import { Spinner } from './spinner.tsx'

export const meta = { title: 'Spinner' }

export function Sizes() {
  return (
    <div className="flex items-center gap-6 text-rose">
      <Spinner />
      <Spinner className="size-8" label="Loading older messages" />
      <Spinner className="size-12" />
    </div>
  )
}
