import { controlLook, Field } from './field.tsx'

export const meta = { title: 'Field' }

export function AnyControl() {
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
}
