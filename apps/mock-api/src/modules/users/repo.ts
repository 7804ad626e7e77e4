import type { Subscription, User } from '@moonlit/prisma/client'
import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import type { World } from '../../worlds/world.ts'
import { voicesOfUser } from '../chats/voice-repo.ts'
import { newEmailOf } from '../mail/repo.ts'
import { type Allowance, type AllowanceRow, type Spendable, allowancesAt, leftOf, periodStartAt, returnOf, spendOf } from './allowances.ts'

const UserLanguage = z.enum(LOCALES).catch('en')

/** Remaining allowances: seconds of voice, photo generations, character creations, photos in chats. */
export interface Allowances {
  readonly audioLimit: number
  readonly photoLimit: number
  readonly creationLimit: number
  readonly chatPhotoLimit: number
}

/** A user with the running subscription, remaining allowances, and whether the e-mail comes from a provider. */
export type UserWithPlan = User & {
  readonly subscription: Pick<Subscription, 'planId' | 'startedAt' | 'endsAt'> | null
  readonly allowances: Allowances
  readonly hasOauthWithEmail: boolean
  /** The e-mail that they want to move to. */
  readonly newEmail: string | undefined
}

type UserFlag = 'emailVerified' | 'bannedEmail' | 'agreeToNewsletter' | 'agreeToPerformanceReporting' | 'agreeToBillingMailing' | 'isAdmin'

/** A user as SQLite keeps them: flags are 0 or 1, times are milliseconds. */
type UserRow = Omit<User, UserFlag | 'createdAt'> & Readonly<Record<UserFlag, 0 | 1>> & { readonly createdAt: number }

const findSubscription = (world: World, userId: string): UserWithPlan['subscription'] => {
  const running = world.one<{ planId: string; startedAt: number; endsAt: number }>(
    'SELECT planId, startedAt, endsAt FROM Subscription WHERE userId = ? AND cancelledAt IS NULL AND endsAt > ? ORDER BY startedAt DESC LIMIT 1',
    userId,
    world.clock.now(),
  )
  return running === undefined ? null : { planId: running.planId, startedAt: new Date(running.startedAt), endsAt: new Date(running.endsAt) }
}

/** Every page of a signed-in person needs this, so it uses plain SQL. */
export const findUser = (world: World, id: string): UserWithPlan | null => {
  const user = world.one<UserRow>('SELECT * FROM User WHERE id = ?', id)
  if (user === undefined) return null
  return {
    ...user,
    emailVerified: user.emailVerified === 1,
    bannedEmail: user.bannedEmail === 1,
    agreeToNewsletter: user.agreeToNewsletter === 1,
    agreeToPerformanceReporting: user.agreeToPerformanceReporting === 1,
    agreeToBillingMailing: user.agreeToBillingMailing === 1,
    isAdmin: user.isAdmin === 1,
    createdAt: new Date(user.createdAt),
    subscription: findSubscription(world, id),
    allowances: findAllowances(world, id),
    newEmail: newEmailOf(world, id),
    hasOauthWithEmail: world.one('SELECT 1 FROM OAuthAccount WHERE userId = ? AND email IS NOT NULL', id) !== undefined,
  }
}

/** Refunds failed creations, once. */
const settleFailedCreations = (world: World, userId: string): void =>
  world.atomically(() => {
    const failed = world.run('UPDATE Bot SET readyAt = NULL WHERE ownerId = ? AND fails = 1 AND readyAt <= ?', userId, world.clock.now())
    if (failed > 0) changeAllowance(world, userId, 'creations', (allowance) => returnOf(allowance, failed))
  })

const findAllowanceRow = (world: World, userId: string): AllowanceRow | undefined => {
  settleFailedCreations(world, userId)
  const user = world.one<Omit<AllowanceRow, 'subscription'>>(
    'SELECT extraAudioSeconds, extraPhotos, extraCreations, freePhotosUsed FROM User WHERE id = ?',
    userId,
  )
  if (user === undefined) return undefined
  const subscription = world.one<NonNullable<AllowanceRow['subscription']>>(
    `SELECT s.id, s.startedAt, s.periodStart, s.audioUsed, s.photosUsed, s.creationsUsed, s.chatPhotosUsed, p.includesJson
     FROM Subscription s JOIN Plan p ON p.id = s.planId
     WHERE s.userId = ? AND s.cancelledAt IS NULL AND s.endsAt > ? ORDER BY s.startedAt DESC LIMIT 1`,
    userId,
    world.clock.now(),
  )
  return { ...user, subscription: subscription ?? null }
}

/** Remaining allowances of a person: of this month's plan and of packs. */
export const findAllowances = (world: World, userId: string): Allowances => {
  const row = findAllowanceRow(world, userId)
  if (row === undefined) return { audioLimit: 0, photoLimit: 0, creationLimit: 0, chatPhotoLimit: 0 }
  const { audio, photos, creations, chatPhotos } = allowancesAt(row, { now: world.clock.now(), freePhotos: world.settings.freePhotos })
  return { audioLimit: leftOf(audio), photoLimit: leftOf(photos), creationLimit: leftOf(creations), chatPhotoLimit: leftOf(chatPhotos) }
}

