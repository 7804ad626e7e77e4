// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

import type { Body, BodyType, BotOrder, BreastSize, Ethnicity, EyeColor, HairColor, HairStyle, Hobby, Locale, ModelType, Occupation, Personality, Relationship, RoleType, Style, Voice } from '@moonlit/contract/vocabulary'
import type { ErrorCode } from '@moonlit/contract/errors'
import type { NoArgs, Refusal, Reply } from '../src/call-types.ts'

/** Up or not */
export interface Alive {
  status: boolean
}

/** The one shape of every error */
export interface ApiErrorBody {
  /** What went wrong, in English, or a literal that the source names */
  detail: string
  /** Stable name of the error, for programs; there may be new ones in time */
  code?: ErrorCode | undefined
  /** The fields that did not pass, for a 400; those whose words are against the rules, for a 403 */
  errors?: FieldError[] | undefined
}

/** Who the guest is */
export interface AuthUserBody {
  /** First name */
  firstName: string
  gender: Gender
}

/** Whether it is blocked now */
export interface BlockState {
  blocked: boolean
}

/** Blocked characters */
export interface BlockedBots {
  result: Bot[]
}

/** A character */
export interface Bot {
  /** Opaque id */
  id: string
  /** The name of a character in addresses */
  slug: string
  /** Full name, as the language asked for writes it */
  name: string
  firstName: string
  /** Age in years, 18 or older; 18 to 99 */
  age: number
  /** One or two lines for cards */
  description: string
  bio: string
  /** Cover. The small variant has the file name prefixed small_; the picture for link previews, a JPEG of 1200 x 630 with the name on it, is prefixed share_ and ends in .jpg (ours, the source has none) */
  imageUrl: string
  /** Gallery, in order */
  imageUrls: string[]
  /** Spliced into the gallery at slideIndex - 1 */
  additionalImages: {
    slideIndex: number
    /** Address of a file */
    imageUrl: string
  }[]
  /** Shown with the greeting of a chat */
  startPhoto: string | null
  /** Whether the caller has access to one is told by `photosForSale.list` */
  photosForSale: {
    id: string
    /** Blurred */
    previewUrl: string
    /** The list price; `photosForSale.list` tells what is charged in another currency */
    price: number
    /** Of the list price */
    currency: Currency
  }[]
  voiceSample: string | null
  isNew: boolean
  /** Not of the catalogue: paid for one by one */
  isCustom: boolean
  /** Of the catalogue, yet only for an additional payment */
  isPaidExtra: boolean
  type: ModelType
  gender: Gender
  style: Style
  roleTypes: RoleType[]
  personality: Personality[]
  occupation: Occupation
  hobbies: Hobby[]
  relationship: Relationship
  body: Body
  ethnicity: Ethnicity
  bodyType: BodyType
  breastSize?: BreastSize | null | undefined
  hairStyle: HairStyle
  hairColor: HairColor
  eyeColor: EyeColor
  /** From 1, humble, to 5, vulgar; 1 to 5 */
  frankness: number
  voice: Voice
  /** Whether the caller may chat without paying first */
  access: boolean
  /** Whether its one renaming is used */
  renamed: boolean
  state: 'ready' | 'creating' | 'failed'
}

/** A page of characters */
export interface BotPage {
  result: Bot[]
  /** Null on the last page */
  nextPage: number | null
}

/** What a character has seen */
export interface BotStats {
  botId: string
  paymentsCount: number
  /** USD */
  totalPrice: number
  chatsCount: number
  messagesCount: number
  voiceMessagesCount: number
  totalTokens: number
  /** Each day on which there was anything, in order. There only when from or to is given */
  days?: {
    date: string
    paymentsCount: number
    /** USD */
    totalPrice: number
    chatsCount: number
    messagesCount: number
    voiceMessagesCount: number
    totalTokens: number
  }[] | undefined
}

/** The call is coming */
export interface CallAccepted {
  status: 'accepted'
}

/** The words are within the rules */
export interface CharacterCheck {
  allowed: true
}

/** A character to create */
export interface CharacterDraft {
  /** Name of a character */
  name: string
  gender: Gender
  style: Style
  /** Age in years, 18 or older; 18 to 99 */
  age: number
  ethnicity: Ethnicity
  body: Body
  bodyType: BodyType
  /** Passed over for men */
  breastSize?: BreastSize | null | undefined
  hairStyle: HairStyle
  hairColor: HairColor
  eyeColor: EyeColor
  personality: Personality[]
  occupation: Occupation
  hobbies: Hobby[]
  relationship: Relationship
  /** From 1, humble, to 5, vulgar; 1 to 5 */
  frankness: number
  voice: Voice
  /** The person's own words about the character */
  bio?: string | undefined
  /** Which of all possible faces; the portrait of the same face shows what the character will look like. Any, when left out */
  face?: string | undefined
}

/** What is different */
export interface ChatChange {
  /** On top of the list */
  isPinned?: boolean | undefined
  /** No reminders, and what is unread is not counted */
  isMuted?: boolean | undefined
  /** Out of the list, until a message comes */
  isArchived?: boolean | undefined
}

/** Where to pay */
export interface Checkout {
  /** The payment provider's page */
  link: string
  paymentId: string
}

/** An e-mail is confirmed */
export interface ConfirmedEmail {
  status: true
  /** The e-mail that the account has now */
  email: string
  /** Whether the account had another confirmed e-mail until now */
  isMove: boolean
}

/** A message to support */
export interface ContactBody {
  topic: 'question' | 'billing' | 'complaint' | 'content-removal' | 'partnership' | 'other'
  /** E-mail address */
  email: string
  name?: string | undefined
  message: string
  /** The page it is about */
  url?: string | undefined
}

/** Id of what was stored */
export interface Created {
  id: string
}

/** What a new character can be */
export interface CreationOptions {
  properties: {
    /** Field of CharacterDraft */
    id: string
    step: 'style' | 'origin' | 'body' | 'face' | 'soul'
    /** Words by language */
    label: Record<Locale, string>
    /** How many may be chosen */
    max: number
    required: boolean
    /** Only for these; for all when left out */
    genders?: Gender[] | undefined
    options: {
      id: string
      /** Words by language */
      label: Record<Locale, string>
    }[]
  }[]
  age: {
    /** Age in years, 18 or older; 18 to 99 */
    min: number
    /** Age in years, 18 or older; 18 to 99 */
    max: number
  }
  frankness: {
    min: 1
    max: 5
    labels: (Record<Locale, string>)[]
  }
  /** Traits that exclude one another */
  opposites: ([string, string])[]
  /** Address of the portrait of a draft. Its query is the draft: style, gender, age, ethnicity, body, bodyType, hairStyle, hairColor, eyeColor, and if known occupation and face; view=figure shows more of the body. The file name prefixed sketch_ is smaller and comes sooner; tile_ is for a choice among others */
  portraitUrl: string
}

