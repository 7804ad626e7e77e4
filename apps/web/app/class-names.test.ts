// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { readAllClasses, readClasses } from './testing/source-classes.ts'

const here = createRequire(import.meta.url)
const STYLESHEETS = ['app.css', '../../mock-api/console/console.css']

/** What Tailwind makes of class names, with our own tokens and classes. */
const cssOf = async (stylesheet: string, names: string[]): Promise<string> => {
  const entry = path.resolve(import.meta.dirname, stylesheet)
  const { build } = await compile(readFileSync(entry, 'utf8'), {
    base: path.dirname(entry),
    loadStylesheet: async (id, base) => {
      const file = id.startsWith('.') ? path.resolve(base, id) : here.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
    },
  })
  return build(names)
}

/** A class name as a selector writes it. */
const selectorOf = (name: string): string => `.${name.replaceAll(/[^\w-]/gu, String.raw`\$&`).replace(/^\d/u, String.raw`\3$& `)}`

/** They mark an element for those within it or behind it, and have no look themselves. */
const isMark = (name: string): boolean => /^(?:group|peer)(?:\/\w+)?$/u.test(name)

const unknownOf = async (names: readonly string[]): Promise<string[]> => {
  const unique = [...new Set(names)].filter((name) => !isMark(name))
  const css = (await Promise.all(STYLESHEETS.map((stylesheet) => cssOf(stylesheet, unique)))).join('\n')
  return unique.filter((name) => !css.includes(selectorOf(name)))
}

test('every class name has a look: it is one of Tailwind or of ours', { timeout: 60_000 }, async () => {
  const classes = readAllClasses()
  expect(classes.length).toBeGreaterThan(5000)
  const unknown = await unknownOf(classes.map(({ name }) => name))
  expect(classes.filter(({ name }) => unknown.includes(name)).map(({ name, place }) => `${place} ${name}`)).toEqual([])
})

test('a misspelt class name would be told, wherever it stands', async () => {
  const source = `
    const look = cva('flx px-4', { variants: { tone: { mint: 'bg-mnt text-on-mint' } }, defaultVariants: { tone: 'no-class' } })
    const one = <p className={cx('gap-2', tone === 'no-class' && 'hiden', className)} />
    const other = <p className={isOpen ? 'opacity-100' : \`opacty-0 sm:hover:bg-rose/50 -\${side}\`} imageClassName="rounded-crd group/one" />`
  const unknown = await unknownOf(readClasses('one.tsx', source).map(({ name }) => name))
  expect(unknown).toEqual(['flx', 'bg-mnt', 'hiden', 'opacty-0', 'rounded-crd'])
})
