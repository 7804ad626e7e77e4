import { refOf } from './document.ts'
import { isJson, type Json } from './json.ts'
import { listName } from './lists.ts'
import { inComment } from './text.ts'

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/u.test(key)
const literal = (value: unknown): string => (typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value))

/** Doc comment of a property: meaning and limits. */
const docOf = (schema: Json, indent: string): string => {
  const { description, minimum, maximum } = schema
  const range = typeof minimum === 'number' && typeof maximum === 'number' ? `${minimum} to ${maximum}` : ''
  const text = [typeof description === 'string' ? description : '', range].filter(Boolean).join('; ')
  return text ? `${indent}/** ${inComment(text)} */\n` : ''
}

const properties = (schema: Json, indent: string): string => {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const rows = Object.entries(isJson(schema['properties']) ? schema['properties'] : {}).map(([key, property]) => {
    const inner = isJson(property) ? property : {}
    const isRequired = required.includes(key)
    return `${docOf(inner, `${indent}  `)}${indent}  ${isName(key) ? key : literal(key)}${isRequired ? '' : '?'}: ${typeText(inner, `${indent}  `)}${isRequired ? '' : ' | undefined'}\n`
  })
  return rows.length > 0 ? `{\n${rows.join('')}${indent}}` : 'Record<string, never>'
}

/** The keys of a record: any, or those of a closed list. */
const keyType = ({ propertyNames }: Json): string =>
  isJson(propertyNames) && Array.isArray(propertyNames['enum']) ? typeText(propertyNames) : 'string'

const arrayOf = (item: string): string => (/^[\w.]+$/u.test(item) || item.endsWith('}') ? `${item}[]` : `(${item})[]`)

/** The TypeScript type of a JSON schema. @throws Error for an unsupported schema */
export const typeText = (schema: Json, indent = ''): string => {
  const named = refOf(schema)
  if (named) return named
  const { anyOf, enum: choices, items, prefixItems, additionalProperties, type, format, minItems, maxItems } = schema
  if ('const' in schema) return literal(schema['const'])
  if (Array.isArray(choices)) return listName(choices) ?? choices.map(literal).join(' | ')
  if (Array.isArray(anyOf)) return anyOf.map((option) => (isJson(option) ? typeText(option, indent) : 'unknown')).join(' | ')
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((item) => (isJson(item) ? typeText(item, indent) : 'unknown')).join(', ')}]`
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one }, indent)).join(' | ')
  switch (type) {
    case 'string': {
      return format === 'binary' ? 'File' : 'string'
    }
    case 'integer':
    case 'number': {
      return 'number'
    }
    case 'boolean': {
      return 'boolean'
    }
    case 'null': {
      return 'null'
    }
    case 'array': {
      const item = typeText(isJson(items) ? items : {}, indent)
      // A list of one length is a tuple.
      if (typeof minItems === 'number' && minItems === maxItems) return `[${Array.from({ length: minItems }, () => item).join(', ')}]`
      return arrayOf(item)
    }
    case 'object': {
      // A record by a closed list names its keys twice.
      if (isJson(schema['properties']) && !isJson(schema['propertyNames'])) return properties(schema, indent)
      return isJson(additionalProperties) && Object.keys(additionalProperties).length > 0
        ? `Record<${keyType(schema)}, ${typeText(additionalProperties, indent)}>`
        : 'Record<string, never>'
    }
    default: {
      throw new Error(`No type for the schema ${JSON.stringify(schema).slice(0, 200)}`)
    }
  }
}

/** A named schema as an exported type, documented. */
export const declaration = (name: string, schema: Json): string => {
  const head = docOf(schema, '')
  return isJson(schema['properties']) && schema['type'] === 'object'
    ? `${head}export interface ${name} ${properties(schema, '')}\n`
    : `${head}export type ${name} = ${Array.isArray(schema['enum']) ? schema['enum'].map(literal).join(' | ') : typeText(schema)}\n`
}
