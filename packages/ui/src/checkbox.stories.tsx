import preview from '../.storybook/preview.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({ title: 'Forms/Checkbox', component: Checkbox })

export const States = meta.story(function States() {
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Checkbox label="Send me news, about once a month" defaultChecked />
      <Checkbox label="I agree to the terms of service and the privacy policy" error="This field is required" />
      <Checkbox label="Keep me signed in" hint="On this device, for thirty days." />
      <Checkbox label="Not to be changed" disabled />
    </div>
  )
})
