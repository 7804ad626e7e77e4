import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyEngine } from './replies.mjs'

const server = createServer((request, response) => void response.writeHead(request.url === '/v1/models' ? 401 : 500).end())
let host = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  host = typeof address === 'object' && address !== null ? `127.0.0.1:${address.port}` : ''
})
afterAll(() => void server.close())

test('[MK-12] the start says that the embedded engine speaks', async () => {
  expect(await replyEngine({})).toBe('the embedded engine')
  expect(await replyEngine({ REPLY_API_URL: '' })).toBe('the embedded engine')
})

test('[MK-12] the start says which model speaks, without its password', async () => {
  expect(await replyEngine({ REPLY_API_URL: `http://me:secret@${host}/v1/`, REPLY_MODEL: 'moon-7b' })).toBe(
    `moon-7b at ${host}, which does not answer yet; the embedded engine until it does`,
  )
  expect(await replyEngine({ REPLY_API_URL: `http://${host}/v1/`, REPLY_MODEL: 'moon-7b' })).toBe(`moon-7b at ${host}`)
})

test('[MK-12] the start says when the model does not answer', async () => {
  expect(await replyEngine({ REPLY_API_URL: 'http://127.0.0.1:1/v1' })).toBe(
    'the model at 127.0.0.1:1, which does not answer yet; the embedded engine until it does',
  )
})
