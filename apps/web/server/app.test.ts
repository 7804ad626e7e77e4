import { expect, test } from 'vitest'
import { readEnv } from '../app/env.server.ts'
import { readCookie, WORLD_COOKIE } from '../app/shared/storage/cookie-text.ts'
import { compress } from './compress.ts'

test('[DX-05] a bad configuration is told, one line a fault', () => {
  expect(readEnv({ WEB_PORT: 'abc', API_URL: 'nope' })).toEqual({ faults: ['WEB_PORT must be a number', 'API_URL must be an http(s) address'] })
  expect(readEnv({ WEB_PORT: '', API_URL: 'http://api:4000/' })).toMatchObject({ env: { WEB_PORT: 3000, API_URL: 'http://api:4000' } })
})

test('the world of a test is read from its cookie', () => {
  expect(readCookie('a=1; mock_world=w%2F7; b=2', WORLD_COOKIE)).toBe('w/7')
  expect(readCookie(undefined, WORLD_COOKIE)).toBeUndefined()
})

test('pages are packed as the browser accepts it', async () => {
  const page = Buffer.from('moon '.repeat(1000))
  expect((await compress(page, 'gzip, br')).encoding).toBe('br')
  expect((await compress(page, 'gzip')).encoding).toBe('gzip')
  expect((await compress(page, undefined)).encoding).toBeUndefined()
  expect((await compress(Buffer.from('small'), 'br')).encoding).toBeUndefined()
})
