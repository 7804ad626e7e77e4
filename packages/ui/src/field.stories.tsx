import preview from '../.storybook/preview.tsx'
import { controlLook, Field } from './field.tsx'

const meta = preview.meta({ title: 'Forms/Field', component: Field })

export const AnyControl = meta.story(function AnyControl() {
  return (
    <Field label="Where did you hear of us?" hint="Only to thank them." className="max-w-sm">
      {(control) => (
        <select {...control} className={controlLook}>
          <option>A friend</option>
          <option>A podcast</option>
        </select>
      )}
    </Field>
  )
})
