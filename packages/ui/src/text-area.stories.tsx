import preview from '../.storybook/preview.tsx'
import { TextArea } from './text-area.tsx'

const meta = preview.meta({ title: 'Forms/Text area', component: TextArea })

export const Growing = meta.story(function Growing() {
  return (
    <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
      <TextArea label="Her story" placeholder="Where did she grow up? What keeps her awake?" formatCount={(used) => `${used} of 500`} />
      <TextArea
        label="Tell us what happened"
        defaultValue="It stopped after the third photo."
        error="This field should be at least 40 characters long"
      />
    </div>
  )
})
