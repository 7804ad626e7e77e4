import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'

const EURO = ['AT', 'BE', 'BG', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'] as const

/** Currencies by country; dollars elsewhere. */
const CURRENCIES = new Map<string, 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY'>([
  ...EURO.map((country) => [country, 'EUR'] as const),
  ['GB', 'GBP'],
  ['BR', 'BRL'],
  ['IN', 'INR'],
  ['JP', 'JPY'],
])

/** @param country ISO 3166, null when it is not known */
export const currencyOf = (country: string | null): 'USD' | 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY' => CURRENCIES.get(country ?? '') ?? 'USD'

const LANGUAGE_TAG = /^(?<language>[a-z]{2,3})(?:-[a-z]{4})?(?:-(?<region>[a-z]{2}))?(?:-|$)/iu
const QUALITY = /^q=(?<value>[01](?:\.\d{0,3})?)$/u

/** Languages of Accept-Language by preference, without refused ones. */
const preferencesOf = (acceptLanguage: string | undefined): { language: string | undefined; region: string | undefined }[] =>
  (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const quality = parameters.map((parameter) => QUALITY.exec(parameter)?.groups?.value).find((value) => value !== undefined)
      const { language, region } = LANGUAGE_TAG.exec(tag)?.groups ?? {}
      return { language: language?.toLowerCase(), region: region?.toUpperCase(), quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)

/** Main country of a language. English says nothing, since it is preferred everywhere. */
const likelyRegion = (language: string | undefined): string | undefined =>
  language === undefined || language === 'en' ? undefined : new Intl.Locale(language).maximize().region

/**
 * The country by a browser's languages, most preferred first: `DE` of `en;q=0.5, de-DE`, and of `de, en-US;q=0.7`,
 * where the language implies it. Null when none does.
 */
export const regionOf = (acceptLanguage: string | undefined): string | null =>
  preferencesOf(acceptLanguage)
    .map(({ language, region }) => region ?? likelyRegion(language))
    .find((region) => region !== undefined) ?? null

/** The supported language that a browser prefers: `de` of `ru, de-AT;q=0.5`. English when it names none. */
export const languageOf = (acceptLanguage: string | undefined): Locale =>
  preferencesOf(acceptLanguage)
    .map(({ language }) => LOCALES.find((locale) => locale === language))
    .find((locale) => locale !== undefined) ?? 'en'

const DEFAULT_COUNTRY = 'US'

/** The country of someone who signs up. */
export const countryOf = (headers: { readonly 'accept-language'?: string | undefined }): string =>
  regionOf(headers['accept-language']) ?? DEFAULT_COUNTRY

const WITHOUT_MINOR_UNIT = new Set(['JPY'])

/** An amount in major units, from stored minor units. */
export const majorUnits = (amount: number, currency: string): number => (WITHOUT_MINOR_UNIT.has(currency) ? amount : amount / 100)
