import { unwrap, type Tokens } from '@moonlit/sdk'
import { Spinner } from '@moonlit/ui/spinner'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { finishExternalSignUp } from '../../shared/session/finish-external-sign-up.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'

interface OAuthConfirmScreenProps {
  /** Which sign-in ended. */
  id: string
  /** Where the person was when it began; a path on this site. */
  backUrl: string
}

const tokensOf = ({ jwtToken, refreshToken }: Partial<Tokens>): Tokens | undefined =>
  jwtToken && refreshToken ? { jwtToken, refreshToken } : undefined

/** A social provider leads back here: whoever has an account is in, whoever has none finishes the registration. [SG-15] [SG-08] */
export function OAuthConfirmScreen({ id, backUrl }: OAuthConfirmScreenProps) {
  const { t } = useTranslation('auth')
  const { client, account, overlays } = useServices()
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const finishRegistration = async () => {
    await finishExternalSignUp(overlays)
    // Signed up or not, there is nothing left to wait for here.
    if (isShown.current) await navigate(backUrl, { replace: true })
  }
  const finish = useMutation({
    mutationFn: () => unwrap(client.oauth.status({ params: { id } })),
    onSuccess: async ({ profile, ...answer }) => {
      const tokens = tokensOf(answer)
      if (tokens) {
        await account.signedIn(tokens)
        account.announce('login')
        await navigate(backUrl, { replace: true })
      } else if (profile) {
        writeStored(stored.externalForm, profile)
        writeStored(stored.externalBackUrl, backUrl)
        void finishRegistration()
      } else await navigate(addresses.oauthError, { replace: true })
    },
    onError: () => navigate(addresses.oauthError, { replace: true }),
    meta: { errors: 'handled' },
  })
  const asked = useRef(false)
  const { mutate } = finish
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate()
  }, [mutate])
  return <NoticeScreen icon={<Spinner />} title={t('oauth.waiting')} />
}
