import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const FILES = ['packages/ui/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}', 'apps/mock-api/console/**/*.{ts,tsx}']

/** Class names as a file says them, each as `file:line name`. */
interface SourceClass {
  readonly name: string
  readonly place: string
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (property: ESTree.ObjectExpression['properties'][number]): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined

/** What hangs on a node, but for what is compared or only names something. */
const partsOf = (node: ESTree.Node): unknown[] => {
  switch (node.type) {
    case 'BinaryExpression':
      return []
    case 'ConditionalExpression':
      return [node.consequent, node.alternate]
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right]
    // Variants have names, which are no class names.
    case 'ObjectExpression': {
      const classes = node.properties.filter((property) => nameOf(property) === 'class')
      return classes.length > 0 ? classes : node.properties.filter((property) => nameOf(property) !== 'defaultVariants')
    }
    case 'Property':
      return [node.value]
    // What other functions are given is theirs.
    case 'MemberExpression':
    case 'CallExpression':
      return []
    default:
      return Object.values(node).flat()
  }
}

/** The words of every text within an expression; those that are put together from parts are left out. */
const wordsIn = (node: ESTree.Node): { text: string; at: number }[] => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, at: node.start }] : []
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value, start }, index) => ({
      text: value.raw.replace(index > 0 ? /^\S+/u : /^$/u, '').replace(index < node.quasis.length - 1 ? /\S+$/u : /$^/u, ''),
      at: start,
    }))
  return partsOf(node).filter(isNode).flatMap(wordsIn)
}

const CALLS = ['cx', 'cva']

/** Every class name that one file gives to an element, or to the functions that join them. */
export const readClasses = (file: string, source: string): SourceClass[] => {
  const found: SourceClass[] = []
  const take = (node: ESTree.Node) => {
    for (const { text, at } of wordsIn(node))
      for (const name of text.split(/\s+/u).filter((word) => word !== ''))
        found.push({ name, place: `${file}:${source.slice(0, at).split('\n').length}` })
  }
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && CALLS.includes(callee.name)) for (const argument of given) take(argument)
    },
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && /^(?:class|\w+Class)Name$/u.test(name.name)) take(value)
    },
  }).visit(program)
  return found
}

/** Those of the app, of the components and of the console; tests and stories left out. */
export const readAllClasses = (): SourceClass[] =>
  globSync(FILES, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.(?:test|stories)\.|\.d\.ts$|\/testing\//u.test(file))
    .flatMap((file) => readClasses(file, readFileSync(path.join(ROOT, file), 'utf8')))
