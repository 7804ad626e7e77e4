import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@moonlit/sdk'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { errorMessage } from '../errors/error-message.ts'

type FieldError = ApiError['errors'][number]

/** The type of a field's error whose message is in the language in use already; others are one of the contract's sentences. */
export const IN_WORDS = 'in-words'

/** What a form begins with; `values` are what is saved: fields follow them when they change, but for those that are being edited. */
type StartValues<Input extends FieldValues> =
  | { defaultValues: NoInfer<DefaultValues<Input>>; values?: undefined }
  | { defaultValues?: undefined; values: NoInfer<Input & DefaultValues<Input>> }

export type ApiFormOptions<Input extends FieldValues, Output, Result> = StartValues<Input> & {
  /** The contract's own schema of what is sent; it checks the values. */
  schema: z.ZodType<Output, Input>
  /**
   * Sends the values. Rejects when the server says no. The signal tells that the form has gone: give it to a call that is to end with it,
   * such as signing in, which nobody expects any more once the dialog is closed.
   */
  send: (values: Output, signal: AbortSignal) => Promise<Result>
  onSuccess?: (result: Result, values: Output) => unknown
  /** Error codes that are about one field, which then shows them: `{ wrong_password: 'password' }`. */
  fieldOfCode?: Readonly<Record<string, FieldPath<Input>>>
}

/** A form that the API checks and takes. Give it to `ApiForm`, and its `form` to fields. */
export interface ApiFormState<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>
  readonly submit: (event?: SyntheticEvent) => void
  readonly state: 'idle' | 'sending'
  /** What stands above the fields: that some need a look, or why the server refused the whole. */
  readonly message: string | undefined
  /** The failure behind the message, when it was the server's; a screen may offer a way on. */
  readonly error: unknown
}

/**
 * A form on react-hook-form: the contract's schema checks it, the server's field errors go to their fields, any other failure stands above
 * them, and the first field with an error gets the focus. [VA-01] [VA-09]
 */
export const useApiForm = <Input extends FieldValues, Output, Result>({
  schema,
  defaultValues,
  values,
  send,
  onSuccess,
  fieldOfCode = {},
}: ApiFormOptions<Input, Output, Result>): ApiFormState<Input, Output> => {
  const { t, i18n } = useTranslation(['errors'])
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    // As default values, too, so that they are in the server's page.
    ...(values ? { values, defaultValues: values, resetOptions: { keepDirtyValues: true } } : { defaultValues }),
  })
  const [error, setError] = useState<unknown>()
  const sending = useRef<AbortController>(null)
  // Held outside of the state: the second press of a double click comes before anything is drawn anew.
  const isUnderWay = useRef(false)
  useEffect(() => () => sending.current?.abort(), [])
  const { errors, isSubmitting } = form.formState

  /** The fields that a failure is about, with what to say at each; none when it is about the whole form. */
  const fieldErrorsOf = (failure: ApiError): { path: FieldPath<Input>; message: string; type?: typeof IN_WORDS }[] => {
    const field = failure.code === undefined ? undefined : fieldOfCode[failure.code]
    if (field !== undefined) return [{ path: field, message: errorMessage(i18n, failure), type: IN_WORDS }]
    const known = new Set(Object.keys(form.getValues()))
    const isKnown = (one: FieldError): one is FieldError & { path: FieldPath<Input> } => known.has(one.path)
    return failure.errors.filter(isKnown)
  }
  const refuse = (failure: unknown) => {
    const fields = failure instanceof ApiError ? fieldErrorsOf(failure) : []
    for (const [at, { path, ...said }] of fields.entries()) form.setError(path, said, { shouldFocus: at === 0 })
    setError(fields.length > 0 ? undefined : failure)
  }
  const submit = form.handleSubmit(async (values) => {
    setError(undefined)
    const { signal } = (sending.current = new AbortController())
    try {
      const result = await send(values, signal)
      await onSuccess?.(result, values)
    } catch (failure) {
      if (!signal.aborted) refuse(failure)
    }
  })
  const hasFieldErrors = Object.keys(errors).length > 0
  return {
    form,
    submit: (event) => {
      event?.preventDefault()
      if (isUnderWay.current) return
      isUnderWay.current = true
      void submit(event).finally(() => {
        isUnderWay.current = false
      })
    },
    state: isSubmitting ? 'sending' : 'idle',
    message: hasFieldErrors ? t('errors:code.validation_failed') : error === undefined ? undefined : errorMessage(i18n, error),
    error: hasFieldErrors ? undefined : error,
  }
}
