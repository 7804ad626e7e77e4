import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@moonlit/sdk'
import { GENDERS, type Gender } from '@moonlit/sdk/rules'
import { AuthUserBody } from '@moonlit/sdk/schemas'
import { Banner } from '@moonlit/ui/banner'
import { Button } from '@moonlit/ui/button'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { TextField } from '@moonlit/ui/text-field'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldMessage } from '../../shared/errors/error-message.ts'
import { useErrorToast } from '../../shared/errors/use-error-toast.ts'

/** What a person says of themselves before a chat. */
export interface Person {
  readonly firstName: string
  readonly gender: Gender
}

interface PersonFormProps {
  start?: { readonly firstName?: string; readonly gender?: Gender | null }
  submitLabel: string
  /** Rejects when the server says no; its field errors are then shown at their fields. */
  onSubmit: (person: Person) => Promise<void>
}

/** First name and gender, checked by the server's own schema. [SC-01] [VA-01] [VA-05] [VA-06] */
export function PersonForm({ start, submitLabel, onSubmit }: PersonFormProps) {
  const { t, i18n } = useTranslation(['auth', 'errors'])
  const id = useId()
  const showError = useErrorToast()
  const form = useForm<Person, unknown, Person>({
    resolver: zodResolver(AuthUserBody),
    defaultValues: { firstName: start?.firstName ?? '', gender: start?.gender ?? undefined },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (person) => {
    try {
      await onSubmit(person)
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors.filter(({ path }) => path === 'firstName' || path === 'gender') : []
      for (const { path, message } of fields) form.setError(path === 'gender' ? 'gender' : 'firstName', { message })
      if (fields.length === 0) showError(error)
    }
  })
  const genderError = fieldMessage(i18n, errors.gender?.message)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      {errors.firstName || errors.gender ? (
        <Banner tone="danger" role="alert" icon={<CircleAlert />}>
          {t('auth:formErrors')}
        </Banner>
      ) : null}
      <TextField
        {...form.register('firstName')}
        label={t('auth:guest.firstName')}
        placeholder={t('auth:guest.firstNamePlaceholder')}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="go"
        required
        error={fieldMessage(i18n, errors.firstName?.message)}
      />
      <div
        role="group"
        aria-labelledby={`${id}-gender`}
        aria-describedby={genderError ? `${id}-gender-error` : undefined}
        className="flex flex-col gap-2"
      >
        <span id={`${id}-gender`} className="text-sm font-semibold">
          {t('auth:guest.gender')}
        </span>
        <Controller
          control={form.control}
          name="gender"
          render={({ field }) => (
            <SegmentedControl<Gender | ''>
              label={t('auth:guest.gender')}
              width="full"
              className="bg-ground/45"
              value={field.value ?? ''}
              onValueChange={(value) => value !== '' && field.onChange(value)}
              options={GENDERS.map((value) => ({ value, label: t(`auth:guest.${value}`) }))}
            />
          )}
        />
        {genderError ? (
          <p id={`${id}-gender-error`} className="text-sm font-medium text-danger">
            {genderError}
          </p>
        ) : null}
      </div>
      <Button type="submit" size="lg" width="full" state={isSubmitting ? 'loading' : 'idle'}>
        {submitLabel}
      </Button>
    </form>
  )
}
