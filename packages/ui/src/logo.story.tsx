import { Logo } from './logo.tsx'

export const meta = { title: 'Logo' }

export function Looks() {
  return (
    <div className="flex flex-wrap items-center gap-8">
      <Logo word="Moonlit" />
      <Logo word="Moonlit" className="text-4xl" />
      <Logo word="Moonlit" look="mark" className="text-6xl" />
    </div>
  )
}
