import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'

/** What one agrees to by creating an account: to be an adult, the terms, the privacy policy. They open in a tab of their own, so that nothing typed is lost. */
export function AdultTerms() {
  const { t } = useTranslation('auth')
  return (
    <p className="text-center text-caption text-pretty text-muted">
      <Trans
        t={t}
        i18nKey="signUp.terms"
        components={{
          terms: <Link to={addresses.legal('terms-and-conditions')} target="_blank" className="underline underline-offset-2 hover:text-body" />,
          privacy: <Link to={addresses.legal('privacy-policy')} target="_blank" className="underline underline-offset-2 hover:text-body" />,
        }}
      />
    </p>
  )
}
