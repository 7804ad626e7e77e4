import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { Avatar } from './avatar.tsx'

const meta = preview.meta({ title: 'Characters/Avatar', component: Avatar })

export const Sizes = meta.story(function Sizes() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar alt="Amara" src={portraits.amara} size="sm" />
      <Avatar alt="Noor" src={portraits.noor} />
      <Avatar alt="Chloé" src={portraits.chloe} size="lg" presence="online" />
      <Avatar alt="Leila" src={portraits.leila} size="xl" />
      <Avatar alt="Sam" size="lg" />
      <Avatar alt="Mina" src="/lost.webp" size="lg" />
    </div>
  )
})
