import type * as api from '../generated/api.ts'

/**
 * Fields that the web app reads, by schema. Only these are required of a provider: others
 * may be removed without breaking the app. A field that the contract drops fails to compile here.
 */
export const READS = {
  Alive: ['status'],
  BlockState: ['blocked'],
  CharacterCheck: ['allowed'],
  BlockedBots: ['result'],
  FavouriteBots: ['result'],
  FavouriteState: ['favourite'],
  SimilarBots: ['result'],
  Bot: [
    'id',
    'slug',
    'name',
    'firstName',
    'age',
    'description',
    'bio',
    'imageUrl',
    'imageUrls',
    'additionalImages',
    'startPhoto',
    'photosForSale',
    'voiceSample',
    'isNew',
    'isCustom',
    'isPaidExtra',
    'type',
    'gender',
    'style',
    'roleTypes',
    'personality',
    'occupation',
    'hobbies',
    'relationship',
    'body',
    'ethnicity',
    'bodyType',
    'breastSize',
    'hairStyle',
    'hairColor',
    'eyeColor',
    'frankness',
    'voice',
    'access',
    'renamed',
    'state',
  ],
  BotPage: ['result', 'nextPage'],
  BotStats: ['paymentsCount', 'totalPrice', 'chatsCount', 'messagesCount', 'voiceMessagesCount', 'totalTokens'],
  CallAccepted: ['status'],
  Checkout: ['link', 'paymentId'],
  ConfirmedEmail: ['email', 'isMove'],
  Created: ['id'],
  CreationOptions: ['properties', 'age', 'frankness', 'opposites'],
  Dialog: ['chatID', 'botSlug', 'botName', 'botImageUrl', 'lastMessage', 'unread', 'isPinned', 'isMuted', 'isArchived'],
  DialogHints: ['en', 'es', 'fr', 'pt', 'ar', 'hi', 'ja', 'zh', 'it', 'de'],
  Dialogs: ['result'],
  Done: ['status'],
  ExtraAvatars: ['result'],
  Fact: ['factID', 'kind', 'value', 'relation', 'isPinned'],
  Facts: ['result'],
  FoundMessage: ['messageID', 'isBot', 'text', 'timestamp', 'matches', 'newer'],
  FoundMessages: ['count', 'result'],
  FullImage: ['imageUrl', 'isFullImage'],
  Generation: ['id', 'prompt', 'count', 'botSlug', 'styleIds', 'parameters', 'status', 'images', 'unmet', 'createdAt'],
  GenerationPage: ['result', 'nextPage'],
  GenerationStatus: ['status', 'progress', 'images', 'unmet'],
  GenerationStyles: ['result'],
  GuestSession: ['UserSessionID'],
  Language: ['language'],
  MagicLink: ['token', 'link', 'expiresAt'],
  MailSubscription: ['status', 'subscribed'],
  Message: ['messageID', 'isBot', 'text', 'voiceUrl', 'imageUrl', 'isFullImage', 'version', 'versions', 'isHelp', 'quoted', 'reaction', 'timestamp'],
  MessagePage: ['count', 'result', 'isReplyPending'],
  ModelsAccess: ['notCustom', 'custom'],
  MyBots: ['result'],
  MySubscription: [
    'state',
    'plan',
    'paymentDate',
    'subscriptionEndDate',
    'daysLeft',
    'audioLimit',
    'photoLimit',
    'creationLimit',
    'chatPhotoLimit',
    'allowancesRenewAt',
    'offerPrice',
    'offerTaken',
  ],
  NewTokens: ['newJwtToken', 'newRefreshToken'],
  OAuthLink: ['link'],
  OAuthProfile: ['oauthProfileId', 'provider', 'email', 'firstName', 'lastName', 'imageUrl'],
  OAuthStatus: ['status', 'jwtToken', 'refreshToken', 'profile'],
  Pack: ['id', 'kind', 'amount', 'price', 'currency'],
  Packs: ['result'],
  PaymentOutcome: ['status', 'failureReason', 'kind', 'planId', 'owned', 'slug', 'promoCode', 'promoType'],
  PhoneNumber: ['phoneNumber'],
  PhotoForSale: ['id', 'previewUrl', 'imageUrl', 'access', 'owned', 'price', 'currency'],
  PhotosForSale: ['result'],
  Plan: [
    'id',
    'kind',
    'title',
    'price',
    'oldPrice',
    'planOff',
    'currency',
    'durationMonths',
    'runsUntil',
    'annual',
    'bestPrice',
    'popular',
    'discount',
    'discountBy',
    'includes',
  ],
  Plans: ['result'],
  PromoCode: ['code', 'discount'],
  Quote: ['messageID', 'said'],
  Receipt: ['id', 'kind', 'title', 'price', 'listPrice', 'planOff', 'discountBy', 'promoCode', 'currency', 'paidAt', 'endsAt', 'refundedAt'],
  Receipts: ['result'],
  RoleTypes: ['roleTypes'],
  Session: ['id', 'browser', 'system', 'lastSeenAt', 'isCurrent'],
  Sessions: ['result'],
  SourceStats: ['result'],
  StartedChat: ['chat'],
  StartedGeneration: ['id'],
  SubscriptionChange: ['state'],
  Tokens: ['jwtToken', 'refreshToken'],
  Transcript: ['fileName', 'text'],
  User: [
    'id',
    'firstName',
    'lastName',
    'nickname',
    'name',
    'email',
    'emailVerified',
    'newEmail',
    'bannedEmail',
    'gender',
    'imageUrl',
    'phoneNumber',
    'telegram',
    'agreeToNewsletter',
    'agreeToPerformanceReporting',
    'agreeToBillingMailing',
    'access',
    'language',
    'audioLimit',
    'photoLimit',
    'creationLimit',
    'hasPassword',
    'hasOauthWithEmail',
    'currentPlan',
    'paymentDate',
    'subscriptionEndDate',
  ],
  UserExport: ['exportedAt', 'user', 'dialogs', 'calls', 'generations', 'characters', 'payments'],
  VoiceMessage: ['voiceUrl', 'audioLimit'],
} as const satisfies { [Name in keyof Schemas]: readonly (keyof Schemas[Name])[] }