/** ISO 4217 */
export type Currency = 'USD' | 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY'

/** A chat with one character */
export interface Dialog {
  chatID: string
  /** The name of a character in addresses */
  botSlug: string
  botName: string
  /** Address of a file */
  botImageUrl: string
  lastMessage: Message | null
  unread: number
  /** It stands on top of the list */
  isPinned: boolean
  /** No reminders, and what is unread is not counted */
  isMuted: boolean
  /** It stands apart until a message comes */
  isArchived: boolean
  /** Ids of a guest's chats that became part of this one when they signed in: whoever comes by one of them is led here */
  mergedIDs?: string[] | undefined
}

/** Messages to suggest, by language; en is always there */
export interface DialogHints {
  en: string[]
  es?: string[] | undefined
  fr?: string[] | undefined
  pt?: string[] | undefined
  ar?: string[] | undefined
  hi?: string[] | undefined
  ja?: string[] | undefined
  zh?: string[] | undefined
  it?: string[] | undefined
  de?: string[] | undefined
}

/** Chats */
export interface Dialogs {
  result: Dialog[]
}

/** It is done */
export interface Done {
  status: true
}

/** Another text for a message */
export interface EditBody {
  message: string
  /** The client's estimate of the message's tokens; 0 to 100000 */
  tokenSize: number
  /** The client's own id of the message: sent again with the same one, it is the same message, and the answer is its reply */
  clientMessageID?: string | undefined
}

/** Second covers */
export interface ExtraAvatars {
  result: {
    /** The name of a character in addresses */
    slug: string
    /** Address of a file */
    imageUrl: string
  }[]
}

/** What a character remembers of the person */
export interface Fact {
  /** Within the chat; it stays when the fact is corrected */
  factID: string
  /** What it is about; there may be new ones in time */
  kind: 'name' | 'job' | 'city' | 'pet' | 'like' | 'plan' | 'age' | 'birthday' | 'partner' | 'child' | 'sibling' | 'parent' | 'dislike' | 'instrument' | 'sport' | 'health'
  /** In the person's own words */
  value: string
  /** The person's word for the relative whose name the value is */
  relation: string | null
  /** It comes first, and stays until the person changes it */
  isPinned: boolean
}

/** What is different */
export interface FactChange {
  value?: string | undefined
  isPinned?: boolean | undefined
}

/** Facts */
export interface Facts {
  result: Fact[]
}

/** Favourites */
export interface FavouriteBots {
  result: Bot[]
}

/** Whether it is a favourite now */
export interface FavouriteState {
  favourite: boolean
}

/** One field that did not pass */
export interface FieldError {
  /** Dotted path of the field */
  path: string
  /** What is wrong with it, in English */
  message: string
}

/** The query a visit came with */
export interface FirstTouchBody {
  /** Query parameters collected on the way. Of more than 50 the rest is left out, of long ones the end. */
  query: Record<string, string>
}

/** A message that was found */
export interface FoundMessage {
  messageID: string
  isBot: boolean
  text: string
  /** ISO 8601, UTC */
  timestamp: string
  /** Where the words stand in the text, in UTF-16 units, from first to last, without overlaps; the end is not part of it */
  matches: {
    start: number
    end: number
  }[]
  /** How many messages of the chat are newer: the offset of this one in `chats.messages` */
  newer: number
}

/** count is of all that were found */
export interface FoundMessages {
  count: number
  result: FoundMessage[]
}

/** The picture */
export interface FullImage {
  /** Address of a file */
  imageUrl: string
  isFullImage: true
}

/** Gender */
export type Gender = 'female' | 'male' | 'non-binary'

/** Photos made on request */
export interface Generation {
  /** Opaque id */
  id: string
  prompt: string
  /** 1 to 4 */
  count: number
  /** The name of a character in addresses */
  botSlug: string
  styleIds: string[]
  /** What the photos show, before the prompt: scene, outfit, color, light, mood, distance, and their format. Values are ids (PHOTO_PARAMETERS) or words; other names are read like the prompt */
  parameters: Record<string, string>
  status: 'queued' | 'running' | 'done' | 'failed'
  images: {
    /** Within its order */
    id: string
    /** Address of a file */
    imageUrl: string
    /** Address of a file */
    smallUrl: string
    /** Of the large picture, in pixels */
    width: number
    /** Of the large picture, in pixels */
    height: number
  }[]
  /** What the prompt asks for and the photos do not show, in its own words; empty when nothing is left out */
  unmet: string[]
  /** ISO 8601, UTC */
  createdAt: string
}

/** What to make */
export interface GenerationBody {
  prompt: string
  /** 1 to 4 */
  count: number
  /** The name of a character in addresses */
  botSlug: string
  styleIds: string[]
  /** What the photos show, before the prompt: scene, outfit, color, light, mood, distance, and their format. Values are ids (PHOTO_PARAMETERS) or words; other names are read like the prompt */
  parameters?: Record<string, string> | undefined
}

/** A page of photos */
export interface GenerationPage {
  result: Generation[]
  /** Null on the last page */
  nextPage: number | null
}

/** Progress */
export interface GenerationStatus {
  /** Opaque id */
  id: string
  status: 'queued' | 'running' | 'done' | 'failed'
  /** Per cent; 0 to 100 */
  progress: number
  images: {
    /** Within its order */
    id: string
    /** Address of a file */
    imageUrl: string
    /** Address of a file */
    smallUrl: string
    /** Of the large picture, in pixels */
    width: number
    /** Of the large picture, in pixels */
    height: number
  }[]
  /** What the prompt asks for and the photos do not show, in its own words; empty when nothing is left out */
  unmet: string[]
}

/** Styles */
export interface GenerationStyles {
  result: {
    id: string
    title: string
    /** Address of a file */
    previewUrl: string
  }[]
}

/** A guest session; sent back as X-User-Session-Id */
export interface GuestSession {
  UserSessionID: string
}

/** Language of the interface */
export interface Language {
  language: Locale
}

/** E-mail and password */
export interface LoginBody {
  /** E-mail address */
  email: string
  password: string
}

/** A link to open on the other device */
export interface MagicLink {
  token: string
  link: string
  /** ISO 8601, UTC */
  expiresAt: string
}

