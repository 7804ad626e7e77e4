import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'

/** A key as the code names it: the fixed texts around what is filled in, so `['explore:heading.', '']`; one text when nothing is. */
export interface KeyUse {
  readonly parts: readonly string[]
  /** Whether it names the key itself, or the branch that keys are taken from. */
  readonly names: 'key' | 'branch'
}

/** What one file says about words. */
export interface SourceMessages {
  /** The namespaces that its hooks ask for first. */
  readonly namespaces: readonly string[]
  readonly uses: readonly KeyUse[]
  /** Every string of the file: what may be filled into a key. */
  readonly strings: readonly string[]
  /** What is read by people and not looked up, as `file:line text`. */
  readonly hardCoded: readonly string[]
}

const SPOKEN_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|description|message|heading|text|word|\w+Label)$/u
/** In a component a string like this is read by someone, wherever it stands. */
const SENTENCE = /^\p{Lu}[\p{L}’']*,? [\p{L}’']{2,}/u
const SPEAKERS = ['notify', 'notifyError', 'createHead'] as const
const SPOKEN_PROPERTIES = ['title', 'description', 'text', 'message', 'label'] as const

/** The strings an expression may come to, as the texts around what is filled in. */
const textsOf = (node: ESTree.Node): string[][] => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node.value]] : []
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? value.raw)]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    default:
      return []
  }
}

const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined
}

/** The namespace that keys without one are of: the first that the hook is given. */
const namespaceOf = (asked: ESTree.Node | undefined): string | undefined => {
  const first = asked?.type === 'ArrayExpression' ? asked.elements[0] : asked
  return first ? textsOf(first)[0]?.[0] : undefined
}

const spokenOf = (properties: ESTree.ObjectExpression['properties']): ESTree.Node[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const name = nameOf(property.key)
    return SPOKEN_PROPERTIES.some((spoken) => spoken === name) ? [property.value] : []
  })

/** Reads one file of the app for the keys it uses and the words it has of its own. */
export const readSource = (file: string, source: string): SourceMessages => {
  const uses: KeyUse[] = []
  const strings: string[] = []
  const hardCoded = new Set<string>()
  const errorTexts = new Set<ESTree.Node>()
  const namespaces = new Set<string>()
  // Each function has the namespace of its hook, else that of the function around it.
  const around: (string | undefined)[] = ['common']
  const enter = () => void around.push(undefined)
  const leave = () => void around.pop()
  const ask = (namespace: string) => {
    around[around.length - 1] = namespace
    namespaces.add(namespace)
  }

  const use = ([first = '', ...rest]: readonly string[], names: KeyUse['names'] = 'key') => {
    const namespace = around.findLast((known) => known !== undefined) ?? ''
    uses.push({ parts: [first.includes(':') ? first : `${namespace}:${first}`, ...rest], names })
  }
  const refuse = (node: ESTree.Node, texts: readonly string[]) => {
    const text = texts.join('…').replaceAll(/\s+/gu, ' ').trim()
    if (/\p{L}/u.test(texts.join(''))) hardCoded.add(`${file}:${source.slice(0, node.start).split('\n').length} ${text}`)
  }
  const refuseAll = (node: ESTree.Node) => {
    for (const texts of textsOf(node)) refuse(node, texts)
  }
  const refuseChildren = (children: readonly ESTree.JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') refuse(child, [child.value])
      if (child.type === 'JSXExpressionContainer') refuseAll(child)
    }
  }

  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    // What an error says is for those who build the app.
    NewExpression: ({ callee, arguments: given }) => {
      if (nameOf(callee)?.endsWith('Error')) for (const argument of given) errorTexts.add(argument)
    },
    Literal: (node) => {
      if (typeof node.value !== 'string') return
      strings.push(node.value)
      if (file.endsWith('.tsx') && SENTENCE.test(node.value) && !errorTexts.has(node)) refuse(node, [node.value])
    },
    CallExpression: ({ callee, arguments: given }) => {
      const name = nameOf(callee) ?? ''
      const [first, namespace, branch] = given
      if (name === 'useTranslation') ask(namespaceOf(first) ?? 'common')
      if (name === 't' && first) for (const texts of textsOf(first)) use(texts)
      if (name === 'getFixedT') {
        for (const [text = '', ...rest] of branch ? textsOf(branch) : [['']])
          use([`${namespaceOf(namespace) ?? 'common'}:${text}`, ...rest], 'branch')
      }
      if (!SPEAKERS.some((speaker) => speaker === name)) return
      for (const argument of given) {
        refuseAll(argument)
        if (argument.type === 'ObjectExpression') for (const spoken of spokenOf(argument.properties)) refuseAll(spoken)
      }
    },
    JSXElement: ({ children }) => refuseChildren(children),
    JSXFragment: ({ children }) => refuseChildren(children),
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && SPOKEN_ATTRIBUTE.test(name.name)) refuseAll(value)
    },
  }).visit(program)
  return { namespaces: [...namespaces], uses, strings, hardCoded: [...hardCoded] }
}

/** The app's files, tests and what belongs to them left out, by their path below `app`. */
export const readSources = (): SourceMessages[] => {
  const folder = path.join(import.meta.dirname, '..')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:testing|test-support)\//u.test(file))
    .map((file) => readSource(file, readFileSync(path.join(folder, file), 'utf8')))
}
