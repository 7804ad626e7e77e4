import { UPLOAD_MAX_BYTES } from '@moonlit/contract/rules'
import type { ProfileForm } from '@moonlit/contract/forms/users'
import type { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { VoiceStore } from '../../media/voice-store.ts'
import type { World } from '../../worlds/world.ts'
import { checkEmail, countEmailChange, freeEmail, sendConfirmation } from '../auth/confirmation.ts'
import { isPassword } from '../auth/passwords.ts'
import { changeEmail, findAccount } from '../auth/repo.ts'
import { normalEmail } from '../auth/rules.ts'
import type { Mailer } from '../mail/mailer.ts'
import { dropNewEmail } from '../mail/repo.ts'
import { deleteLeftovers } from './removal.ts'
import { saveAvatar, removeAvatar, renderAvatar } from './avatars.ts'
import { changeAvatar, changeUser, type UserWithPlan } from './repo.ts'

interface ProfileServices {
  readonly mailer: Mailer
  readonly voice: VoiceStore
}

/** @throws ApiError 413 or 415 for a file that is not taken */
const renderUpload = async (file: File): Promise<Buffer> => {
  if (file.size > UPLOAD_MAX_BYTES) throw new ApiError('too_large')
  const webp = await renderAvatar(Buffer.from(await file.arrayBuffer()))
  if (webp === null) throw new ApiError('unsupported_media')
  return webp
}

/**
 * Moves to another e-mail: at once, unless the present one is confirmed. Then it stays until the link to the new one is opened, so that whoever
 * mistypes it has not lost the account; an earlier wish to move is forgotten.
 * @throws ApiError 400 for a wrong password, 409 or 403 when the e-mail cannot be used, 403 when the current one comes from a provider, 429 for
 * too many changes
 */
const requestEmail = async (
  world: World,
  { mailer, voice }: ProfileServices,
  user: UserWithPlan,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  if (user.hasOauthWithEmail) throw new ApiError('forbidden')
  if (user.passwordHash !== null && !(await isPassword(world, user, password))) throw new ApiError('wrong_password')
  countEmailChange(world, user.id)
  const leftovers = world.atomically(() => {
    // The account may have been deleted, or its password changed or reset, while a picture was read and the password checked.
    const account = findAccount(world, user.id)
    if (account === undefined) throw new ApiError('token_expired')
    if (account.passwordHash !== user.passwordHash) throw new ApiError('wrong_password')
    const isMove = account.emailVerified === 1
    checkEmail(world, { email, userId: user.id, isProven: isMove })
    const left = isMove ? null : freeEmail(world, email, user.id)
    if (isMove) dropNewEmail(world, user.id)
    else changeEmail(world, user.id, email)
    sendConfirmation(world, mailer, { ...user, email }, { isMove })
    return left
  })
  await deleteLeftovers(world, voice, leftovers)
}

/** Replaces or removes the avatar. */
const setAvatar = async (world: World, userId: string, webp: Buffer | null): Promise<void> => {
  const imageUrl = webp === null ? null : await saveAvatar(world, userId, webp)
  const before = changeAvatar(world, userId, imageUrl)
  // The account may have been deleted meanwhile.
  if (before === undefined) await removeAvatar(world, imageUrl)
  else if (before !== imageUrl) await removeAvatar(world, before)
}

/**
 * Changes a profile by a form; missing fields stay. A new e-mail needs the password and gets a confirmation link; the present one keeps it, and
 * makes links to another void. Nothing changes when the form is refused.
 * @throws ApiError 400 for a wrong password, 401 when the account is deleted meanwhile, 403, 409, 413 or 415
 */
export const changeProfile = async (
  world: World,
  services: ProfileServices,
  user: UserWithPlan,
  { email, password = '', avatar, telegram, ...change }: z.infer<typeof ProfileForm>,
): Promise<void> => {
  const webp = avatar instanceof File ? await renderUpload(avatar) : null
  const wished = email === undefined ? undefined : normalEmail(email)
  if (wished === user.email) dropNewEmail(world, user.id)
  else if (wished !== undefined) await requestEmail(world, services, user, { email: wished, password })
  await changeUser(world, user.id, { ...change, ...(telegram !== undefined && { telegram: telegram === '' ? null : telegram }) })
  if (avatar !== undefined) await setAvatar(world, user.id, webp)
}
