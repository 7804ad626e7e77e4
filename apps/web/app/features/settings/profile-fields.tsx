import { useTranslation } from 'react-i18next'
import { FormTextField } from '../../shared/forms/fields.tsx'
import { RemovableField } from './removable-field.tsx'
import { useSaveUser } from './use-save-user.ts'

/** The field `firstName` of a profile. */
export function FirstNameField() {
  const { t } = useTranslation('settings')
  return <FormTextField name="firstName" label={t('profile.firstName')} autoComplete="given-name" autoCapitalize="words" />
}

/** The field `lastName` of a profile; `kept` is the one that is saved. */
export function LastNameField({ kept }: { kept: string }) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  return (
    <RemovableField
      name="lastName"
      label={t('profile.lastName')}
      kept={kept}
      onRemove={() => save({ lastName: '' })}
      autoComplete="family-name"
      autoCapitalize="words"
    />
  )
}
