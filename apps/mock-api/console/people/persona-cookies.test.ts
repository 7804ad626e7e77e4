import { expect, test } from 'vitest'
import { cookiesFor, worldCookie } from './persona-cookies.ts'

test('[MK-08] a member’s cookies take the place of whoever was there before', () => {
  expect(cookiesFor('checkout', { kind: 'user', jwtToken: 'jwt', refreshToken: 'refresh' })).toMatchObject({
    authorization: 'jwt',
    refresh_token: 'refresh',
    chat_session_id: null,
    models_access: null,
    mock_world: 'checkout',
  })
})

test('[MK-08] a guest has a session and no tokens', () => {
  expect(cookiesFor('default', { kind: 'guest', UserSessionID: 'gs_1' })).toMatchObject({
    authorization: null,
    refresh_token: null,
    chat_session_id: 'gs_1',
    mock_world: null,
  })
})

test('[MK-09] the default world needs no cookie, any other one does', () => {
  expect(worldCookie('default')).toEqual({ mock_world: null })
  expect(worldCookie('checkout')).toEqual({ mock_world: 'checkout' })
})
