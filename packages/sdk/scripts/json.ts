/** A JSON object: a schema, a part of the OpenAPI document, a manifest. */
export type Json = Record<string, unknown>

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
