import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { SCRIPTS_BY_ROUTE } from '../bench/budgets.ts'
import { expect, test } from './support/test.ts'

const BUILD = path.resolve(import.meta.dirname, '../build/client')

const Route = z.object({ parentId: z.string().optional(), module: z.string().optional(), imports: z.array(z.string()).default([]) })
const Manifest = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), Route),
})

/** The router's list of which page needs which files. */
const readManifest = async (): Promise<z.infer<typeof Manifest>> => {
  const [name = ''] = (await readdir(path.join(BUILD, 'assets'))).filter((file) => /^manifest-.*\.js$/u.test(file))
  const text = await readFile(path.join(BUILD, 'assets', name), 'utf8')
  return Manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
}

/** Kilobytes of scripts, as they travel, before a page's first view: its own and those of the frames around it. */
const weightOf = async (id: string): Promise<number> => {
  const { entry, routes } = await readManifest()
  const files = new Set([entry.module, ...entry.imports])
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const file of [...(route.module === undefined ? [] : [route.module]), ...route.imports]) files.add(file)
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(path.join(BUILD, `${file}.br`)).catch(() => stat(path.join(BUILD, file)))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

for (const [id, most] of Object.entries(SCRIPTS_BY_ROUTE))
  test(`the scripts that ${id} needs first weigh at most ${most} KB`, async () => {
    expect(await weightOf(id)).toBeLessThan(most)
  })
