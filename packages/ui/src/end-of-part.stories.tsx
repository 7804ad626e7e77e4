import preview from '../.storybook/preview.tsx'
import { EndOfPart } from './end-of-part.tsx'

const meta = preview.meta({ title: 'Layout/End of part', component: EndOfPart })

/** A part that has come as a whole is seen; one whose end is still on its way is not. */
export const Arriving = meta.story(function Arriving() {
  return (
    <div className="flex flex-col gap-4">
      <ul className="when-whole flex gap-3">
        <li>All of it</li>
        <li>is here</li>
        <li hidden data-end />
      </ul>
      <ul className="when-whole flex gap-3">
        <li>More is to come</li>
      </ul>
    </div>
  )
})
