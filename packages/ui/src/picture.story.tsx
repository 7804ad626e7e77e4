import { Picture } from './picture.tsx'
import { portraits } from './story.ts'

export const meta = { title: 'Picture' }

export function States() {
  return (
    <div className="grid max-w-3xl grid-cols-3 gap-4">
      <Picture src={portraits.amara} alt="Amara by lamplight" className="rounded-card" />
      <Picture src={portraits.mina} alt="A photo for subscribers" look="blurred" className="rounded-card" />
      <Picture src="/lost.webp" alt="A photo that could not be had" className="rounded-card" />
    </div>
  )
}
