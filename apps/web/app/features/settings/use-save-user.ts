import { unwrap, type ProfileForm, type User } from '@moonlit/sdk'
import { useServices } from '../../shared/api/services.ts'
import { CroppedPicture } from './picture-file.ts'

/** Saves changes of the person, and shows them everywhere; what is undefined stays as it is. Rejects when the server says no. [AC-01] [AC-03] */
export const useSaveUser = (): ((changes: ProfileForm) => Promise<User>) => {
  const { account, client } = useServices()
  return async ({ avatar, ...changes }) => {
    const picture = avatar instanceof CroppedPicture ? await avatar.part() : avatar
    const user = await unwrap(client.users.updateMe({ body: { ...changes, avatar: picture } }))
    account.userSaved(user)
    return user
  }
}
