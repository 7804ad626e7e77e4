import { Ellipsis, Heart, Phone, Search } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { IconButton } from './icon-button.tsx'

const meta = preview.meta({ title: 'Actions/Icon button', component: IconButton })

export const Variants = meta.story(function Variants() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label="Search">
        <Search />
      </IconButton>
      <IconButton label="More" variant="quiet">
        <Ellipsis />
      </IconButton>
      <IconButton label="Call" variant="primary" size="lg">
        <Phone />
      </IconButton>
      <IconButton label="Favourite" aria-pressed>
        <Heart />
      </IconButton>
      <IconButton label="Saving" variant="quiet" state="loading">
        <Heart />
      </IconButton>
      <IconButton label="Not now" variant="quiet" disabled>
        <Phone />
      </IconButton>
    </div>
  )
})