interface Schemas {
  readonly Alive: api.Alive
  readonly BlockState: api.BlockState
  readonly CharacterCheck: api.CharacterCheck
  readonly BlockedBots: api.BlockedBots
  readonly FavouriteBots: api.FavouriteBots
  readonly FavouriteState: api.FavouriteState
  readonly SimilarBots: api.SimilarBots
  readonly Bot: api.Bot
  readonly BotPage: api.BotPage
  readonly BotStats: api.BotStats
  readonly CallAccepted: api.CallAccepted
  readonly Checkout: api.Checkout
  readonly ConfirmedEmail: api.ConfirmedEmail
  readonly Created: api.Created
  readonly CreationOptions: api.CreationOptions
  readonly Dialog: api.Dialog
  readonly DialogHints: api.DialogHints
  readonly Dialogs: api.Dialogs
  readonly Done: api.Done
  readonly ExtraAvatars: api.ExtraAvatars
  readonly Fact: api.Fact
  readonly Facts: api.Facts
  readonly FoundMessage: api.FoundMessage
  readonly FoundMessages: api.FoundMessages
  readonly FullImage: api.FullImage
  readonly Generation: api.Generation
  readonly GenerationPage: api.GenerationPage
  readonly GenerationStatus: api.GenerationStatus
  readonly GenerationStyles: api.GenerationStyles
  readonly GuestSession: api.GuestSession
  readonly Language: api.Language
  readonly MagicLink: api.MagicLink
  readonly MailSubscription: api.MailSubscription
  readonly Message: api.Message
  readonly MessagePage: api.MessagePage
  readonly ModelsAccess: api.ModelsAccess
  readonly MyBots: api.MyBots
  readonly MySubscription: api.MySubscription
  readonly NewTokens: api.NewTokens
  readonly OAuthLink: api.OAuthLink
  readonly OAuthProfile: api.OAuthProfile
  readonly OAuthStatus: api.OAuthStatus
  readonly Pack: api.Pack
  readonly Packs: api.Packs
  readonly PaymentOutcome: api.PaymentOutcome
  readonly PhoneNumber: api.PhoneNumber
  readonly PhotoForSale: api.PhotoForSale
  readonly PhotosForSale: api.PhotosForSale
  readonly Plan: api.Plan
  readonly Plans: api.Plans
  readonly PromoCode: api.PromoCode
  readonly Quote: api.Quote
  readonly Receipt: api.Receipt
  readonly Receipts: api.Receipts
  readonly RoleTypes: api.RoleTypes
  readonly Session: api.Session
  readonly Sessions: api.Sessions
  readonly SourceStats: api.SourceStats
  readonly StartedChat: api.StartedChat
  readonly StartedGeneration: api.StartedGeneration
  readonly SubscriptionChange: api.SubscriptionChange
  readonly Tokens: api.Tokens
  readonly Transcript: api.Transcript
  readonly User: api.User
  readonly UserExport: api.UserExport
  readonly VoiceMessage: api.VoiceMessage
}