/** Changes one allowance of a person and stores all; `change` returns null to leave them. */
const changeAllowance = (world: World, userId: string, kind: Spendable, change: (allowance: Allowance) => Allowance | null): boolean =>
  world.atomically(() => {
    const row = findAllowanceRow(world, userId)
    if (row === undefined) return false
    const allowances = allowancesAt(row, { now: world.clock.now(), freePhotos: world.settings.freePhotos })
    const changed = change(allowances[kind])
    if (changed === null) return false
    const after: Record<Spendable, Allowance> = { ...allowances, [kind]: changed }
    const { audio, photos, creations, chatPhotos } = after
    const { subscription } = row
    if (subscription !== null)
      world.run(
        'UPDATE Subscription SET periodStart = ?, audioUsed = ?, photosUsed = ?, creationsUsed = ?, chatPhotosUsed = ? WHERE id = ?',
        periodStartAt(subscription.startedAt, world.clock.now()),
        audio.used,
        photos.used,
        creations.used,
        chatPhotos.used,
        subscription.id,
      )
    world.run(
      'UPDATE User SET extraAudioSeconds = ?, extraPhotos = ?, extraCreations = ?, freePhotosUsed = ? WHERE id = ?',
      audio.extra,
      photos.extra,
      creations.extra,
      subscription === null ? photos.used : row.freePhotosUsed,
      userId,
    )
    return true
  })

const spend = (world: World, userId: string, kind: Spendable, amount: number): boolean =>
  changeAllowance(world, userId, kind, (allowance) => spendOf(allowance, amount))

/**
 * Charges photo generations, the plan's (or free) ones before the packs'. May be called inside
 * a transaction.
 * @returns false when too few are left; nothing is charged then
 */
export const spendPhotos = (world: World, userId: string, photos: number): boolean => spend(world, userId, 'photos', photos)

/** Charges one character creation; see `spendPhotos`. */
export const spendCreation = (world: World, userId: string): boolean => spend(world, userId, 'creations', 1)

/** Charges one photo that comes in a chat; see `spendPhotos`. */
export const spendChatPhoto = (world: World, userId: string): boolean => spend(world, userId, 'chatPhotos', 1)

/** Charges seconds of voice; see `spendPhotos`. */
export const spendAudio = (world: World, userId: string, seconds: number): boolean => spend(world, userId, 'audio', seconds)

/** Fields that a form may change. The e-mail has its own rules. */
export type ProfileChange = Partial<
  Pick<
    User,
    | 'firstName'
    | 'lastName'
    | 'nickname'
    | 'gender'
    | 'telegram'
    | 'phoneNumber'
    | 'agreeToNewsletter'
    | 'agreeToPerformanceReporting'
    | 'agreeToBillingMailing'
  >
>

/**
 * Replaces or removes a person's avatar.
 * @returns the old avatar's URL, to be removed; null without one, undefined for an unknown person
 */
export const changeAvatar = (world: World, userId: string, imageUrl: string | null): string | null | undefined =>
  world.atomically(() => {
    const had = world.one<{ imageUrl: string | null }>('SELECT imageUrl FROM User WHERE id = ?', userId)
    world.run('UPDATE User SET imageUrl = ? WHERE id = ?', imageUrl, userId)
    return had?.imageUrl
  })

/** Changes a profile; nothing when the person was deleted meanwhile. */
export const changeUser = async (world: World, id: string, change: ProfileChange): Promise<void> => {
  await (await world.prisma).user.updateMany({ where: { id }, data: change })
}

export const findPhoneNumber = (world: World, userId: string): string | null =>
  world.one<{ phoneNumber: string | null }>('SELECT phoneNumber FROM User WHERE id = ?', userId)?.phoneNumber ?? null

/** Stores a phone number, inside a transaction. */
export const savePhoneNumber = (world: World, userId: string, phoneNumber: string): void =>
  void world.run('UPDATE User SET phoneNumber = ? WHERE id = ?', phoneNumber, userId)

/** Ids of the custom characters a user has access to: bought and created ones. */
export const customAccess = (world: World, userId: string): string[] =>
  world
    .all<{ id: string }>('SELECT botId AS id FROM BotAccess WHERE userId = ? UNION SELECT id FROM Bot WHERE ownerId = ?', userId, userId)
    .map(({ id }) => id)

export const findCountry = (world: World, userId: string): string | null =>
  world.one<{ country: string }>('SELECT country FROM User WHERE id = ?', userId)?.country ?? null

export const findLanguage = (world: World, userId: string): Locale =>
  UserLanguage.parse(world.one<{ language: string }>('SELECT language FROM User WHERE id = ?', userId)?.language)

/**
 * Changes the language; the chats are deleted, since they are in another one (AC-04). Setting the same language again leaves them.
 * Returns the hashes of the deleted voices.
 */
export const changeLanguage = (world: World, userId: string, language: string): string[] =>
  world.atomically(() => {
    const isOther = world.run('UPDATE User SET language = ? WHERE id = ? AND language <> ?', language, userId, language) > 0
    if (!isOther) return []
    const voices = voicesOfUser(world, userId)
    world.run('DELETE FROM Chat WHERE userId = ?', userId)
    return voices
  })
