import { GENDERS } from '@moonlit/sdk/rules'
import { useTranslation } from 'react-i18next'
import { FormChoice } from '../../shared/forms/fields.tsx'

/** The field `gender` of a profile. */
export function GenderChoice() {
  const { t } = useTranslation('auth')
  return <FormChoice name="gender" label={t('guest.gender')} options={GENDERS.map((value) => ({ value, label: t(`guest.${value}`) }))} />
}
