import { ERRORS } from '@moonlit/contract/errors'
import * as vocabulary from '@moonlit/contract/vocabulary'

/** `EYE_COLORS` holds what the type `EyeColor` names. */
const typeName = (constant: string): string =>
  constant
    .toLowerCase()
    .replace(/ies$/u, 'y')
    .replace(/s$/u, '')
    .replaceAll(/(?:^|_)(\w)/gu, (_, letter: string) => letter.toUpperCase())

const keyOf = (values: readonly unknown[]): string => JSON.stringify(values)

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(vocabulary).flatMap(([name, values]): [string, string][] =>
    Array.isArray(values) && values.every((value) => typeof value === 'string') ? [[keyOf(values), typeName(name)]] : [],
  ),
  [keyOf(Object.keys(ERRORS)), 'ErrorCode'],
])

/** The type name of a closed list, such as `EyeColor`; undefined for other values. */
export const listName = (values: readonly unknown[]): string | undefined => names.get(keyOf(values))

/** Where each named list comes from. */
export const listSource = (name: string): string => (name === 'ErrorCode' ? '@moonlit/contract/errors' : '@moonlit/contract/vocabulary')
