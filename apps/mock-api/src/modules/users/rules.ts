import type { UserWithPlan } from './repo.ts'

/** What premium includes a month, and what is free for good. */
const PREMIUM = { photos: 20, audioSeconds: 6 * 60, creations: 3 } as const
const FREE_PHOTOS = 1

/** What is left of a person's allowances: the plan's, and what packs added. Audio is in seconds. */
export const allowancesOf = (user: UserWithPlan): { audioLimit: number; photoLimit: number; creationLimit: number } => {
  const { subscription } = user
  const left = (included: number, used: number): number => Math.max(0, included - used)
  return {
    audioLimit: user.extraAudioSeconds + (subscription === null ? 0 : left(PREMIUM.audioSeconds, subscription.audioUsed)),
    photoLimit: user.extraPhotos + (subscription === null ? left(FREE_PHOTOS, user.freePhotosUsed) : left(PREMIUM.photos, subscription.photosUsed)),
    creationLimit: user.extraCreations + (subscription === null ? 0 : left(PREMIUM.creations, subscription.creationsUsed)),
  }
}

const EURO = ['AT', 'BE', 'BG', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'] as const

/** What prices are shown in, by country; dollars everywhere else. */
const CURRENCIES = new Map<string, 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY'>([
  ...EURO.map((country) => [country, 'EUR'] as const),
  ['GB', 'GBP'],
  ['BR', 'BRL'],
  ['IN', 'INR'],
  ['JP', 'JPY'],
])

/** @param country ISO 3166, null when it is not known */
export const currencyOf = (country: string | null): 'USD' | 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY' => CURRENCIES.get(country ?? '') ?? 'USD'

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z]{4})?-(?<region>[a-z]{2})(?:-|$)/iu
const QUALITY = /^q=(?<value>[01](?:\.\d{0,3})?)$/u

/** The country that a browser's languages name, the best liked first: `DE` of `en;q=0.5, de-DE`. Null when none does. */
export const regionOf = (acceptLanguage: string | undefined): string | null => {
  const ranges = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const quality = parameters.map((parameter) => QUALITY.exec(parameter)?.groups?.value).find((value) => value !== undefined)
      return { region: LANGUAGE_TAG.exec(tag)?.groups?.region?.toUpperCase(), quality: Number(quality ?? 1) }
    })
  return (
    ranges
      .filter(({ quality }) => quality > 0)
      .toSorted((one, other) => other.quality - one.quality)
      .find(({ region }) => region !== undefined)?.region ?? null
  )
}

const DEFAULT_COUNTRY = 'US'

/** The country of someone who signs up. */
export const countryOf = (headers: { readonly 'accept-language'?: string | undefined }): string =>
  regionOf(headers['accept-language']) ?? DEFAULT_COUNTRY

const WITHOUT_MINOR_UNIT = new Set(['JPY'])

/** An amount as people read it, out of the minor units that it is kept in. */
export const majorUnits = (amount: number, currency: string): number => (WITHOUT_MINOR_UNIT.has(currency) ? amount : amount / 100)
