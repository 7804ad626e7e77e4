import preview from '../.storybook/preview.tsx'
import { Logo } from './logo.tsx'

const meta = preview.meta({ title: 'Foundations/Logo', component: Logo })

export const Looks = meta.story(function Looks() {
  return (
    <div className="flex flex-wrap items-center gap-8">
      <Logo word="Moonlit" />
      <Logo word="Moonlit" className="text-4xl" />
      <Logo word="Moonlit" variant="mark" className="text-6xl" />
    </div>
  )
})