/** Whether mails are wanted */
export interface MailSubscription {
  status: true
  subscribed: boolean
}

/** One message */
export interface Message {
  messageID: string
  /** The client's own id of a message it sent with one */
  clientMessageID?: string | undefined
  isBot: boolean
  text: string
  voiceUrl?: string | null | undefined
  /** Blurred for those without access */
  imageUrl?: string | null | undefined
  isFullImage: boolean
  /** Which of the versions of a reply this is, from 1; there when there are several */
  version?: number | undefined
  /** How many versions of the reply there are; there when there are several */
  versions?: number | undefined
  /** It answers words of self-harm: after an empty line it names help lines, one a line */
  isHelp?: boolean | undefined
  /** The message of the chat that it answers; there when it quotes one */
  quoted?: Quote | undefined
  /** The person's, to a message of the character */
  reaction?: Reaction | undefined
  /** ISO 8601, UTC */
  timestamp: string
}

/** count is of all messages */
export interface MessagePage {
  count: number
  result: {
    messages: Message[]
  }
  /** How many free messages the person may still send, in all chats; null with a subscription */
  messagesLeft?: number | null | undefined
  /** Whether the character is writing: the reply comes, be it in a later page */
  isReplyPending?: boolean | undefined
  /** How many photos of this month the subscriber's plan still brings clear, in all chats; null without a subscription */
  photosLeft?: number | null | undefined
}

/** What the person may open */
export interface ModelsAccess {
  /** Access to the catalogue */
  notCustom: boolean
  /** Ids of custom characters paid for */
  custom: string[]
}

/** Own characters */
export interface MyBots {
  result: Bot[]
}

/** State, plan and allowances */
export interface MySubscription {
  state: SubscriptionState
  plan: Plan | null
  paymentDate: string | null
  subscriptionEndDate: string | null
  /** Days until the subscription ends, begun ones counted, by the server's clock; null without a running one */
  daysLeft: number | null
  /** Seconds */
  audioLimit: number
  photoLimit: number
  creationLimit: number
  /** Photos that may still come clear in chats this month */
  chatPhotoLimit: number
  /** How many free messages the person may still send, in all chats; null with a subscription */
  messagesLeft?: number | null | undefined
  /** When the monthly allowances are new again; null without a subscription, or when it ends before */
  allowancesRenewAt: string | null
  /** What the same plan costs next, in its currency, once the retention offer is taken; null without a running subscription */
  offerPrice: number | null
  /** The retention offer was taken: the next subscription costs less */
  offerTaken: boolean
}

/** The tokens that replace the old ones */
export interface NewTokens {
  /** A signed token */
  newJwtToken: string
  /** A signed token */
  newRefreshToken: string
}

/** Address of the provider's page */
export interface OAuthLink {
  link: string
}

/** What the provider told about the person */
export interface OAuthProfile {
  /** Names a proven profile, for one sign-up; contains a dash */
  oauthProfileId: string
  provider: OAuthProvider
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  /** Address of a file */
  imageUrl?: string | undefined
}

/** Social identity provider */
export type OAuthProvider = 'google' | 'facebook' | 'twitter'

/** A new account through a provider */
export interface OAuthSignupBody {
  /** Names a proven profile, for one sign-up; contains a dash */
  oauthProfileId: string
  provider: OAuthProvider
  /** E-mail address */
  email?: string | undefined
  agreeToNewsletter?: boolean | undefined
  /** Language of the texts; unknown ones fall back to en */
  lang?: Locale | undefined
  /** First name */
  firstName?: string | undefined
  lastName?: string | undefined
  /** Query parameters collected on the way. Of more than 50 the rest is left out, of long ones the end. */
  params?: Record<string, string> | undefined
}

/** How a social sign-in ended */
export interface OAuthStatus {
  status: 'pending' | 'login' | 'signup' | 'error'
  jwtToken?: string | undefined
  refreshToken?: string | undefined
  profile?: OAuthProfile | undefined
}

/** An allowance bought once */
export interface Pack {
  /** Opaque id */
  id: string
  kind: 'voice' | 'photo' | 'creation'
  /** Minutes, photos or characters */
  amount: number
  price: number
  currency: Currency
}

/** Packs */
export interface Packs {
  result: Pack[]
}

/** Why a payment failed: the bank declined it, its buyer cancelled it, it was not made within a day, another payment used its promo code, or the retention offer that lowered its price ended */
export type PaymentFailureReason = 'declined' | 'cancelled' | 'expired' | 'codeUsed' | 'offerEnded'

/** How the payment ended */
export interface PaymentOutcome {
  status: PaymentStatus
  /** Of a failed payment, where it is known */
  failureReason?: PaymentFailureReason | undefined
  kind: 'subscription' | 'character' | 'characterPhoto' | 'voice' | 'photo' | 'creation'
  planId: string
  /** The caller has what this payment is for: a running subscription, the character, the photo. Never of packs, which add up */
  owned: boolean
  /** The name of a character in addresses */
  slug?: string | undefined
  /** The code and the source at whose price it was ordered, to order it again */
  promoCode?: string | undefined
  promoType?: PromoType | undefined
}

/** How a payment ended */
export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'duplicate' | 'refunded'

/** E.164, or null */
export interface PhoneNumber {
  phoneNumber: string | null
}

/** A photo of a character that is sold by itself */
export interface PhotoForSale {
  /** Opaque id */
  id: string
  /** Blurred */
  previewUrl: string
  /** The photo itself, for those who have access to it; null for others */
  imageUrl: string | null
  /** The caller has bought it, or is a subscriber */
  access: boolean
  /** The caller has bought it: it stays when the subscription ends, and is not sold again */
  owned: boolean
  /** The price that is charged */
  price: number
  currency: Currency
}

/** Photos for sale */
export interface PhotosForSale {
  result: PhotoForSale[]
}

/** What can be subscribed to, or a character to buy */
export interface Plan {
  /** Opaque id */
  id: string
  kind: 'subscription' | 'character'
  title: string
  /** The price that is charged */
  price: number
  /** The regular price of this plan, whichever way somebody came to it; left out when just that is charged */
  oldPrice?: number | undefined
  /** What the plan itself takes off its regular price, for everybody; the rest is taken off for the first subscription, by the code or by the offer */
  planOff: number
  currency: Currency
  /** Null for what is bought once */
  durationMonths: number | null
  /** When it would end if it were paid for now, by the server's clock; null for what is bought once */
  runsUntil: string | null
  annual: boolean
  bestPrice: boolean
  popular: boolean
  /** Per cent of the regular price; 0 to 99 */
  discount: number
  /** What lowered the price last: the plan itself, that it is the first subscription, a promo code, the retention offer; null when nothing did */
  discountBy: 'plan' | 'first' | 'code' | 'offer' | null
  includes: {
    unlimitedMessages: boolean
    /** A month */
    photos: number
    /** A month */
    audioMinutes: number
    imageBlurRemoval: boolean
    photoGenerations: number
    creations: number
  }
}

