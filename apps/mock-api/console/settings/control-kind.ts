import type { Schema } from '../api/openapi.ts'

/** A number of a setting: its field and limits. */
export interface NumberInput {
  /** Field name; empty when the setting is the number itself. */
  readonly field: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly unit: 'ms' | 'share' | 'seconds' | 'count'
}

/** The kind of control for a setting. */
export type ControlKind =
  | { readonly kind: 'switch'; readonly value: boolean }
  | { readonly kind: 'range'; readonly low: NumberInput; readonly high: NumberInput }
  | { readonly kind: 'dials'; readonly inputs: readonly NumberInput[] }
  | { readonly kind: 'text'; readonly value: string }

const unitOf = (name: string, field: string): NumberInput['unit'] => {
  if (/rate$/iu.test(name) && field === '') return 'share'
  if (/seconds/iu.test(field)) return 'seconds'
  if (/^(?:ms|jitterMs|min|max)$/u.test(field) || /(?:ms|delay)$/iu.test(field === '' ? name : field)) return 'ms'
  return 'count'
}

const inputOf = (name: string, field: string, value: number, schema: Schema | undefined): NumberInput => {
  const unit = unitOf(name, field)
  const max = schema?.maximum ?? (unit === 'share' ? 1 : Math.max(1000, value * 4))
  return { field, value, min: schema?.minimum ?? 0, max, unit }
}

/** Chooses the control from a setting's value and schema, so that new settings need no code here. */
export const controlKindOf = (name: string, value: unknown, schema: Schema): ControlKind => {
  if (typeof value === 'boolean') return { kind: 'switch', value }
  if (typeof value === 'number') return { kind: 'dials', inputs: [inputOf(name, '', value, schema)] }
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const inputs = fields.flatMap(([field, one]: [string, unknown]) =>
    typeof one === 'number' ? [inputOf(name, field, one, schema.properties?.[field])] : [],
  )
  if (inputs.length === 0 || inputs.length < fields.length) return { kind: 'text', value: JSON.stringify(value) }
  const [low, high] = [inputs.find(({ field }) => field === 'min'), inputs.find(({ field }) => field === 'max')]
  return low && high && inputs.length === 2 ? { kind: 'range', low, high } : { kind: 'dials', inputs }
}

/** A setting with one number replaced. */
export const withNumber = (value: unknown, field: string, next: number): unknown =>
  field === '' ? next : { ...(typeof value === 'object' ? value : {}), [field]: next }

/** One number of a setting. */
export const numberAt = (value: unknown, field: string): number => {
  const one: unknown = field === '' ? value : typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof one === 'number' ? one : 0
}

/**
 * Upper end of a slider: a multiple of the default. Larger values can be typed.
 * @param first the default
 */
export const sliderMax = ({ unit, value, max }: NumberInput, first: number): number => {
  const usual = { ms: 3000, share: 1, seconds: 60, count: 100 }[unit]
  return Math.min(max, Math.max(unit === 'share' ? 1 : first * 4, first > 0 ? 0 : usual, value))
}
