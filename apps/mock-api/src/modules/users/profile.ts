import { UPLOAD_MAX_BYTES } from '@moonlit/contract/rules'
import type { ProfileForm } from '@moonlit/contract/users'
import type { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { claimEmail, sendConfirmation } from '../auth/confirmation.ts'
import { changeEmail } from '../auth/repo.ts'
import { normalEmail } from '../auth/rules.ts'
import type { Post } from '../mail/post.ts'
import { keepAvatar, removeAvatar, renderAvatar } from './avatars.ts'
import { changeUser, type UserWithPlan } from './repo.ts'

/** @throws ApiError 413 or 415 for a file that is not taken */
const renderUpload = async (file: File): Promise<Buffer> => {
  if (file.size > UPLOAD_MAX_BYTES) throw new ApiError('too_large')
  const webp = await renderAvatar(Buffer.from(await file.arrayBuffer()))
  if (webp === null) throw new ApiError('unsupported_media')
  return webp
}

/** @throws ApiError 409 or 403 when an address cannot be had, 403 when a provider vouches for the present one */
const moveToEmail = (world: World, post: Post, user: UserWithPlan, email: string): void => {
  if (user.hasOauthWithEmail) throw new ApiError('forbidden')
  world.atomically(() => {
    claimEmail(world, email, user.id)
    changeEmail(world, user.id, email)
    sendConfirmation(world, post, { ...user, email })
  })
}

/**
 * Changes a profile by a form; what the form leaves out stays. A new e-mail is not confirmed, and is mailed the link to
 * confirm it. Nothing is changed when the form is refused.
 * @throws ApiError 403, 409, 413 or 415
 */
export const changeProfile = async (
  world: World,
  { post }: { post: Post },
  user: UserWithPlan,
  { email, avatar, ...change }: z.infer<typeof ProfileForm>,
): Promise<void> => {
  const webp = avatar === undefined ? null : await renderUpload(avatar)
  if (email !== undefined && normalEmail(email) !== user.email) moveToEmail(world, post, user, normalEmail(email))
  const imageUrl = webp === null ? undefined : await keepAvatar(world, user.id, webp)
  await changeUser(world, user.id, { ...change, imageUrl })
  if (imageUrl !== undefined && imageUrl !== user.imageUrl) await removeAvatar(world, user.imageUrl)
}
