import { isJson, type Json } from './openapi-schemas.ts'

/** Makes an example of a schema: its own, else composed of those of its parts. */
export const createExamples = (schemas: Json) => {
  const exampleOf = (schema: unknown): unknown => {
    if (!isJson(schema)) return undefined
    const { examples, $ref, anyOf, enum: choices, properties, required, items, prefixItems } = schema
    if (Array.isArray(examples)) return examples[0]
    if (typeof $ref === 'string') return exampleOf(schemas[$ref.slice($ref.lastIndexOf('/') + 1)])
    if ('const' in schema) return schema['const']
    if ('default' in schema) return schema['default']
    if (Array.isArray(choices)) return choices[0]
    if (Array.isArray(anyOf)) return exampleOf(anyOf[0])
    if (isJson(properties)) {
      const names = Array.isArray(required) ? required : []
      return Object.fromEntries(Object.entries(properties).flatMap(([name, property]) => (names.includes(name) ? [[name, exampleOf(property)]] : [])))
    }
    if (Array.isArray(prefixItems)) return prefixItems.map(exampleOf)
    if (isJson(items)) return [exampleOf(items)]
    switch (schema['type']) {
      case 'integer':
      case 'number': {
        return schema['minimum'] ?? 1
      }
      case 'boolean': {
        return true
      }
      case 'object': {
        return {}
      }
      default: {
        return 'text'
      }
    }
  }
  return exampleOf
}
