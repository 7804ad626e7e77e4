import { Search, X } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { useWords } from '../.storybook/words.ts'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

const meta = preview.meta({ title: 'Forms/Text field', component: TextField })

const clear = (
  <IconButton label="Clear" size="sm">
    <X />
  </IconButton>
)

export const States = meta.story(() => (
  <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
    <TextField label="First name" placeholder="What should she call you?" />
    <TextField label="E-mail" type="email" defaultValue="sam@" error="Value is not a valid email address" />
    <TextField label="Nickname" defaultValue="Sam" hint="At least 2 characters" end={clear} />
    <TextField label="Search" labelLook="hidden" type="search" placeholder="Name or trait" start={<Search />} />
    <TextField label="Promo code" disabled defaultValue="MOON-30" />
  </div>
))

/** On a page that reads from the right, an address still reads from the left; what lies at the ends of the box stays where the page has it. */
export const Mirrored = meta.story({
  globals: { locale: 'ar' },
  render: function Mirrored() {
    const { email } = useWords()
    return <TextField label={email} type="email" defaultValue="sam@moonlit.example" start={<Search />} end={clear} className="max-w-80" />
  },
  play: async ({ canvas }) => {
    const { paddingLeft, paddingRight } = getComputedStyle(canvas.getByRole('textbox'))
    await expect([paddingLeft, paddingRight]).toEqual(['52px', '48px'])
  },
})
