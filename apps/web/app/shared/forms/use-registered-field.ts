import { useRef } from 'react'
import { get, useFormContext, type RegisterOptions, type UseFormRegisterReturn } from 'react-hook-form'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What somebody entered in a control of the server's page before the form listened; undefined when they did not. */
const enteredIn = (control: Control): string | boolean | undefined => {
  if (control instanceof HTMLSelectElement) {
    const first = Array.from(control.options).find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.value === first?.value ? undefined : control.value
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === control.defaultChecked ? undefined : control.checked
  return control.value === control.defaultValue ? undefined : control.value
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** What to spread on a control; its first value is in the server's page already. */
export type RegisteredField = UseFormRegisterReturn & { readonly defaultValue?: string; readonly defaultChecked?: boolean }

/** Registers a control with the form around it. What was entered before the page listened stays, and counts as changed. */
export const useRegisteredField = (name: string, options?: RegisterOptions): RegisteredField => {
  const { register, setValue, formState } = useFormContext()
  const seen = useRef<unknown>(null)
  const { ref, ...rest } = register(name, options)
  const first: unknown = get(formState.defaultValues, name)
  return {
    ...rest,
    ...(typeof first === 'string' ? { defaultValue: first } : typeof first === 'boolean' ? { defaultChecked: first } : {}),
    ref: (element: unknown) => {
      const entered = isControl(element) && seen.current !== element ? enteredIn(element) : undefined
      ref(element)
      if (isControl(element)) seen.current = element
      if (entered !== undefined) setValue(name, entered, { shouldDirty: true })
    },
  }
}
