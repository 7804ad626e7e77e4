import type { Currency } from '@moonlit/sdk'
import { GENDERS, PROMO_TYPES, type Gender, type PromoType } from '@moonlit/sdk/rules'
import { APP_LOCALES } from '../i18n/locales.ts'
import { flag, isExternalProfile, isModelsAccess, isNumber, isObject, isString, json, oneOf, recordOf, text, time, type Parse } from './guards.ts'

/** Something kept in the browser: under which name, how long, and how text becomes a value. */
export interface Stored<T> {
  readonly name: string
  readonly parse: Parse<T>
  readonly fallback: T | null
  /** Days until it is forgotten; of no account for what lasts a session. */
  readonly days: 1 | 30 | 365
  /**
   * `cookie`: strict same-site; `parent`: a cookie on the parent domain, cross-site (ST-02); `draft`: a cookie, or local storage
   * when larger than a cookie (ST-03); `local`: local storage; `mirrored`: local storage with a cookie that the server can read;
   * `session`: as long as the tab is open.
   */
  readonly place: 'cookie' | 'parent' | 'draft' | 'local' | 'mirrored' | 'session'
}

const keep = <T>(
  name: string,
  parse: Parse<T>,
  { fallback = null, days = 30, place = 'cookie' }: Partial<Pick<Stored<T>, 'fallback' | 'days' | 'place'>> = {},
): Stored<T> => ({
  name,
  parse,
  fallback,
  days,
  place,
})
/** What may be kept and reported besides what the site needs. */
export interface CookieChoices {
  readonly analytics: boolean
  readonly marketing: boolean
}
const isCookieChoices = (value: unknown): value is CookieChoices =>
  isObject(value) && typeof value.analytics === 'boolean' && typeof value.marketing === 'boolean'

/** How fast a voice may be played, 1 as it was spoken. */
export const VOICE_RATES = ['1', '1.25', '1.5', '2', '0.75'] as const
export type VoiceRate = (typeof VOICE_RATES)[number]

const draft = (name: string) => keep(name, json(isObject), { place: 'draft' })

const CURRENCIES = ['USD', 'EUR', 'GBP', 'BRL', 'INR', 'JPY'] as const satisfies readonly Currency[]

/** Everything the app keeps in the browser. Nothing is stored that is not named here. [ST-01] */
export const stored = {
  accessToken: keep('authorization', text(), { place: 'parent' }),
  refreshToken: keep('refresh_token', text()),
  /** The exchange of tokens whose answer is awaited: a page that is left meanwhile leaves it to the next one (AP-07). */
  refreshExchange: keep('refresh_exchange', text(64), { days: 1 }),
  guestSession: keep('chat_session_id', text(128)),
  /** What the tokens say is out of date: they are renewed at the next start, if nothing renewed them before (NV-10). */
  needRefresh: keep('need_refresh', flag),
  externalForm: keep('external_sign_up', json(isExternalProfile), { days: 1 }),
  externalBackUrl: keep('external_back_url', text(2048), { days: 1 }),
  modelsAccess: keep('models_access', json(isModelsAccess), { days: 1 }),
  /** What somebody agreed to in the cookie banner (OV-02). */
  cookieChoices: keep('cookie_choices', json(isCookieChoices), { days: 365 }),
  cookieWarningHidden: keep('hide_cookies_warning', flag, { days: 365 }),
  characterDraft: draft('character_draft'),
  photoDraft: draft('photo_draft'),
  photoForOwnCharacter: keep('photo_for_userbot', text(128)),
  /** When the 24 hours of the sale's countdown began (OV-03). */
  saleStart: keep('sale_start', time),
  /** When the hour of the discount banner's countdown began (OV-04). */
  discountStart: keep('discount_start', time),
  discountBannerClosed: keep('discount_banner_closed', flag, { place: 'session' }),
  /** The offer to whoever leaves was made (OV-05). */
  exitOfferSeen: keep('exit_offer_seen', flag, { place: 'session' }),
  /** When a page was last reloaded because its code could not be fetched (NV-05). */
  codeMissingAt: keep('code_missing_at', time, { place: 'session' }),
  discountDisabled: keep('discount_disabled', flag, { days: 365 }),
  exploreGender: keep<Gender>('explore_gender', oneOf(GENDERS), { fallback: 'female', days: 365 }),
  adultWarningRead: keep('adult_warning_read', flag, { days: 365 }),
  paymentCurrency: keep<Currency>('payment_currency', oneOf(CURRENCIES)),
  /** The currency that prices were shown in before, when signing in has changed it (PY-10). */
  currencyBefore: keep<Currency>('currency_before', oneOf(CURRENCIES), { place: 'session' }),
  /** What was to be bought when signing in was asked for, with its price (PY-05). */
  wantedOrder: keep('wanted_order', text(), { place: 'session' }),
  /** A promo code that the server took, in every tab, until it is removed, used or over (PY-03). */
  promoCode: keep('promo_code', text(200), { place: 'local' }),
  /** The traffic source whose plans are offered, in every tab, until the offer is removed or used (PY-03). */
  promoType: keep<PromoType>('promo_type', oneOf(PROMO_TYPES), { place: 'local' }),
  sidebarHintDone: keep('sidebar_hint_done', flag, { days: 365 }),
  /** Replies of characters are heard as they arrive (CH-26). */
  voiceAutoplay: keep('voice_autoplay', flag, { days: 365, place: 'local' }),
  /** How fast voices are played (CH-26). */
  voiceRate: keep<VoiceRate>('voice_rate', oneOf(VOICE_RATES), { fallback: '1', days: 365, place: 'local' }),
  /** Pictures in chats are blurred until they are touched (CH-26). */
  discreetMode: keep('discreet_mode', flag, { days: 365, place: 'local' }),
  reminderCounts: keep('reminder_counts', json(recordOf(isNumber))),
  /** What was typed and not sent yet, by dialog (CH-21). */
  chatDrafts: keep('chat_drafts', json(recordOf(isString)), { place: 'local' }),
  /** The same of this window alone: another one on the same dialog may hold something else (CH-21). */
  ownChatDrafts: keep('own_chat_drafts', json(recordOf(isString)), { place: 'session' }),
  /** Messages that failed or were cut off, by dialog, until they are sent again or deleted (CH-12). */
  unsentMessages: keep('unsent_messages', json(isObject), { place: 'local' }),
  /** A message that is being changed, by dialog, with the text as far as it is written (CH-21). */
  messageEdits: keep('message_edits', json(isObject), { place: 'local' }),
  /** The message that is being answered, by dialog (CH-21). */
  messageQuotes: keep('message_quotes', json(isObject), { place: 'local' }),
  /** Who each dialog is with: where one goes with its guest session, what was typed in it goes on with the character. */
  chatCharacters: keep('chat_characters', json(recordOf(isString)), { place: 'local' }),
  /** What was typed to a character and not sent when the guest session ended (CH-21). */
  carriedTexts: keep('carried_texts', json(recordOf(isString)), { place: 'local' }),
  /** Who the dialogs of a guest session that ended were with, until another session begins: whoever comes back to one is told (SG-13). */
  endedDialogs: keep('ended_dialogs', json(recordOf(isString)), { place: 'local' }),
  locale: keep('locale', oneOf(APP_LOCALES), { days: 365, place: 'mirrored' }),
  /** Query parameters met on the way, for attribution (NV-06). */
  queryParams: keep('query_params', json(recordOf(isString)), { place: 'local' }),
} as const
