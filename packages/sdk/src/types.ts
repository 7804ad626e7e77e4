/** The nouns of the API, as types only. */
import type { GenerationStyles, SourceStats as SourceRows } from '../generated/api.ts'

export type {
  ApiErrorBody,
  AuthUserBody,
  Bot,
  BotPage,
  BotStats,
  CharacterDraft,
  Contract,
  CreationOptions,
  Currency,
  Dialog,
  DialogHints,
  Fact,
  FieldError,
  FoundMessage,
  Gender,
  Generation,
  GenerationPage,
  GenerationStatus,
  GuestSession,
  MagicLink,
  Message,
  MessagePage,
  Quote,
  ModelsAccess,
  MySubscription,
  OAuthStatus,
  Pack,
  PaymentOutcome,
  PhotoForSale,
  Plan,
  ProfileForm,
  PromoType,
  Receipt,
  Session,
  User,
  UserExport,
} from '../generated/api.ts'
export type { ErrorCode } from '@moonlit/contract/errors'
export type { CallPolicy } from '@moonlit/contract/policy'
export type {
  Body,
  BodyType,
  BreastSize,
  Ethnicity,
  EyeColor,
  HairColor,
  HairStyle,
  Hobby,
  Locale,
  ModelType,
  Occupation,
  Personality,
  Relationship,
  RoleType,
  Style,
  Voice,
} from '@moonlit/contract/vocabulary'

/** A look that photos can be made in. */
export type GenerationStyle = GenerationStyles['result'][number]
/** What a traffic source brought, by day and character. */
export type SourceStats = SourceRows['result'][number]
