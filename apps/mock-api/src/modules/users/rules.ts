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
