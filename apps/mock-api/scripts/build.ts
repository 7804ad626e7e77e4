import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Bundles the server into dist/, so that it is up in a fraction of the time: a few files to read instead of a thousand, and
 * V8's compiled code kept from one start to the next. What is native, or loaded only when it is needed, stays outside.
 */
const PACKAGE = path.resolve(import.meta.dirname, '..')
const OUT = path.join(PACKAGE, 'dist')
const OUTSIDE = [
  /^@moonlit\/prisma\/(?:connect|seed)$/u,
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  'nodemailer',
  '@fastify/swagger-ui',
  '@fastify/swagger',
]

/** Keeps paths relative to a module working. */
const keepPlace = {
  name: 'keep-place',
  transform: (code: string, id: string): string | null => {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null
    const place = JSON.stringify(path.relative(OUT, id).replaceAll(path.sep, '/'))
    return code
      .replaceAll(
        'import.meta.dirname',
        `import.meta.dirname + '/' + ${JSON.stringify(path.relative(OUT, path.dirname(id)).replaceAll(path.sep, '/'))}`,
      )
      .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
  },
}

/** Leaves out zod's messages in fifty languages: ours are our own. They are a fifth of what a start would read. */
const oneLanguage = {
  name: 'one-language',
  load: (id: string): string | null => (/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/u.test(id) ? "export { default as en } from './en.js'" : null),
}

/** Leaves words and names, a fifth of the bundle, in their files: read as JSON they cost a start a tenth of what they cost as code. */
const words = {
  name: 'words',
  load: (id: string): { code: string; moduleType: 'js' } | null =>
    id.endsWith('.json') && !id.includes('node_modules')
      ? {
          code: `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(new URL(import.meta.url), 'utf8'))`,
          moduleType: 'js',
        }
      : null,
}

const HTTP = 'node:http'
const httpExports = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { value }]) => (value === undefined ? [] : [name]))

/**
 * Takes Node's HTTP as a program does that requires it. An import reads all that a module exports, and among that of HTTP is
 * the WebSocket, which loads the whole of fetch: a tenth of a start.
 */
const plainHttp = {
  name: 'plain-http',
  resolveId: (id: string, _importer: string | undefined, { kind }: { kind: string }): string | null =>
    kind === 'import-statement' && (id === HTTP || id === 'http') ? '\0plain-http' : null,
  load: (id: string): string | null =>
    id === '\0plain-http'
      ? `const http = process.getBuiltinModule('${HTTP}')\nexport default http\nexport const { ${httpExports.join(', ')} } = http`
      : null,
}

const NOT_ASCII = /[^\0-\u{7F}]/gu
/**
 * A script in ASCII alone: one sign of another script in a file makes V8 decode and keep all of it at two bytes a sign, at every start. In `String.raw` an
 * escape stays what it is: there it stands in patterns alone, which read it the same.
 */
const inAscii = (code: string): string =>
  code.replaceAll(NOT_ASCII, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )

const bundle = await rolldown({
  cwd: PACKAGE,
  input: { server: 'src/start.ts' },
  platform: 'node',
  external: OUTSIDE,
  plugins: [words, keepPlace, oneLanguage, plainHttp],
})
const { output } = await bundle.write({
  dir: OUT,
  cleanDir: true,
  format: 'esm',
  // Names stay, for stacks in the log.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  // Bundled CommonJS packages need require for Node's modules.
  banner: "import { createRequire as createBundleRequire } from 'node:module'\nconst require = createBundleRequire(import.meta.url)",
})

// A part that is loaded only when it is needed would say then that it cannot be read: where a module's own `require` meets the banner's, for one.
for (const part of output) {
  if (part.type !== 'chunk') continue
  const { fileName } = part
  writeFileSync(path.join(OUT, fileName), inAscii(part.code))
  const { status, stderr } = spawnSync(process.execPath, ['--check', path.join(OUT, fileName)], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${fileName} cannot be read.\n${stderr}`)
}
