import { cx } from '@moonlit/ui/class-names'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { useReportUnsaved } from './unsaved.tsx'
import type { SavingFormState } from './use-saving-form.ts'

/** A word that something was saved, announced when it appears. Keep it on the page while it says nothing. */
export function SavedWord({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="status"
      className={cx('flex items-center gap-1.5 text-sm font-medium text-mint wrap-anywhere [&_svg]:size-4.5 [&_svg]:shrink-0', className)}
    >
      {children ? (
        <>
          <CircleCheck aria-hidden />
          {children}
        </>
      ) : null}
    </p>
  )
}

interface SavingFormProps<Input extends FieldValues, Output> {
  state: SavingFormState<Input, Output>
  submitLabel?: string
  /** Once it is saved; 'Saved' when left out. */
  savedLabel?: string
  children: ReactNode
  footer?: ReactNode
}

/** A form of one section of the settings, which saves by itself and says so. */
export function SavingForm<Input extends FieldValues, Output>({ state, submitLabel, savedLabel, children, footer }: SavingFormProps<Input, Output>) {
  const { t } = useTranslation('settings')
  useReportUnsaved(state.progress === 'changed')
  return (
    <ApiForm
      state={state}
      submitLabel={submitLabel ?? t('save')}
      submitWidth="hug"
      submitTone={state.progress === 'changed' ? 'primary' : 'quiet'}
      status={<SavedWord>{state.progress === 'saved' ? (savedLabel ?? t('saved')) : null}</SavedWord>}
      footer={footer}
    >
      {children}
    </ApiForm>
  )
}
