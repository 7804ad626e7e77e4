import { Button } from '@moonlit/ui/button'
import { FormMessage } from '@moonlit/ui/form-message'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { IS_SERVER } from '../../env.ts'
import type { ApiFormState } from './use-api-form.ts'

interface ApiFormProps<Input extends FieldValues, Output> {
  state: ApiFormState<Input, Output>
  submitLabel: ReactNode
  children: ReactNode
  /** Below the form's message: a way on that fits the failure, such as 'Register' for an unknown e-mail. */
  remedy?: ReactNode
  /** `danger` for what cannot be undone; `quiet` while nothing was changed, where there are several forms. */
  submitTone?: 'primary' | 'quiet' | 'danger'
  /** `wide` where the form is all there is, as in a dialog; `hug` where it is one of several on a page. */
  submitWidth?: 'wide' | 'hug'
  /** Beside the button, such as a word that it is saved. */
  status?: ReactNode
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
  submitTone = 'primary',
  submitWidth = 'wide',
  status,
  footer,
  className,
}: ApiFormProps<Input, Output>) {
  const { t } = useTranslation('common')
  const isWide = submitWidth === 'wide'
  const button = (
    <Button
      type="submit"
      variant={submitTone}
      size={isWide ? 'lg' : 'md'}
      width={isWide ? 'full' : 'hug'}
      state={state.state === 'sending' ? 'loading' : 'idle'}
    >
      {submitLabel}
    </Button>
  )
  return (
    <FormProvider {...state.form}>
      {/* `post`, so that nothing typed ever stands in an address. */}
      <form noValidate method="post" onSubmit={state.submit} className={className ?? 'flex flex-col gap-5'}>
        <noscript>{IS_SERVER ? t('form.needsScript') : null}</noscript>
        <FormMessage actions={remedy}>{state.message}</FormMessage>
        {children}
        {status === undefined ? (
          button
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {button}
            {status}
          </div>
        )}
        {footer}
      </form>
    </FormProvider>
  )
}
