import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { Picture } from './picture.tsx'

const meta = preview.meta({ title: 'Characters/Picture', component: Picture })

export const States = meta.story(function States() {
  return (
    <div className="grid max-w-3xl grid-cols-3 gap-4">
      <Picture src={portraits.amara} alt="Amara by lamplight" className="rounded-card" />
      <Picture src={portraits.mina} alt="A photo for subscribers" variant="blurred" className="rounded-card" />
      <Picture src="/lost.webp" alt="A photo that could not be had" className="rounded-card" />
    </div>
  )
})
