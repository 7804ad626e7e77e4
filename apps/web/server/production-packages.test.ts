import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '..')
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'))

/** What a file imports when it runs: without types, and without the packages that are only loaded when they are wanted (Vite, in development). */
const importsOf = (path: string): string[] =>
  [...stripTypeScriptTypes(readFileSync(path, 'utf8')).matchAll(/(?:^import|\bfrom)\s*'([^']+)'|\bimport\('(\.[^']+)'\)/gmu)].flatMap(
    ([, name, file]) => name ?? file ?? [],
  )

/** Each package that runs because of a file, with the file that imports it. */
const packagesOf = (file: string, seen = new Set<string>()): { name: string; by: string }[] => {
  if (seen.has(file)) return []
  seen.add(file)
  return importsOf(file).flatMap((name) => {
    if (name.startsWith('node:')) return []
    if (name.startsWith('.')) return packagesOf(resolve(dirname(file), name), seen)
    return [{ name: name.split('/', name.startsWith('@') ? 2 : 1).join('/'), by: relative(web, file) }]
  })
}

test('[DX-03] the web server starts with the packages of production alone', () => {
  const packages = packagesOf(join(web, 'server.ts'))
  expect(packages.map(({ name }) => name)).toContain('fastify')
  expect(packages.filter(({ name }) => !(name in dependencies))).toEqual([])
})
