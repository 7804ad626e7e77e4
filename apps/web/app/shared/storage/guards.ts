/** Turns stored text into a value; undefined means that it is corrupt and is to be dropped. */
export type Parse<T> = (text: string) => T | undefined

/** Text up to a length, and never empty. */
export const text =
  (longest = 4096): Parse<string> =>
  (value) =>
    value !== '' && value.length <= longest ? value : undefined

/** One of a closed list. */
export const oneOf =
  <const T extends string>(values: readonly T[]): Parse<T> =>
  (value) =>
    values.find((known) => known === value)

/** A mark that is either there or not. */
export const flag: Parse<true> = (value) => (value === '1' || value === 'true' ? true : undefined)

/** A moment, in milliseconds since 1970. */
export const time: Parse<number> = (value) => {
  const number = Number(value)
  return value !== '' && Number.isFinite(number) && number > 0 ? number : undefined
}

/** JSON that a guard lets through. */
export const json =
  <T>(isValid: (value: unknown) => value is T): Parse<T> =>
  (value) => {
    try {
      const parsed: unknown = JSON.parse(value)
      return isValid(parsed) ? parsed : undefined
    } catch {
      return undefined
    }
  }

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object whose values are all of one kind. */
export const recordOf =
  <T>(isValue: (value: unknown) => value is T) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(isValue)

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** What a social provider told about a person, to finish their registration with (SG-08). */
export interface ExternalProfile {
  readonly oauthProfileId: string
  readonly provider: 'google' | 'facebook' | 'twitter'
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

const isOptionalString = (value: unknown): value is string | undefined => value === undefined || isString(value)

/** The id of a profile contains a dash, or it is none (VA-10). */
export const isExternalProfile = (value: unknown): value is ExternalProfile =>
  isObject(value) &&
  isString(value.oauthProfileId) &&
  value.oauthProfileId.includes('-') &&
  ['google', 'facebook', 'twitter'].includes(String(value.provider)) &&
  isOptionalString(value.email) &&
  isOptionalString(value.firstName) &&
  isOptionalString(value.lastName)

/** What the person may open (RP-02), as the server says it. */
export const isModelsAccess = (value: unknown): value is { notCustom: boolean; custom: string[] } =>
  isObject(value) && typeof value.notCustom === 'boolean' && Array.isArray(value.custom) && value.custom.every(isString)
