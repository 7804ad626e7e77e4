import { ArrowRight, Heart, Trash2 } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'

const meta = preview.meta({ title: 'Actions/Button', component: Button })

export const Variants = meta.story(function Variants() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Create account</Button>
      <Button variant="quiet">Log in</Button>
      <Button variant="ghost">Not now</Button>
      <Button variant="danger">
        <Trash2 aria-hidden />
        Delete for good
      </Button>
    </div>
  )
})

export const Sizes = meta.story(function Sizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Join</Button>
      <Button size="md">
        <Heart aria-hidden />
        Say hello
      </Button>
      <Button size="lg">
        I'm over 18 - Continue
        <ArrowRight aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </div>
  )
})

export const BusyAndDisabled = meta.story(function BusyAndDisabled() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button state="loading">Create account</Button>
      <Button variant="quiet" state="loading">
        Try again
      </Button>
      <Button disabled>Continue</Button>
      <Button variant="quiet" disabled>
        Continue
      </Button>
    </div>
  )
})

export const AsLink = meta.story(function AsLink() {
  return (
    <div>
      <Button asChild variant="quiet">
        <a href="#premium">See what Premium brings</a>
      </Button>
    </div>
  )
})
