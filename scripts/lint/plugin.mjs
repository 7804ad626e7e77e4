// Our own rules for oxlint.
import { relative, sep } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { importProblem, isShownToPeople, mayReadEnvironment } from './import-rules.mjs'

/** @param {{ filename: string }} context */
const fileOf = (context) => relative(root, context.filename).split(sep).join('/')

const boundaries = {
  /** @param {any} context */
  create: (context) => {
    const file = fileOf(context)
    /** @param {any} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = importProblem(file, source.value)
      if (message) context.report({ node: source, message })
    }
    return {
      /** @param {any} node */
      ImportDeclaration: (node) => check(node.source),
      /** @param {any} node */
      ImportExpression: (node) => check(node.source),
      /** @param {any} node */
      ExportAllDeclaration: (node) => check(node.source),
      /** @param {any} node */
      ExportNamedDeclaration: (node) => check(node.source),
      /** @param {any} node */
      TSImportType: (node) => check(node.source ?? node.argument?.literal ?? node.argument),
    }
  },
}

const environment = {
  /** @param {any} context */
  create: (context) => {
    if (mayReadEnvironment(fileOf(context))) return {}
    return {
      /** @param {any} node */
      MemberExpression: (node) => {
        const name = node.computed ? node.property?.value : node.property?.name
        const isProcess = node.object.type === 'Identifier' && node.object.name === 'process'
        if (name === 'env' && (isProcess || node.object.type === 'MetaProperty'))
          context.report({ node, message: 'The environment is read in env.ts, parsed by a schema; take the value from there.' })
      },
    }
  },
}

const BY_HAND = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toDateString', 'toTimeString', 'toFixed', 'toPrecision']
const FORMATS = ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'RelativeTimeFormat', 'DurationFormat']
/** Text between words that a language may want otherwise: `, `, ` · ` and the like. */
const SEPARATOR = /^\s*[,、·&/]\s+$/u

const formats = {
  /** @param {any} context */
  create: (context) => {
    const file = fileOf(context)
    if (!isShownToPeople(file)) return {}
    /** @param {any} node */
    const refuse = (node) => context.report({ node, message: 'What people read is formatted for their language by shared/format.ts.' })
    return {
      /** @param {any} node */
      MemberExpression: (node) => {
        const name = node.computed ? node.property?.value : node.property?.name
        if (BY_HAND.includes(name)) refuse(node)
      },
      /** @param {any} node */
      NewExpression: (node) => {
        if (node.callee.object?.name === 'Intl' && FORMATS.includes(node.callee.property?.name)) refuse(node)
      },
      /** @param {any} node */
      CallExpression: ({ callee, arguments: [separator] }) => {
        if (callee.property?.name === 'join' && typeof separator?.value === 'string' && SEPARATOR.test(separator.value)) refuse(callee)
      },
    }
  },
}

export default { meta: { name: 'moonlit' }, rules: { boundaries, environment, formats } }
