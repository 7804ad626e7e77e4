import { TextField } from '@moonlit/ui/text-field'
import { useTranslation } from 'react-i18next'

/** An e-mail address that comes from a social provider: to be read, not changed. [AC-02] */
export function ProviderEmail({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  return <TextField label={t('email.label')} hint={t('email.provider')} value={email} readOnly dir="ltr" inputClassName="text-muted" />
}
