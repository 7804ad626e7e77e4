import preview from '../.storybook/preview.tsx'
import { LinkButton } from './link-button.tsx'

const meta = preview.meta({ title: 'Actions/Link button', component: LinkButton })

export const Tones = meta.story(function Tones() {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <LinkButton>Forgot your password?</LinkButton>
      <LinkButton tone="muted">Leave</LinkButton>
      <p className="text-muted">
        By continuing you accept the{' '}
        <LinkButton asChild tone="body">
          <a href="#terms">terms of service</a>
        </LinkButton>
        .
      </p>
    </div>
  )
})
