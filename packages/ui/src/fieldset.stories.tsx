import preview from '../.storybook/preview.tsx'
import { useWords } from '../.storybook/words.ts'
import { Checkbox } from './checkbox.tsx'
import { Fieldset } from './fieldset.tsx'
import { TextField } from './text-field.tsx'

const meta = preview.meta({ title: 'Forms/Fieldset', component: Fieldset })

export const Row = meta.story(function Row() {
  const { birthDate, day, month, year, birthHint } = useWords()
  return (
    <Fieldset legend={birthDate} hint={birthHint} layout="row" className="max-w-sm">
      <TextField label={day} inputMode="numeric" autoComplete="bday-day" defaultValue="7" />
      <TextField label={month} inputMode="numeric" autoComplete="bday-month" defaultValue="11" />
      <TextField label={year} inputMode="numeric" autoComplete="bday-year" defaultValue="1991" />
    </Fieldset>
  )
})

export const Invalid = meta.story(function Invalid() {
  const { birthDate, day, month, year, birthHint, birthError } = useWords()
  return (
    <Fieldset legend={birthDate} hint={birthHint} error={birthError} layout="row" className="max-w-sm">
      <TextField label={day} inputMode="numeric" defaultValue="7" aria-invalid />
      <TextField label={month} inputMode="numeric" defaultValue="11" aria-invalid />
      <TextField label={year} inputMode="numeric" defaultValue="2019" aria-invalid />
    </Fieldset>
  )
})

export const Titled = meta.story(function Titled() {
  const { mails, news, reminders, bills } = useWords()
  return (
    <Fieldset legend={mails} legendLook="title" className="max-w-md">
      <Checkbox label={news} defaultChecked />
      <Checkbox label={reminders} />
      <Checkbox label={bills} defaultChecked />
    </Fieldset>
  )
})
