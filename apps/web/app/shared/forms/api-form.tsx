import { Button } from '@moonlit/ui/button'
import { FormMessage } from '@moonlit/ui/form-message'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import type { ApiFormState } from './use-api-form.ts'

interface ApiFormProps<Input extends FieldValues, Output> {
  state: ApiFormState<Input, Output>
  submitLabel: ReactNode
  children: ReactNode
  /** Below the form's message: a way on that fits the failure, such as 'Register' for an unknown e-mail. */
  remedy?: ReactNode
  /** While sending would be refused anyway, such as before a mail may be sent again. */
  isSubmitDisabled?: boolean
  /** Below the button. */
  footer?: ReactNode
  className?: string
}

/** The form element around fields: its message, its button, and the state that the fields read. [VA-01] */
export function ApiForm<Input extends FieldValues, Output>({
  state,
  submitLabel,
  children,
  remedy,
  isSubmitDisabled = false,
  footer,
  className,
}: ApiFormProps<Input, Output>) {
  return (
    <FormProvider {...state.form}>
      <form noValidate onSubmit={state.submit} className={className ?? 'flex flex-col gap-5'}>
        <FormMessage actions={remedy}>{state.message}</FormMessage>
        {children}
        <Button type="submit" size="lg" width="full" disabled={isSubmitDisabled} state={state.state === 'sending' ? 'loading' : 'idle'}>
          {submitLabel}
        </Button>
        {footer}
      </form>
    </FormProvider>
  )
}
