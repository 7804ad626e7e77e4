import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useErrorHandler } from '../http/error-handler.ts'
import { consoleRoutes } from './console.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'moonlit-console-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/index-Ab12.js'), 'export {}')
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  useErrorHandler(app)
  await app.register(consoleRoutes({ webUrl: 'http://localhost:3000/?a="b"&c', folder }))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('[MK-10] the console is served as soon as it is built', async () => {
  expect((await app.inject('/mock')).statusCode).toBe(404)
  writeFileSync(path.join(folder, 'index.html'), '<meta name="moonlit-web-url" content="%WEB_URL%" />')
  for (const address of ['/mock', '/mock/']) {
    const { statusCode, headers, body } = await app.inject(address)
    expect({ statusCode, body }).toEqual({
      statusCode: 200,
      body: '<meta name="moonlit-web-url" content="http://localhost:3000/?a=&quot;b&quot;&amp;c" />',
    })
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
  }
})

test('[MK-10] hashed console files are cached for good; nothing else is served', async () => {
  const { statusCode, headers } = await app.inject('/mock/assets/index-Ab12.js')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/mock/assets/gone.js')).statusCode).toBe(404)
  for (const address of ['/mock/assets/', '/mock/../package.json', '/mock/%2e%2e/package.json'])
    expect((await app.inject(address)).statusCode).toBeGreaterThanOrEqual(400)
})
