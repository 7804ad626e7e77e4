import { unwrap } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useServices } from '../../shared/api/services.ts'
import { PROVIDERS, type Provider } from './providers.tsx'

interface SocialButtonsProps {
  type: 'oauth_login' | 'oauth_signup'
  /** Where the provider's page leads back to in the end; the page shown now when left out. */
  returnTo: string | undefined
}

/** Signing in or up through a social provider: its page opens in this tab and leads back. [SG-02] [SG-15] */
export function SocialButtons({ type, returnTo }: SocialButtonsProps) {
  const { t } = useTranslation('auth')
  const { client } = useServices()
  const { pathname, search } = useLocation()
  const leave = useMutation({
    mutationFn: (provider: Provider) =>
      unwrap(client.oauth.getLink({ query: { back_url: returnTo ?? pathname + search, oauth_type: type, provider } })),
  })
  // Given to the call, so that a dialog that was closed meanwhile takes nobody away.
  const leaveFor = (provider: Provider) => leave.mutate(provider, { onSuccess: ({ link }) => location.assign(link) })
  return (
    <div className="mb-6 flex flex-col gap-6">
      <ul className="grid gap-2.5 max-sm:grid-cols-3">
        {PROVIDERS.map(({ id, icon }) => (
          <li key={id}>
            <Button
              variant="quiet"
              width="full"
              state={leave.isPending && leave.variables === id ? 'loading' : 'idle'}
              onClick={() => leave.isPending || leaveFor(id)}
            >
              {icon}
              <span className="max-sm:sr-only">{t(`social.${id}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {t('social.divider')}
      </p>
    </div>
  )
}
