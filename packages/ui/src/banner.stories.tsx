import { CircleCheck, Sparkles, TriangleAlert, Wrench } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

const meta = preview.meta({ title: 'Feedback/Banner', component: Banner })

export const Kinds = meta.story(function Kinds() {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Banner
        tone="warm"
        icon={<Sparkles />}
        title="Create your own AI"
        actions={<Button size="sm">Start</Button>}
        dismissLabel="Hide"
        onDismiss={() => undefined}
      >
        Choose a face, a voice and a past. She remembers the rest.
      </Banner>
      <Banner icon={<Wrench />} title="Website Maintenance">
        We are doing some works now to improve your experience
      </Banner>
      <Banner tone="success" icon={<CircleCheck />}>
        Your e-mail is confirmed.
      </Banner>
      <Banner tone="danger" icon={<TriangleAlert />}>
        Please check form fields for errors
      </Banner>
    </div>
  )
})
