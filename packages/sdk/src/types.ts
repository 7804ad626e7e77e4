/** The nouns of the API, as types only. */
import type { Contract } from '@moonlit/contract'
import type { AppRoute } from '@ts-rest/core'
import type { Answer, BodyOf } from './call-types.ts'

export type { Contract }
export type { FieldError, ApiErrorBody } from '@moonlit/contract/common'
export type { ErrorCode } from '@moonlit/contract/errors'
export type { CallPolicy } from '@moonlit/contract/policy'
export type { GuestSession, AuthUserBody } from '@moonlit/contract/auth'
export type { Bot } from '@moonlit/contract/bot'
export type { BotPage } from '@moonlit/contract/bots'
export type { Dialog, Message } from '@moonlit/contract/chats'
export type { CharacterDraft } from '@moonlit/contract/creation'
export type { ModelsAccess, User } from '@moonlit/contract/users'
export type {
  Body,
  BodyType,
  BreastSize,
  Ethnicity,
  EyeColor,
  Gender,
  HairColor,
  HairStyle,
  Hobby,
  Locale,
  ModelType,
  Occupation,
  Personality,
  PromoType,
  Relationship,
  RoleType,
  Style,
  Voice,
} from '@moonlit/contract/vocabulary'

type Body2xx<R extends keyof Contract, C extends keyof Contract[R]> = Contract[R][C] extends infer Route extends AppRoute
  ? BodyOf<Answer<Route>>
  : never

/** A plan to subscribe to, or a character to buy. */
export type Plan = Body2xx<'subscriptions', 'plans'>['result'][number]
/** An allowance bought once. */
export type Pack = Body2xx<'subscriptions', 'packs'>['result'][number]
/** State, plan and allowances of the person. */
export type MySubscription = Body2xx<'subscriptions', 'mine'>
export type PaymentOutcome = Body2xx<'subscriptions', 'paymentSuccess'>
export type Currency = Body2xx<'users', 'currency'>['currency']
/** Photos made on request. */
export type Generation = Body2xx<'generation', 'list'>['result'][number]
export type GenerationStatus = Body2xx<'generation', 'status'>
export type GenerationStyle = Body2xx<'generation', 'styles'>['result'][number]
/** What a new character can be. */
export type CreationOptions = Body2xx<'bots', 'creationOptions'>
export type DialogHints = Body2xx<'chats', 'hints'>
export type MessagePage = Body2xx<'chats', 'messages'>
export type OAuthStatus = Body2xx<'oauth', 'status'>
export type BotStats = Body2xx<'stats', 'bot'>
export type SourceStats = Body2xx<'stats', 'source'>['result'][number]
export type UserExport = Body2xx<'users', 'export'>
export type MagicLink = Body2xx<'magicLink', 'create'>
