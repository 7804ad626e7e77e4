import preview from '../.storybook/preview.tsx'
import { PageGlow } from './page-glow.tsx'

const meta = preview.meta({ title: 'Foundations/Page glow', component: PageGlow })

export const Framed = meta.story(function Framed() {
  return (
    <div className="relative isolate flex h-72 items-end overflow-hidden rounded-panel p-6">
      <PageGlow className="absolute" />
      <p className="display-type text-hero">Find an AI girlfriend who remembers you</p>
    </div>
  )
})
