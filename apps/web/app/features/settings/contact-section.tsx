import { unwrap, type User } from '@moonlit/sdk'
import { ProfileForm } from '@moonlit/sdk/schemas'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useServices } from '../../shared/api/services.ts'
import { TypedPhoneNumber } from '../../shared/forms/phone-number.ts'
import { RemovableField } from './removable-field.tsx'
import { SavingForm } from './saving-form.tsx'
import { useSaveUser } from './use-save-user.ts'
import { useSavingForm } from './use-saving-form.ts'

const ContactValues = z.object({
  phoneNumber: z.union([z.literal(''), TypedPhoneNumber]),
  telegram: ProfileForm.shape.telegram.unwrap(),
})

const valuesOf = ({ phoneNumber, telegram }: User) => ({ phoneNumber: phoneNumber ?? '', telegram: telegram ?? '' })

/** Phone number and Telegram name. [AC-01] [AC-03] */
export function ContactSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { account, client } = useServices()
  const save = useSaveUser()
  const savePhone = async (phoneNumber: string | null) => {
    const saved = { ...user, ...(await unwrap(client.users.setPhoneNumber({ body: { phoneNumber } }))) }
    account.userSaved(saved)
    return saved
  }
  const present = valuesOf(user)
  const form = useSavingForm({
    schema: ContactValues,
    values: present,
    send: async ({ phoneNumber, telegram }) => {
      let saved: User | null = null
      if (phoneNumber !== '' && phoneNumber !== present.phoneNumber) saved = await savePhone(phoneNumber)
      if (telegram !== '' && telegram !== present.telegram) saved = await save({ telegram })
      return saved
    },
    after: valuesOf,
  })
  return (
    <SavingForm state={form}>
      <RemovableField
        name="phoneNumber"
        label={t('contact.phone')}
        hint={t('contact.phoneHint')}
        kept={present.phoneNumber}
        onRemove={() => savePhone(null)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        placeholder="+1 202 555 0123"
      />
      <RemovableField
        name="telegram"
        label={t('contact.telegram')}
        hint={t('contact.telegramHint')}
        kept={present.telegram}
        onRemove={() => save({ telegram: '' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
    </SavingForm>
  )
}
