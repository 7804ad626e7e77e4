import { cx } from '@moonlit/ui/class-names'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { useReportUnsaved } from './unsaved.tsx'
import type { Progress, SavingFormState } from './use-saving-form.ts'

interface SavedWordProps {
  progress: Progress
  /** Once it is saved; 'Saved' when left out. */
  savedLabel?: string
  className?: string
}

/** A word that something was saved, or that there was nothing to save; announced when it appears. Keep it on the page while it says nothing. */
export function SavedWord({ progress, savedLabel, className }: SavedWordProps) {
  const { t } = useTranslation('settings')
  return (
    <p
      role="status"
      className={cx(
        'flex items-center gap-1.5 text-sm font-medium wrap-anywhere [&_svg]:size-4.5 [&_svg]:shrink-0',
        progress === 'same' ? 'text-muted' : 'text-mint',
        className,
      )}
    >
      {progress === 'saved' ? (
        <>
          <CircleCheck aria-hidden />
          {savedLabel ?? t('saved')}
        </>
      ) : progress === 'same' ? (
        t('unchanged')
      ) : null}
    </p>
  )
}

interface SavingFormProps<Input extends FieldValues, Output> extends Pick<SavedWordProps, 'savedLabel'> {
  state: SavingFormState<Input, Output>
  submitLabel?: string
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
      status={<SavedWord progress={state.progress} savedLabel={savedLabel} />}
      footer={footer}
    >
      {children}
    </ApiForm>
  )
}
