import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Currency, Done, IsoTime, MediaUrl } from './common.ts'
import { Gender } from './fields.ts'
import { PhoneNumber, ProfileForm } from './forms/users.ts'
import { actsOnce, reads, sets } from './policy.ts'
import { UserData } from './user-export.ts'
import { LOCALES } from './vocabulary.ts'

const c = initContract()

const LanguageCode = z.enum(LOCALES)

export const User = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string(),
    name: z.string().describe('First and last name, for display'),
    email: z.string(),
    emailVerified: z.boolean(),
    newEmail: z.string().optional().describe('Where they want to move to: it becomes `email` once its link is opened'),
    bannedEmail: z.boolean(),
    gender: Gender.nullable().describe('Null until the person has said so'),
    imageUrl: MediaUrl.nullable().describe('Avatar'),
    phoneNumber: z.string().nullable().describe('E.164'),
    telegram: z.string().optional(),
    isRegistered: z.boolean(),
    agreeToNewsletter: z.boolean(),
    agreeToPerformanceReporting: z.boolean(),
    agreeToBillingMailing: z.boolean(),
    access: z.array(z.string()).describe('Non-empty means subscriber'),
    language: LanguageCode,
    audioLimit: z.number().int().min(0).describe('Seconds of voice left'),
    photoLimit: z.number().int().min(0).describe('Photo generations left'),
    creationLimit: z.number().int().min(0).describe('Character creations left'),
    hasPassword: z.boolean(),
    hasOauthWithEmail: z.boolean(),
    is_admin: z.boolean(),
    currentPlan: z.string().describe("Plan id, or 'free'"),
    paymentDate: IsoTime.nullable(),
    subscriptionEndDate: IsoTime.nullable(),
  })
  .meta({
    id: 'User',
    description: 'The signed-in person',
    examples: [
      {
        id: 'u_3Kd9',
        firstName: 'Sam',
        lastName: 'Reed',
        nickname: '',
        name: 'Sam Reed',
        email: 'sam@example.com',
        emailVerified: true,
        bannedEmail: false,
        gender: 'male',
        imageUrl: null,
        phoneNumber: null,
        isRegistered: true,
        agreeToNewsletter: true,
        agreeToPerformanceReporting: false,
        agreeToBillingMailing: true,
        access: [],
        language: 'en',
        audioLimit: 0,
        photoLimit: 1,
        creationLimit: 0,
        hasPassword: true,
        hasOauthWithEmail: false,
        is_admin: false,
        currentPlan: 'free',
        paymentDate: null,
        subscriptionEndDate: null,
      },
    ],
  })
export type User = z.infer<typeof User>

export const ModelsAccess = z
  .object({ notCustom: z.boolean().describe('Access to the catalogue'), custom: z.array(z.string()).describe('Ids of custom characters paid for') })
  .meta({ id: 'ModelsAccess', description: 'What the person may open', examples: [{ notCustom: true, custom: [] }] })
export type ModelsAccess = z.infer<typeof ModelsAccess>

const Language = z
  .object({ language: LanguageCode })
  .meta({ id: 'Language', description: 'Language of the interface', examples: [{ language: 'de' }] })
/** All that is kept about a person, as they download it (AC-06). */
const UserExport = UserData.extend({ user: User }).meta({ id: 'UserExport', description: 'All that is kept about the person' })

export const users = c.router({
  me: {
    method: 'GET',
    path: '/users/me/',
    summary: 'The signed-in person',
    description: 'Profile, allowances and plan.',
    responses: { 200: User },
    metadata: reads('user'),
  },
  updateMe: {
    method: 'PATCH',
    path: '/users/me/',
    summary: 'Change the profile',
    description:
      'A form. Fields that are left out stay. A new e-mail needs the password where there is one, and gets a link to confirm it. A confirmed one stays until that is opened, and is told then; meanwhile the new one is `newEmail`. One that was not confirmed is replaced at once. The present e-mail makes links to another void.',
    contentType: 'multipart/form-data',
    body: ProfileForm,
    responses: { 200: User, 409: ApiErrorBody, 413: ApiErrorBody, 415: ApiErrorBody },
    metadata: sets('user'),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/users/me/',
    summary: 'Delete the account',
    description: 'Ends every session and truly deletes what is kept. Needs the password where there is one.',
    body: z
      .object({ password: z.string().max(128).optional(), reason: z.string().max(1000).optional() })
      .meta({ examples: [{ password: 'moonlight7' }] }),
    responses: { 200: Done },
    metadata: actsOnce('user'),
  },
  language: {
    method: 'GET',
    path: '/users/me/language/',
    summary: 'Language of the person',
    description: 'Applied at start.',
    responses: { 200: Language },
    metadata: reads('user'),
  },
  setLanguage: {
    method: 'PUT',
    path: '/users/me/language/',
    summary: 'Change the language',
    description: 'Deletes all chats, which the client asks to confirm first.',
    contentType: 'multipart/form-data',
    body: Language,
    responses: { 200: Language },
    metadata: sets('user'),
  },
  access: {
    method: 'GET',
    path: '/users/me/access/',
    summary: 'Which characters are open',
    description: 'A custom character is open when `custom` names it, any other when `notCustom` does.',
    responses: { 200: ModelsAccess },
    metadata: reads('user'),
  },
  phoneNumber: {
    method: 'GET',
    path: '/users/me/phone_number/',
    summary: 'Phone number',
    description: 'Null when none was given.',
    responses: { 200: PhoneNumber },
    metadata: reads('user'),
  },
  setPhoneNumber: {
    method: 'PUT',
    path: '/users/me/phone_number/',
    summary: 'Change the phone number',
    description: 'Null removes it.',
    body: PhoneNumber,
    responses: { 200: PhoneNumber },
    metadata: sets('user'),
  },
  currency: {
    method: 'GET',
    path: '/users/me/currency/',
    summary: 'Currency of prices',
    description: "By the person's country.",
    responses: { 200: z.object({ currency: Currency }).meta({ examples: [{ currency: 'EUR' }] }) },
    metadata: reads('anyone'),
  },
  export: {
    method: 'GET',
    path: '/users/me/export/',
    summary: 'All that is kept about the person',
    description:
      'Profile, account, sign-ins, chats with messages and what the characters remember, call requests, generations, characters, what was unlocked, blocks, reports, subscriptions, payments, contact messages, mails, and where the person came from.',
    responses: {
      200: UserExport,
    },
    metadata: reads('user'),
  },
})
