import type { User } from '@moonlit/sdk'
import { useTranslation } from 'react-i18next'
import { GenderChoice } from './gender-choice.tsx'
import { AvatarField } from './avatar-field.tsx'
import { areKept, changesOf, ProfileValues } from './profile-changes.ts'
import { FirstNameField, LastNameField } from './profile-fields.tsx'
import { RemovableField } from './removable-field.tsx'
import { SavingForm } from './saving-form.tsx'
import { useSaveUser } from './use-save-user.ts'
import { useSavingForm } from './use-saving-form.ts'

const valuesOf = ({ firstName, lastName, nickname, gender }: User) => ({
  firstName,
  lastName,
  nickname,
  gender: gender ?? undefined,
  avatar: undefined,
})

/** Picture, names and gender. [AC-01] [AC-03] [VA-05] */
export function ProfileSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const save = useSaveUser()
  const form = useSavingForm({
    schema: ProfileValues,
    values: valuesOf(user),
    send: async (values) => {
      const changes = changesOf(values, user)
      return areKept(changes, user) ? null : save(changes)
    },
    after: valuesOf,
    fieldOfCode: { too_large: 'avatar', unsupported_media: 'avatar' },
  })
  return (
    <SavingForm state={form}>
      <AvatarField name="avatar" current={user.imageUrl} />
      <FirstNameField />
      <div className="grid gap-5 sm:grid-cols-2">
        <LastNameField kept={user.lastName} />
        <RemovableField
          name="nickname"
          label={t('profile.nickname')}
          kept={user.nickname}
          onRemove={() => save({ nickname: '' })}
          autoComplete="nickname"
        />
      </div>
      <GenderChoice />
    </SavingForm>
  )
}
