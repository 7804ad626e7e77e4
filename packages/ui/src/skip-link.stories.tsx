import preview from '../.storybook/preview.tsx'
import { SkipLink } from './skip-link.tsx'

const meta = preview.meta({ title: 'Navigation/Skip link', component: SkipLink })

export const FirstStop = meta.story(function FirstStop() {
  return (
    <div id="skip-story" className="text-muted">
      <SkipLink href="#skip-story">Skip to the content</SkipLink>
      Press Tab at the top of a page to see it.
    </div>
  )
})
