import Fastify from 'fastify'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveBuiltFiles } from './static.ts'

const temporary = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-static-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A server of a build with one script of its own. */
const serverOf = async (build: string, assetsDir?: string) => {
  const folder = await temporary()
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets', `entry-${build}.js`), `// ${build}`)
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
  const app = Fastify()
  onTestFinished(() => app.close())
  await serveBuiltFiles(app, { folder, assetsDir })
  return (url: string) => app.inject({ url })
}

test('servers of two builds that share a folder answer for the scripts of both, so that a page of one works whichever is asked', async () => {
  const assetsDir = path.join(await temporary(), 'assets')
  const older = await serverOf('old', assetsDir)
  const newer = await serverOf('new', assetsDir)
  for (const ask of [older, newer])
    for (const build of ['old', 'new']) {
      const answer = await ask(`/assets/entry-${build}.js`)
      expect(answer.body).toBe(`// ${build}`)
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': /javascript/u })
    }
  expect((await newer('/assets/entry-lost.js')).statusCode).toBe(404)
  expect((await newer('/assets/../../etc/passwd')).statusCode).toBe(404)
})

test('a server by itself answers for its own build, and other files are asked about each time', async () => {
  const ask = await serverOf('only')
  expect((await ask('/assets/entry-only.js')).statusCode).toBe(200)
  expect((await ask('/assets/entry-other.js')).statusCode).toBe(404)
  expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('without a build the server says what to do', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await expect(serveBuiltFiles(app, { folder: path.join(await temporary(), 'none') })).rejects.toThrow('run `npm run build` first')
})
