import { z } from 'zod'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)

/** The schema of what is sent: without the layers that say when it may be left out, and before it is changed. */
const sentSchema = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return sentSchema(schema.unwrap())
  return schema instanceof z.ZodPipe ? sentSchema(schema.in) : schema
}

const within = (name: string, inner: string): string => `${name}.${inner}`

/** Names in a value that its schema does not know and therefore ignores, each once, with dotted paths. */
export const unknownNames = (schema: unknown, value: unknown): string[] => {
  const sent = sentSchema(schema)
  if (sent instanceof z.ZodArray && Array.isArray(value)) return [...new Set(value.flatMap((item) => unknownNames(sent.element, item)))]
  // One that says what other names hold knows them all.
  if (!(sent instanceof z.ZodObject) || sent.def.catchall !== undefined || !isRecord(value)) return []
  const shape: Readonly<Record<string, unknown>> = sent.shape
  return Object.entries(value).flatMap(([name, part]) =>
    Object.hasOwn(shape, name) ? unknownNames(shape[name], part).map((inner) => within(name, inner)) : [name],
  )
}
