import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useApiForm, type ApiFormOptions, type ApiFormState } from '../../shared/forms/use-api-form.ts'

/** A form on the settings page; give it to `SavingForm`. */
export interface SavingFormState<Input extends FieldValues, Output> extends ApiFormState<Input, Output> {
  /** `saved` from here and not touched since; `changed` while there is something to save. */
  readonly progress: 'unchanged' | 'changed' | 'saved'
}

type SavingFormOptions<Input extends FieldValues, Output, Result> = ApiFormOptions<Input, Output, Result> & {
  /** What the form holds once it was sent: what is kept now. */
  after: (result: Result) => NoInfer<Input>
}

/** A form that stays where it is once it is sent, with what is saved in it, and knows that it was. */
export const useSavingForm = <Input extends FieldValues, Output, Result>({
  after,
  onSuccess,
  ...options
}: SavingFormOptions<Input, Output, Result>): SavingFormState<Input, Output> => {
  const [wasSaved, setWasSaved] = useState(false)
  const state: ApiFormState<Input, Output> = useApiForm<Input, Output, Result>({
    ...options,
    onSuccess: async (result, values) => {
      // Nothing counts as being edited any more.
      state.form.reset(after(result), { keepDirtyValues: false })
      await onSuccess?.(result, values)
      setWasSaved(true)
    },
  })
  // Which fields are being edited is found out only for those who ask; the form follows what is saved by it.
  const { isDirty, dirtyFields } = state.form.formState
  const isChanged = isDirty || Object.keys(dirtyFields).length > 0
  return { ...state, progress: isChanged ? 'changed' : wasSaved ? 'saved' : 'unchanged' }
}
