import { ApiError, unwrap } from '@moonlit/sdk'
import { FIELD_MESSAGES } from '@moonlit/sdk/rules'
import { Avatar } from '@moonlit/ui/avatar'
import { LinkButton } from '@moonlit/ui/link-button'
import { notify } from '@moonlit/ui/toast'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useServices } from '../../shared/api/services.ts'
import { ApiForm } from '../../shared/forms/api-form.tsx'
import { FormTextField } from '../../shared/forms/fields.tsx'
import { TypedPhoneNumber } from '../../shared/forms/phone-number.ts'
import { useApiForm } from '../../shared/forms/use-api-form.ts'
import { OverlayDialog } from '../../shared/overlays/overlay-dialog.tsx'
import type { OverlayControls, OverlayProps } from '../../shared/overlays/overlay-props.ts'
import { useUser } from '../../shared/session/use-session.ts'

const WithNumber = z.object({ phoneNumber: z.string().trim().min(1, FIELD_MESSAGES.required).pipe(TypedPhoneNumber) })
const WithoutNumber = z.object({ phoneNumber: z.literal('') })

/**
 * Asks a character to call. The number is asked for when the profile has none, but not before it is sure that there can be a call: whose subscription
 * has ended meanwhile is told so instead. [CH-17]
 */
export default function PhoneCallDialog({ chatID, character, close }: OverlayProps['phone-call'] & OverlayControls) {
  const { t } = useTranslation(['phone-call', 'errors'])
  const { client, overlays, queryClient, queries } = useServices()
  const { user, isSubscriber } = useUser()
  const known = user?.phoneNumber ?? null
  const [isAsked, setIsAsked] = useState(isSubscriber && known === null)
  const name = character.firstName

  /** What stands in the way of a call, other than its number, has a place of its own. */
  const leadOn = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false
    if (error.status === 402) void overlays.replace('upgrade', { missing: 'calls', character })
    else if (error.code === 'email_not_verified') void overlays.replace('confirm-email', {})
    else if (error.code === 'phone_number_required' && !isAsked) setIsAsked(true)
    else return false
    return true
  }
  const form = useApiForm({
    schema: isAsked ? WithNumber : WithoutNumber,
    defaultValues: { phoneNumber: '' },
    send: async ({ phoneNumber }) => {
      try {
        await unwrap(client.chats.call({ params: { id: chatID }, body: phoneNumber === '' ? {} : { phoneNumber } }))
        return 'accepted'
      } catch (error) {
        if (leadOn(error)) return 'led on'
        throw error
      }
    },
    onSuccess: async (outcome) => {
      if (outcome === 'led on') return
      await close()
      notify(t('promised', { name }))
      // The first number that is told is kept.
      if (known === null) await queryClient.invalidateQueries({ queryKey: queries.users.me().queryKey })
    },
  })
  const { setFocus } = form.form
  useEffect(() => {
    if (isAsked) setFocus('phoneNumber')
  }, [isAsked, setFocus])

  return (
    <OverlayDialog
      close={close}
      size="sm"
      titleLook="centred"
      figure={<Avatar alt="" name={name} src={character.imageUrl} size="xl" className="rounded-full shadow-accent" />}
      title={t('title', { name })}
      description={t('text')}
    >
      <ApiForm state={form} submitLabel={t('submit')}>
        {isAsked ? (
          <FormTextField
            name="phoneNumber"
            label={t('number')}
            hint={known === null ? t('hintKept') : t('hintOnce')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            placeholder="+1 202 555 0123"
          />
        ) : known === null ? null : (
          <p className="flex flex-col items-center gap-1 text-center">
            <span className="text-sm text-muted">{t('onNumber')}</span>
            <bdi dir="ltr" className="text-lg font-semibold tabular-nums">
              {known}
            </bdi>
            <LinkButton className="min-h-11" onClick={() => setIsAsked(true)}>
              {t('another')}
            </LinkButton>
          </p>
        )}
      </ApiForm>
    </OverlayDialog>
  )
}
