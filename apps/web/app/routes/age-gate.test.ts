import { expect, test } from 'vitest'
import { action } from './age-gate.ts'

/** What the form is answered, posted without a script. */
const post = (address: string, next: string) => {
  const url = new URL(address)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ next }) })
  return action({ request, url })
}

test('[OV-01] whoever says to be an adult without a script is led back, with a cookie that no other site is sent', async () => {
  const { status, headers } = await post('https://moonlit.example/age-gate', '/amara')
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/amara')
  expect(headers.get('set-cookie')).toBe('adult_warning_read=1; Max-Age=31536000; Path=/; Secure; SameSite=Strict')
})

test.each(['https://evil.example/', '//evil.example/', String.raw`/\evil.example`, ''])('[OV-01] to %j nobody is led', async (next) => {
  expect((await post('http://localhost:3000/age-gate', next)).headers.get('location')).toBe('/')
})
