import preview from '../.storybook/preview.tsx'
import { SelectField } from './select-field.tsx'

const meta = preview.meta({ title: 'Forms/Select field', component: SelectField })

export const States = meta.story(function States() {
  return (
    <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
      <SelectField label="Occupation" defaultValue="doctor">
        <option value="doctor">Doctor</option>
        <option value="pilot">Pilot</option>
      </SelectField>
      <SelectField label="Voice" error="Value is required" defaultValue="">
        <option value="">Choose</option>
        <option value="low">Low and warm</option>
      </SelectField>
    </div>
  )
})
