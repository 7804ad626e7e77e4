import { generateSync, type JsonSchema } from 'json-schema-faker'
import { schemas, type Make } from '../../generated/testing.ts'
import { asMade, asMake } from '../boundary.ts'
import { coherence } from './coherence.ts'
import { formats } from './sample-values.ts'

const rules = new Map<string, (made: never) => object>(Object.entries(coherence))

const withoutUndefined = (value: object): object => Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined))

/** Applies the coherence rules, and keeps given fields. */
const settle = (name: string, made: unknown, overrides: object = {}): object => {
  const whole = { ...(typeof made === 'object' ? made : {}), ...overrides }
  return withoutUndefined({ ...whole, ...rules.get(name)?.(asMade(whole)), ...overrides })
}

/** Called for every generated value, at every depth; named schemas have their name as title. */
const finish = (value: unknown, schema: JsonSchema): unknown => {
  if (typeof value === 'number') return Math.round(value * 100) / 100
  const title = typeof schema === 'object' ? schema['title'] : undefined
  return typeof title === 'string' && typeof value === 'object' && value !== null ? settle(title, value) : value
}

const factory =
  (name: string) =>
  (overrides: object = {}, seed = 1): object => {
    const made = generateSync(
      { $ref: `#/$defs/${name}`, $defs: { ...schemas } },
      { seed, formats, optionalsProbability: 0.5, maxDepth: 20, outputTransform: finish },
    )
    return settle(name, made, overrides)
  }

/**
 * Factories for every answer schema: `make.bot({ firstName: 'Amara' })`. The same seed makes the same thing; another
 * seed another one, with another id. Values are valid for the contract. Factories are stateless.
 */
export const make: Make = asMake(
  Object.fromEntries(Object.keys(schemas).map((name) => [name.charAt(0).toLowerCase() + name.slice(1), factory(name)])),
)

/**
 * Several values of a factory, each with its own seed: `many(20, make.bot, (index) => ({ isNew: index < 3 }))`.
 * @param firstSeed the seed of the first one; the others follow
 */
export const many = <T>(
  count: number,
  one: (overrides?: Partial<T>, seed?: number) => T,
  overrides: (index: number) => Partial<T> = () => ({}),
  firstSeed = 1,
): T[] => Array.from({ length: count }, (_, index) => one(overrides(index), firstSeed + index))