/** Plans */
export interface Plans {
  result: Plan[]
}

/** Changes to the profile, as a form */
export interface ProfileForm {
  /** First name */
  firstName?: string | undefined
  lastName?: string | undefined
  nickname?: string | undefined
  /** E-mail address */
  email?: string | undefined
  gender?: Gender | undefined
  /** An empty one takes the name away */
  telegram?: string | undefined
  agreeToNewsletter?: boolean | 'true' | 'false' | undefined
  agreeToPerformanceReporting?: boolean | 'true' | 'false' | undefined
  agreeToBillingMailing?: boolean | 'true' | 'false' | undefined
  /** The present one: a new e-mail needs it where there is one */
  password?: string | undefined
  /** Image, at most 5 MB; an empty text takes it away */
  avatar?: File | '' | undefined
}

/** A discount */
export interface PromoCode {
  code: string
  /** Per cent; 1 to 75 */
  discount: number
}

/** Where a visit came from */
export type PromoType = 'promo' | 'fb' | 'affise' | 'keitaro'

/** The message that another one answers */
export interface Quote {
  messageID: string
  /** null when the message is not there any more */
  said: {
    isBot: boolean
    /** Its beginning, at most 240 characters */
    text: string
    hasPhoto: boolean
  } | null
}

/** What a person feels about a message; there may be new ones in time */
export type Reaction = 'love' | 'laugh' | 'wow' | 'sad' | 'fire' | 'like'

/** The reaction */
export interface ReactionChange {
  reaction: Reaction | null
}

/** A payment that was charged, or is about to be */
export interface Receipt {
  /** Id of the payment */
  id: string
  kind: 'subscription' | 'character' | 'characterPhoto' | 'voice' | 'photo' | 'creation'
  /** What was bought, in the person's language */
  title: string
  /** As it was charged */
  price: number
  /** The regular price; null when just that was charged */
  listPrice: number | null
  /** What the plan itself took off its regular price, for everybody; the rest was taken off by the code or the offer */
  planOff: number
  /** What lowered the price last: the plan itself, that it is the first subscription, a promo code, the retention offer; null when nothing did */
  discountBy: 'plan' | 'first' | 'code' | 'offer' | null
  /** The code, when one lowered it */
  promoCode: string | null
  currency: Currency
  status: 'pending' | 'paid' | 'refunded'
  /** When it was charged; of a pending one, when it was begun */
  paidAt: string
  /** Until when the subscription was bought for; null for what is bought once */
  endsAt: string | null
  refundedAt: string | null
}

/** Receipts */
export interface Receipts {
  result: Receipt[]
}

/** A new account */
export interface RegistrationBody {
  /** E-mail address */
  email: string
  /** A new password */
  password: string
  agreeToNewsletter?: boolean | undefined
  /** Language of the texts; unknown ones fall back to en */
  lang?: Locale | undefined
  /** First name */
  firstName?: string | undefined
  /** Query parameters collected on the way. Of more than 50 the rest is left out, of long ones the end. */
  params?: Record<string, string> | undefined
  /** Guest session whose chats move to the account */
  sessionId?: string | undefined
}

/** What is wrong */
export interface ReportBody {
  kind: 'message' | 'character'
  id: string
  reason: 'illegal' | 'minor' | 'violence' | 'hate' | 'real-person' | 'spam' | 'other'
  text?: string | undefined
  block?: boolean | undefined
}

/** Ids of role types */
export interface RoleTypes {
  roleTypes: string[]
}

/** A message to send */
export interface SendBody {
  message: string
  /** The client's estimate of the message's tokens; 0 to 100000 */
  tokenSize: number
  /** The client's own id of the message: sent again with the same one, it is the same message, and the answer is its reply */
  clientMessageID?: string | undefined
  /** The message of the chat that this one answers. One that is gone keeps nothing from being sent */
  quotedMessageID?: string | undefined
}

/** A sign-in that is still good, on some device */
export interface Session {
  /** Names the session to end it; neither a token nor of use for one */
  id: string
  /** As it calls itself; null when it is not known */
  browser: string | null
  /** What the browser runs on; null when it is not known */
  system: string | null
  /** ISO 8601, UTC */
  signedInAt: string
  /** To the minute */
  lastSeenAt: string
  /** It is the one that asks */
  isCurrent: boolean
}

/** Sessions */
export interface Sessions {
  result: Session[]
}

/** Similar characters */
export interface SimilarBots {
  result: Bot[]
}

/** A row per day and character */
export interface SourceStats {
  result: {
    date: string
    botSlug: string | null
    visits: number
    signups: number
    payments: number
    /** USD */
    revenue: number
  }[]
}

/** The chat */
export interface StartedChat {
  chat: {
    chatID: string
  }
}

/** It has begun */
export interface StartedGeneration {
  /** Opaque id */
  id: string
}

/** The state now */
export interface SubscriptionChange {
  state: SubscriptionState
}

/** State of the subscription */
export type SubscriptionState = 'free' | 'active' | 'cancelled' | 'renewable'

/** Access and refresh token */
export interface Tokens {
  /** A signed token */
  jwtToken: string
  /** A signed token */
  refreshToken: string
}

/** A chat as text, and a name for its file */
export interface Transcript {
  fileName: string
  text: string
}

/** The signed-in person */
export interface User {
  id: string
  firstName: string
  lastName: string
  nickname: string
  /** First and last name, for display */
  name: string
  email: string
  emailVerified: boolean
  /** Where they want to move to: it becomes `email` once its link is opened */
  newEmail?: string | undefined
  bannedEmail: boolean
  /** Null until the person has said so */
  gender: Gender | null
  /** Avatar */
  imageUrl: string | null
  /** E.164 */
  phoneNumber: string | null
  telegram?: string | undefined
  isRegistered: boolean
  agreeToNewsletter: boolean
  agreeToPerformanceReporting: boolean
  agreeToBillingMailing: boolean
  /** Non-empty means subscriber */
  access: string[]
  language: Locale
  /** Seconds of voice left */
  audioLimit: number
  /** Photo generations left */
  photoLimit: number
  /** Character creations left */
  creationLimit: number
  hasPassword: boolean
  hasOauthWithEmail: boolean
  is_admin: boolean
  /** Plan id, or 'free' */
  currentPlan: string
  paymentDate: string | null
  subscriptionEndDate: string | null
}

