import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useApiForm, type ApiFormOptions, type ApiFormState } from '../../shared/forms/use-api-form.ts'

/** A form on the settings page; give it to `SavingForm`. */
export interface SavingFormState<Input extends FieldValues, Output> extends ApiFormState<Input, Output> {
  readonly progress: Progress
}

/** `saved` from here and not touched since; `same` when it was as it had been; `changed` while there is something to save. */
export type Progress = 'unchanged' | 'changed' | 'saved' | 'same'

/** `send` resolves with null where nothing is to be sent: all of it is as it was. */
type SavingFormOptions<Input extends FieldValues, Output, Result> = ApiFormOptions<Input, Output, Result | null> & {
  /** What the form holds once it was sent: what is kept now. */
  after: (result: Result) => NoInfer<Input>
}

/** A form that stays where it is once it is sent, with what is saved in it, and knows that it was. */
export const useSavingForm = <Input extends FieldValues, Output, Result>({
  after,
  onSuccess,
  ...options
}: SavingFormOptions<Input, Output, Result>): SavingFormState<Input, Output> => {
  const [last, setLast] = useState<'unchanged' | 'saved' | 'same'>('unchanged')
  const state: ApiFormState<Input, Output> = useApiForm<Input, Output, Result | null>({
    ...options,
    onSuccess: async (result, values) => {
      // Nothing counts as being edited any more.
      state.form.reset(result === null ? undefined : after(result), { keepDirtyValues: false })
      if (result !== null) await onSuccess?.(result, values)
      setLast(result === null ? 'same' : 'saved')
    },
  })
  // Which fields are being edited is found out only for those who ask; the form follows what is saved by it.
  const { isDirty, dirtyFields } = state.form.formState
  const isChanged = isDirty || Object.keys(dirtyFields).length > 0
  return { ...state, progress: isChanged ? 'changed' : last }
}
