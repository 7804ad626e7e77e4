import { GENDERS, type Gender } from '@moonlit/sdk/rules'
import { AuthUserBody } from '@moonlit/sdk/schemas'
import { useTranslation } from 'react-i18next'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormChoice, FormTextField } from '../../shared/forms/fields.tsx'
import { useApiForm } from '../../shared/forms/use-api-form.ts'

/** What a person says of themselves before a chat. */
export interface Person {
  readonly firstName: string
  readonly gender: Gender
}

interface PersonFormProps {
  start?: { readonly firstName?: string | undefined; readonly gender?: Gender | null | undefined } | undefined
  submitLabel: string
  /** Rejects when the server says no. */
  onSubmit: (person: Person) => Promise<void>
}

/** First name and gender, checked by the server's own schema. [SC-01] [VA-01] [VA-05] [VA-06] */
export function PersonForm({ start, submitLabel, onSubmit }: PersonFormProps) {
  const { t } = useTranslation('auth')
  const form = useApiForm({
    schema: AuthUserBody,
    defaultValues: { firstName: start?.firstName ?? '', ...(start?.gender && { gender: start.gender }) },
    send: onSubmit,
  })
  return (
    <ApiForm state={form} submitLabel={submitLabel} className="flex flex-col gap-6">
      <FormTextField
        name="firstName"
        label={t('guest.firstName')}
        placeholder={t('guest.firstNamePlaceholder')}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="go"
      />
      <FormChoice name="gender" label={t('guest.gender')} options={GENDERS.map((value) => ({ value, label: t(`guest.${value}`) }))} />
    </ApiForm>
  )
}