/** All that is kept about the person */
export interface UserExport {
  /** ISO 8601, UTC */
  exportedAt: string
  account: {
    /** ISO 8601, UTC */
    registeredAt: string
    country: string
    /** Counted against the free messages */
    messagesSent: number
    freePhotosUsed: number
    /** Confirmed e-mails that were changed for another */
    formerEmails: {
      email: string
      /** ISO 8601, UTC */
      leftAt: string
    }[]
  }
  signIns: {
    /** ISO 8601, UTC */
    signedInAt: string
    /** When its tokens were last renewed */
    lastSeenAt: string
    /** When it ends, or ended, unless it is used again */
    endsAt: string
    /** Kept while it is open */
    browser: string | null
    /** Kept while it is open */
    system: string | null
  }[]
  /** Accounts elsewhere that the person signs in with */
  providers: {
    provider: string
    email: string | null
    /** ISO 8601, UTC */
    connectedAt: string
  }[]
  dialogs: {
    chatID: string
    botSlug: string
    isPinned: boolean
    isMuted: boolean
    archivedAt: string | null
    messages: {
      isBot: boolean
      text: string
      /** What the message says that it answers */
      quoted: string | null
      hasPhoto: boolean
      /** The person's */
      reaction: Reaction | null
      /** It was turned into a voice message */
      wasHeard: boolean
      /** ISO 8601, UTC */
      timestamp: string
      /** The versions of a reply that are not shown */
      otherReplies: {
        text: string
        reaction: Reaction | null
        /** ISO 8601, UTC */
        timestamp: string
      }[]
    }[]
    /** What the character remembers of the person */
    remembered: {
      about: 'name' | 'job' | 'city' | 'pet' | 'like' | 'plan' | 'age' | 'birthday' | 'partner' | 'child' | 'sibling' | 'parent' | 'dislike' | 'instrument' | 'sport' | 'health' | 'mood'
      value: string
      /** The person's word for the relative whose name the value is */
      relation: string | null
      /** The person pinned it */
      isPinned: boolean
    }[]
  }[]
  calls: {
    chatID: string
    phoneNumber: string
    /** ISO 8601, UTC */
    createdAt: string
  }[]
  generations: {
    id: string
    botSlug: string
    prompt: string
    /** How many were ordered */
    count: number
    styles: string[]
    /** What was chosen besides, by its name */
    parameters: Record<string, string>
    /** ISO 8601, UTC */
    createdAt: string
    images: string[]
  }[]
  characters: {
    slug: string
    name: string
    gender: Gender
    style: Style
    /** Age in years, 18 or older; 18 to 99 */
    age: number
    ethnicity: Ethnicity
    body: Body
    bodyType: BodyType
    /** Passed over for men */
    breastSize?: BreastSize | null | undefined
    hairStyle: HairStyle
    hairColor: HairColor
    eyeColor: EyeColor
    personality: Personality[]
    occupation: Occupation
    hobbies: Hobby[]
    relationship: Relationship
    /** From 1, humble, to 5, vulgar; 1 to 5 */
    frankness: number
    voice: Voice
    /** The person's own words about the character */
    bio?: string | undefined
    /** Which of all possible faces; the portrait of the same face shows what the character will look like. Any, when left out */
    face?: string | undefined
    /** ISO 8601, UTC */
    createdAt: string
  }[]
  unlocked: {
    characters: {
      botSlug: string
      /** ISO 8601, UTC */
      unlockedAt: string
    }[]
    photos: {
      botSlug: string
      photoId: string
      /** ISO 8601, UTC */
      unlockedAt: string
    }[]
  }
  /** Characters that the person keeps as favourites */
  favourites: {
    botSlug: string
    /** ISO 8601, UTC */
    createdAt: string
  }[]
  /** Characters that the person has blocked */
  blocked: {
    botSlug: string
    /** ISO 8601, UTC */
    createdAt: string
  }[]
  reports: {
    kind: string
    /** What was reported */
    id: string
    reason: string
    text: string
    /** ISO 8601, UTC */
    createdAt: string
  }[]
  subscriptions: {
    plan: string
    /** ISO 8601, UTC */
    startedAt: string
    /** ISO 8601, UTC */
    endsAt: string
    cancelledAt: string | null
    /** When the offer to stay was taken */
    keptAt: string | null
    /** Since when what is below is counted */
    countedSince: string
    photosUsed: number
    /** Photos that came in chats */
    chatPhotosUsed: number
    audioSecondsUsed: number
    creationsUsed: number
  }[]
  payments: {
    id: string
    /** What was bought */
    kind: string
    /** Id of the plan, pack, character or photo */
    item: string
    /** The character on whose page it was begun */
    botSlug: string | null
    amount: number
    currency: Currency
    status: PaymentStatus
    /** Of a failed payment, where it is known */
    failureReason: PaymentFailureReason | null
    promoCode: string | null
    /** Where the person came from */
    promoType: string | null
    /** Tracking parameters as JSON, as they were when it was begun */
    params: string
    /** ISO 8601, UTC */
    createdAt: string
    refundedAt: string | null
    /** When its outcome was known */
    settledAt: string | null
  }[]
  /** Messages to support from the confirmed e-mail */
  letters: {
    topic: string
    name: string
    message: string
    /** The page it was about */
    url: string | null
    /** ISO 8601, UTC */
    createdAt: string
  }[]
  /** What we wrote to the e-mail */
  mails: {
    subject: string
    /** ISO 8601, UTC */
    sentAt: string
  }[]
  /** Tracking parameters of the sign-up, as JSON */
  params: string
  /** Where the person came from */
  firstTouch: {
    promoType: string
    /** The character that the visit was about */
    botSlug: string | null
    /** Query parameters as JSON */
    query: string
    /** ISO 8601, UTC */
    createdAt: string
  } | null
  user: User
}

/** The sound */
export interface VoiceMessage {
  /** Address of a file */
  voiceUrl: string
  /** Seconds left */
  audioLimit: number
}

/** Statuses that any call may answer besides its own. */
type CommonStatus = 400 | 401 | 403 | 404 | 405 | 429 | 500 | 503

