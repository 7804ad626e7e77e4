import { Checkbox } from '@moonlit/ui/checkbox'
import { Fieldset } from '@moonlit/ui/fieldset'
import { PasswordField } from '@moonlit/ui/password-field'
import { RadioGroup } from '@moonlit/ui/radio-group'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { SelectField } from '@moonlit/ui/select-field'
import { TextArea } from '@moonlit/ui/text-area'
import { TextField } from '@moonlit/ui/text-field'
import type { ComponentProps, ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldMessage } from '../errors/error-message.ts'
import { IN_WORDS } from './use-api-form.ts'
import { useRegisteredField } from './use-registered-field.ts'

/** What a field of the form around it shows as its error. */
export const useFieldError = (name: string): string | undefined => {
  const { i18n } = useTranslation(['errors'])
  const { getFieldState, formState } = useFormContext()
  const { error } = getFieldState(name, formState)
  return error?.type === IN_WORDS ? error.message : fieldMessage(i18n, error?.message)
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'name' | 'error' | 'label' | 'ref'> & { name: string; label: ReactNode }

/** A line of text in a form. */
export function FormTextField({ name, ...rest }: TextProps) {
  return <TextField required {...rest} {...useRegisteredField(name)} error={useFieldError(name)} />
}

/** An e-mail address in a form. */
export function FormEmailField(props: TextProps) {
  return <FormTextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} dir="ltr" {...props} />
}

const readWebAddress = (typed: string): string | undefined => {
  const address = typed.trim()
  if (address === '') return undefined
  if (/^\/(?!\/)/u.test(address)) return location.origin + address
  return /^[a-z][a-z\d+.-]*:/iu.test(address) ? address : `https://${address}`
}

/** The address of a page, which may be left out: nothing is sent then. One typed without `https://` is meant with it, a mere path as one of this site. */
export function FormWebAddressField({ name, ...rest }: TextProps) {
  return (
    <TextField
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...rest}
      {...useRegisteredField(name, { setValueAs: readWebAddress })}
      error={useFieldError(name)}
    />
  )
}

type AreaProps = Omit<ComponentProps<typeof TextArea>, 'name' | 'error' | 'label' | 'ref'> & { name: string; label: ReactNode }

/** Several lines of text in a form. */
export function FormTextArea({ name, ...rest }: AreaProps) {
  return <TextArea required {...rest} {...useRegisteredField(name)} error={useFieldError(name)} />
}

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'name' | 'error' | 'showLabel' | 'ref'> & { name: string }

/** A password in a form, with a button that shows what was typed. [SG-02] */
export function FormPasswordField({ name, ...rest }: PasswordProps) {
  const { t } = useTranslation('common')
  return <PasswordField required {...rest} {...useRegisteredField(name)} showLabel={t('password.show')} error={useFieldError(name)} />
}

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'name' | 'error' | 'label' | 'ref' | 'children'> & {
  name: string
  label: ReactNode
  options: readonly Option<string>[]
}

/** One of many, from the system's own list. */
export function FormSelect({ name, options, ...rest }: SelectProps) {
  return (
    <SelectField required {...rest} {...useRegisteredField(name)} error={useFieldError(name)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** A yes or no in a form. */
export function FormCheckbox({ name, label }: { name: string; label: ReactNode }) {
  return <Checkbox {...useRegisteredField(name)} label={label} error={useFieldError(name)} />
}

interface ChoiceProps<Value extends string> {
  name: string
  label: string
  options: readonly Option<Value>[]
}

/** One of a few, all in sight, as a group with its name and its error. */
export function FormChoice<Value extends string>({ name, label, options }: ChoiceProps<Value>) {
  const { field } = useController({ name })
  const error = useFieldError(name)
  // What is missing has the focus: the radio that Tab would lead to.
  const focusable = (group: HTMLElement | null) =>
    field.ref(group && { focus: () => group.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus() })
  return (
    <div ref={focusable}>
      <Fieldset legend={label} error={error}>
        <SegmentedControl<Value | ''>
          label={label}
          width="full"
          className="bg-ground/45 max-sm:*:px-3"
          value={options.find(({ value }) => value === field.value)?.value ?? ''}
          onValueChange={(value) => value !== '' && field.onChange(value)}
          options={options}
        />
      </Fieldset>
    </div>
  )
}

type RadioProps<Value extends string> = Pick<ComponentProps<typeof RadioGroup<Value>>, 'legend' | 'legendLook' | 'options'> & { name: string }

/** One of several, each on a line of its own. */
export function FormRadioGroup<Value extends string>({ name, options, ...rest }: RadioProps<Value>) {
  const { field } = useController({ name })
  return (
    <RadioGroup<Value>
      {...rest}
      ref={field.ref}
      options={options}
      value={options.find(({ value }) => value === field.value)?.value ?? ''}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={useFieldError(name)}
    />
  )
}
