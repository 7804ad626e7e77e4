import { Eye, Search } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

const meta = preview.meta({ title: 'Forms/Text field', component: TextField })

export const States = meta.story(function States() {
  return (
    <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
      <TextField label="First name" placeholder="What should she call you?" />
      <TextField label="E-mail" type="email" defaultValue="sam@" error="Value is not a valid email address" />
      <TextField
        label="Password"
        type="password"
        defaultValue="moonlight1"
        hint="Password must be at least 6 characters, include a letter, a digit, and may include special characters"
        end={
          <IconButton label="Show the password" size="sm">
            <Eye />
          </IconButton>
        }
      />
      <TextField label="Search" labelLook="hidden" type="search" placeholder="Name or trait" start={<Search />} />
      <TextField label="Promo code" disabled defaultValue="MOON-30" />
    </div>
  )
})
