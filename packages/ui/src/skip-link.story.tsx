import { SkipLink } from './skip-link.tsx'

export const meta = { title: 'Skip link' }

export function FirstStop() {
  return (
    <div id="skip-story" className="text-muted">
      <SkipLink href="#skip-story">Skip to the content</SkipLink>
      Press Tab at the top of a page to see it.
    </div>
  )
}
