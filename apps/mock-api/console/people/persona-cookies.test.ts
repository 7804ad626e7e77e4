import { expect, test } from 'vitest'
import { cookiesFor, worldCookie } from './persona-cookies.ts'

test('[MK-08] signing in as a member replaces the cookies of the person before', () => {
  expect(cookiesFor('checkout', { kind: 'user', jwtToken: 'jwt', refreshToken: 'refresh' })).toMatchObject({
    authorization: 'jwt',
    refresh_token: 'refresh',
    chat_session_id: null,
    models_access: null,
    mock_world: 'checkout',
  })
})

test('[MK-08] signing in as a guest sets a session cookie and no tokens', () => {
  expect(cookiesFor('default', { kind: 'guest', UserSessionID: 'gs_1' })).toMatchObject({
    authorization: null,
    refresh_token: null,
    chat_session_id: 'gs_1',
    mock_world: null,
  })
})

test('[MK-09] only a world other than the default one sets a cookie', () => {
  expect(worldCookie('default')).toEqual({ mock_world: null })
  expect(worldCookie('checkout')).toEqual({ mock_world: 'checkout' })
})