/** What each call takes (`args`) and answers (`answer`), by resource. */
export interface Contract {
  auth: {
    authUser: { args: {
      body: AuthUserBody
    }; answer: Reply<200, GuestSession> | Refusal<CommonStatus, 'auth.authUser'> }
    register: { args: {
      body: RegistrationBody
    }; answer: Reply<201, Tokens> | Refusal<409 | CommonStatus, 'auth.register'> }
    login: { args: {
      body: LoginBody
    }; answer: Reply<200, Tokens> | Refusal<CommonStatus, 'auth.login'> }
    logout: { args: {
      body: Tokens
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'auth.logout'> }
    refreshToken: { args: {
      body: {
        /** A signed token */
        refreshToken: string
        /** A random id of this exchange, chosen by the client before it is first sent */
        exchangeId?: string | undefined
      }
    }; answer: Reply<200, NewTokens> | Refusal<CommonStatus, 'auth.refreshToken'> }
    changePassword: { args: {
      body: {
        oldPassword: string
        /** A new password */
        newPassword: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'auth.changePassword'> }
    setPassword: { args: {
      body: {
        /** A new password */
        newPassword: string
      }
    }; answer: Reply<200, Done> | Refusal<409 | CommonStatus, 'auth.setPassword'> }
    sendVerification: { args: {
      body?: {
        /** E-mail address */
        email?: string | undefined
      }
    }; answer: Reply<200, Done> | Refusal<409 | CommonStatus, 'auth.sendVerification'> }
    verify: { args: {
      params: {
        /** Opaque id */
        userId: string
        /** Token from the mail */
        token: string
      }
      body?: Record<string, never>
    }; answer: Reply<200, ConfirmedEmail> | Refusal<CommonStatus, 'auth.verify'> }
    startReset: { args: {
      body: {
        /** E-mail address */
        email: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'auth.startReset'> }
    finishReset: { args: {
      params: {
        /** Opaque id */
        userId: string
        /** Token from the mail */
        token: string
      }
      body: {
        /** A new password */
        password: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'auth.finishReset'> }
  }
  magicLink: {
    create: { args: {
      body?: Record<string, never>
    }; answer: Reply<201, MagicLink> | Refusal<CommonStatus, 'magicLink.create'> }
    apply: { args: {
      body: {
        token: string
      }
    }; answer: Reply<200, GuestSession> | Refusal<410 | CommonStatus, 'magicLink.apply'> }
  }
  sessions: {
    list: { args: NoArgs; answer: Reply<200, Sessions> | Refusal<CommonStatus, 'sessions.list'> }
    end: { args: {
      params: {
        /** Opaque id */
        id: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'sessions.end'> }
    endOthers: { args: NoArgs; answer: Reply<200, Done> | Refusal<CommonStatus, 'sessions.endOthers'> }
  }
  oauth: {
    getLink: { args: {
      query: {
        /** Where to come back to */
        back_url: string
        /** To sign in or to sign up */
        oauth_type: 'oauth_login' | 'oauth_signup'
        /** Social identity provider */
        provider: OAuthProvider
      }
    }; answer: Reply<200, OAuthLink> | Refusal<CommonStatus, 'oauth.getLink'> }
    status: { args: {
      params: {
        /** Opaque id */
        id: string
      }
    }; answer: Reply<200, OAuthStatus> | Refusal<CommonStatus, 'oauth.status'> }
    signup: { args: {
      body: OAuthSignupBody
    }; answer: Reply<201, Tokens> | Refusal<409 | CommonStatus, 'oauth.signup'> }
  }
  users: {
    me: { args: NoArgs; answer: Reply<200, User> | Refusal<CommonStatus, 'users.me'> }
    updateMe: { args: {
      body?: ProfileForm | FormData
    }; answer: Reply<200, User> | Refusal<409 | 413 | 415 | CommonStatus, 'users.updateMe'> }
    deleteMe: { args: {
      body?: {
        password?: string | undefined
        reason?: string | undefined
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'users.deleteMe'> }
    language: { args: NoArgs; answer: Reply<200, Language> | Refusal<CommonStatus, 'users.language'> }
    setLanguage: { args: {
      body: Language | FormData
    }; answer: Reply<200, Language> | Refusal<CommonStatus, 'users.setLanguage'> }
    access: { args: NoArgs; answer: Reply<200, ModelsAccess> | Refusal<CommonStatus, 'users.access'> }
    phoneNumber: { args: NoArgs; answer: Reply<200, PhoneNumber> | Refusal<CommonStatus, 'users.phoneNumber'> }
    setPhoneNumber: { args: {
      body: PhoneNumber
    }; answer: Reply<200, PhoneNumber> | Refusal<CommonStatus, 'users.setPhoneNumber'> }
    currency: { args: NoArgs; answer: Reply<200, {
      currency: Currency
    }> | Refusal<CommonStatus, 'users.currency'> }
    export: { args: NoArgs; answer: Reply<200, UserExport> | Refusal<CommonStatus, 'users.export'> }
  }
  stats: {
    firstTouch: { args: {
      params: {
        /** Where a visit came from */
        promoType: PromoType
      }
      body: FirstTouchBody
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'stats.firstTouch'> }
    firstTouchOfBot: { args: {
      params: {
        /** Where a visit came from */
        promoType: PromoType
        /** The name of a character in addresses */
        slug: string
      }
      body: FirstTouchBody
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'stats.firstTouchOfBot'> }
    bot: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      query?: {
        /** A day, UTC */
        from?: string | undefined
        /** A day, UTC */
        to?: string | undefined
      }
    }; answer: Reply<200, BotStats> | Refusal<CommonStatus, 'stats.bot'> }
    source: { args: {
      params: {
        /** Where a visit came from */
        promoType: PromoType
      }
      query?: {
        /** A day, UTC */
        from?: string | undefined
        /** A day, UTC */
        to?: string | undefined
      }
    }; answer: Reply<200, SourceStats> | Refusal<CommonStatus, 'stats.source'> }
  }
  core: {
    alive: { args: NoArgs; answer: Reply<200, Alive> | Refusal<CommonStatus, 'core.alive'> }
    contact: { args: {
      body: ContactBody
    }; answer: Reply<201, Created> | Refusal<CommonStatus, 'core.contact'> }
    report: { args: {
      body: ReportBody
    }; answer: Reply<201, Created> | Refusal<CommonStatus, 'core.report'> }
    mailUnsubscribe: { args: {
      params: {
        /** Token from the mail */
        token: string
      }
      body?: {
        subscribed?: boolean | undefined
      }
    }; answer: Reply<200, MailSubscription> | Refusal<CommonStatus, 'core.mailUnsubscribe'> }
  }
  bots: {
    list: { args: {
      query?: {
        /** From 1 */
        page?: number | undefined
        /** How many to a page */
        limit?: number | undefined
        /** Gender */
        gender?: Gender | undefined
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
        /** Only of this role type */
        roleType?: RoleType | undefined
        /** Only characters that are paid for one by one */
        custom?: boolean | '0' | '1' | 'true' | 'false' | '' | undefined
        /** Only in this style */
        style?: Style | undefined
        /** Ours: `new`, as the catalogue is when it is left out; `popular`, those first with whom most chats were begun */
        sort?: BotOrder | undefined
        /** Words of the name, the description or the traits */
        q?: string | undefined
      }
    }; answer: Reply<200, BotPage> | Refusal<CommonStatus, 'bots.list'> }
    extraAvatars: { args: {
      query?: {
        /** From 1 */
        page?: number | undefined
        /** How many to a page */
        limit?: number | undefined
        /** Gender */
        gender?: Gender | undefined
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
        /** Only of this role type */
        roleType?: RoleType | undefined
        /** Only characters that are paid for one by one */
        custom?: boolean | '0' | '1' | 'true' | 'false' | '' | undefined
        /** Only in this style */
        style?: Style | undefined
        /** Ours: `new`, as the catalogue is when it is left out; `popular`, those first with whom most chats were begun */
        sort?: BotOrder | undefined
        /** Words of the name, the description or the traits */
        q?: string | undefined
        /** Whether the caller is a subscriber */
        access?: boolean | '0' | '1' | 'true' | 'false' | '' | undefined
      }
    }; answer: Reply<200, ExtraAvatars> | Refusal<CommonStatus, 'bots.extraAvatars'> }
    roleTypes: { args: {
      query?: {
        /** Gender */
        gender?: Gender | undefined
        /** Only of characters that are paid for one by one */
        custom?: boolean | '0' | '1' | 'true' | 'false' | '' | undefined
        /** Only in this style */
        style?: Style | undefined
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
      }
    }; answer: Reply<200, RoleTypes> | Refusal<CommonStatus, 'bots.roleTypes'> }
    creationOptions: { args: {
      query?: {
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
      }
    }; answer: Reply<200, CreationOptions> | Refusal<CommonStatus, 'bots.creationOptions'> }
    createCharacter: { args: {
      body: CharacterDraft
    }; answer: Reply<201, Bot> | Refusal<402 | CommonStatus, 'bots.createCharacter'> }
    checkCharacter: { args: {
      body: {
        /** Name of a character */
        name: string
        /** The person's own words about the character */
        bio?: string | undefined
      }
    }; answer: Reply<200, CharacterCheck> | Refusal<CommonStatus, 'bots.checkCharacter'> }
    mine: { args: NoArgs; answer: Reply<200, MyBots> | Refusal<CommonStatus, 'bots.mine'> }
    updateMine: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      body?: {
        /** Name of a character */
        name?: string | undefined
        /** Address of a file */
        startPhoto?: string | undefined
      }
    }; answer: Reply<200, Bot> | Refusal<409 | CommonStatus, 'bots.updateMine'> }
    blocked: { args: {
      query?: {
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
      }
    }; answer: Reply<200, BlockedBots> | Refusal<CommonStatus, 'bots.blocked'> }
    block: { args: {
      params: {
        /** The name of a character in addresses */
        slug: string
      }
      body: {
        blocked: boolean
      }
    }; answer: Reply<200, BlockState> | Refusal<CommonStatus, 'bots.block'> }
    favourites: { args: {
      query?: {
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
      }
    }; answer: Reply<200, FavouriteBots> | Refusal<CommonStatus, 'bots.favourites'> }
    favourite: { args: {
      params: {
        /** The name of a character in addresses */
        slug: string
      }
      body: {
        favourite: boolean
      }
    }; answer: Reply<200, FavouriteState> | Refusal<CommonStatus, 'bots.favourite'> }
    similar: { args: {
      params: {
        /** The name of a character in addresses */
        slug: string
      }
      query?: {
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
        /** How many */
        limit?: number | undefined
      }
    }; answer: Reply<200, SimilarBots> | Refusal<CommonStatus, 'bots.similar'> }
    one: { args: {
      params: {
        /** The name of a character in addresses */
        slug: string
      }
      query?: {
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
        /** Whether the caller is a subscriber */
        access?: boolean | '0' | '1' | 'true' | 'false' | '' | undefined
      }
    }; answer: Reply<200, Bot> | Refusal<CommonStatus, 'bots.one'> }
  }
  chats: {
    start: { args: {
      params: {
        /** The name of a character in addresses */
        slug: string
      }
      query?: {
        /** Language to talk in; without one a chat goes on in its own, and a new one is in English */
        lang?: Locale | undefined
      }
    }; answer: Reply<200, StartedChat> | Refusal<402 | 409 | CommonStatus, 'chats.start'> }
    list: { args: NoArgs; answer: Reply<200, Dialogs> | Refusal<CommonStatus, 'chats.list'> }
    delete: { args: {
      params: {
        /** Opaque id */
        id: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'chats.delete'> }
    messages: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      query?: {
        /** How many to a page */
        limit?: number | undefined
        /** How many of the newest to pass over */
        offset?: number | undefined
      }
    }; answer: Reply<200, MessagePage> | Refusal<CommonStatus, 'chats.messages'> }
    read: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      body?: Record<string, never>
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'chats.read'> }
    send: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      body: SendBody
    }; answer: Reply<200, Message> | Refusal<208 | 402 | CommonStatus, 'chats.send'> }
    fullImage: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        msgId: string
      }
    }; answer: Reply<200, FullImage> | Refusal<402 | CommonStatus, 'chats.fullImage'> }
    voice: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        msgId: string
      }
    }; answer: Reply<200, VoiceMessage> | Refusal<402 | CommonStatus, 'chats.voice'> }
    reminder: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      body?: Record<string, never>
    }; answer: Reply<200, Message> | Refusal<CommonStatus, 'chats.reminder'> }
    call: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      body?: {
        phoneNumber?: string | undefined
      }
    }; answer: Reply<201, CallAccepted> | Refusal<402 | CommonStatus, 'chats.call'> }
    hints: { args: {
      query?: {
        /** Opaque id */
        chatId?: string | undefined
      }
    }; answer: Reply<200, DialogHints> | Refusal<CommonStatus, 'chats.hints'> }
    search: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      query: {
        /** Words to look for */
        text: string
        /** How many to a page */
        limit?: number | undefined
        /** How many of the newest found to pass over */
        offset?: number | undefined
      }
    }; answer: Reply<200, FoundMessages> | Refusal<CommonStatus, 'chats.search'> }
    transcript: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      query?: {
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
        /** IANA name of the time zone that times are told in; unknown ones fall back to UTC */
        timeZone?: string | undefined
      }
    }; answer: Reply<200, Transcript> | Refusal<CommonStatus, 'chats.transcript'> }
    edit: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        msgId: string
      }
      body: EditBody
    }; answer: Reply<200, Message> | Refusal<208 | 402 | 409 | CommonStatus, 'chats.edit'> }
    anotherReply: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        msgId: string
      }
      body?: Record<string, never>
    }; answer: Reply<200, Message> | Refusal<208 | 402 | 409 | CommonStatus, 'chats.anotherReply'> }
    showVersion: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        msgId: string
      }
      body: {
        /** 1 to 20 */
        version: number
      }
    }; answer: Reply<200, Message> | Refusal<208 | 409 | CommonStatus, 'chats.showVersion'> }
    react: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        msgId: string
      }
      body: ReactionChange
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'chats.react'> }
    deleteMessage: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        msgId: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'chats.deleteMessage'> }
    facts: { args: {
      params: {
        /** Opaque id */
        id: string
      }
    }; answer: Reply<200, Facts> | Refusal<CommonStatus, 'chats.facts'> }
    changeFact: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        factId: string
      }
      body?: FactChange
    }; answer: Reply<200, Fact> | Refusal<CommonStatus, 'chats.changeFact'> }
    forgetFact: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        factId: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'chats.forgetFact'> }
    change: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      body?: ChatChange
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'chats.change'> }
  }
  photosForSale: {
    list: { args: {
      params: {
        /** The name of a character in addresses */
        slug: string
      }
      query?: {
        /** The person's own when left out */
        currency?: Currency | undefined
      }
    }; answer: Reply<200, PhotosForSale> | Refusal<CommonStatus, 'photosForSale.list'> }
    buy: { args: {
      params: {
        /** The name of a character in addresses */
        slug: string
        /** Id of the photo */
        id: string
      }
      body?: {
        /** The person's own when left out */
        currency?: Currency | undefined
        /** Query parameters collected on the way. Of more than 50 the rest is left out, of long ones the end. */
        params?: Record<string, string> | undefined
      }
    }; answer: Reply<200, Checkout> | Refusal<409 | CommonStatus, 'photosForSale.buy'> }
  }
  subscriptions: {
    plans: { args: {
      query?: {
        /** The person's own when left out */
        currency?: Currency | undefined
        /** Prices with this promo code */
        promoCode?: string | undefined
        /** Language of the titles; the person's own, or the browser's, when left out or unknown */
        lang?: Locale | undefined
      }
    }; answer: Reply<200, Plans> | Refusal<CommonStatus, 'subscriptions.plans'> }
    packs: { args: {
      query?: {
        /** ISO 4217 */
        currency?: Currency | undefined
      }
    }; answer: Reply<200, Packs> | Refusal<CommonStatus, 'subscriptions.packs'> }
    promoPlans: { args: {
      query: {
        /** The person's own when left out */
        currency?: Currency | undefined
        /** Prices with this promo code */
        promoCode?: string | undefined
        /** Language of the titles; the person's own, or the browser's, when left out or unknown */
        lang?: Locale | undefined
        /** Where a visit came from */
        promoType: PromoType
      }
    }; answer: Reply<200, Plans> | Refusal<CommonStatus, 'subscriptions.promoPlans'> }
    mine: { args: NoArgs; answer: Reply<200, MySubscription> | Refusal<CommonStatus, 'subscriptions.mine'> }
    receipts: { args: NoArgs; answer: Reply<200, Receipts> | Refusal<CommonStatus, 'subscriptions.receipts'> }
    promoCode: { args: {
      params: {
        /** A promo code, as it was typed; one that is none is not found */
        code: string
      }
    }; answer: Reply<200, PromoCode> | Refusal<CommonStatus, 'subscriptions.promoCode'> }
    buy: { args: {
      params: {
        /** Id of the plan */
        id: string
      }
      query?: {
        /** A promo code, as it was typed; one that is none is not found */
        promoCode?: string | undefined
        /** Where a visit came from */
        promoType?: PromoType | undefined
        /** The name of a character in addresses */
        slug?: string | undefined
        /** ISO 4217 */
        currency?: Currency | undefined
        /** Tracking parameters as JSON */
        params?: string | undefined
      }
    }; answer: Reply<200, Checkout> | Refusal<409 | CommonStatus, 'subscriptions.buy'> }
    buyPack: { args: {
      params: {
        /** Opaque id */
        id: string
      }
      query?: {
        /** ISO 4217 */
        currency?: Currency | undefined
        /** Where a visit came from */
        promoType?: PromoType | undefined
        /** Tracking parameters as JSON */
        params?: string | undefined
      }
    }; answer: Reply<200, Checkout> | Refusal<CommonStatus, 'subscriptions.buyPack'> }
    unsubscribe: { args: {
      params: {
        /** Id of the plan */
        id: string
      }
      query?: {
        /** Accepts the retention offer */
        keep?: 'true' | 'false' | undefined
      }
    }; answer: Reply<200, SubscriptionChange> | Refusal<CommonStatus, 'subscriptions.unsubscribe'> }
    paymentSuccess: { args: {
      query: {
        /** Opaque id */
        paymentId: string
      }
    }; answer: Reply<200, PaymentOutcome> | Refusal<CommonStatus, 'subscriptions.paymentSuccess'> }
  }
  generation: {
    styles: { args: {
      query?: {
        /** Language of the texts; unknown ones fall back to en */
        lang?: Locale | undefined
      }
    }; answer: Reply<200, GenerationStyles> | Refusal<CommonStatus, 'generation.styles'> }
    create: { args: {
      body: GenerationBody
    }; answer: Reply<202, StartedGeneration> | Refusal<402 | CommonStatus, 'generation.create'> }
    status: { args: {
      params: {
        /** Opaque id */
        id: string
      }
    }; answer: Reply<200, GenerationStatus> | Refusal<CommonStatus, 'generation.status'> }
    list: { args: {
      query?: {
        /** From 1 */
        page?: number | undefined
        /** How many to a page */
        limit?: number | undefined
      }
    }; answer: Reply<200, GenerationPage> | Refusal<CommonStatus, 'generation.list'> }
    removePhoto: { args: {
      params: {
        /** Opaque id */
        id: string
        /** Opaque id */
        photoId: string
      }
    }; answer: Reply<200, Done> | Refusal<CommonStatus, 'generation.removePhoto'> }
  }
}
