// Our own rules for oxlint.
import { relative, sep } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { importProblem, mayReadEnvironment } from './import-rules.mjs'

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

export default { meta: { name: 'moonlit' }, rules: { boundaries, environment } }
