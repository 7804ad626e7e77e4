import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.server.ts'

/** The parts of a page's policy, by name. */
const policyOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    contentPolicy(html, { isDevelopment: false })
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  )
const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('a page lets just the scripts run that are written into it, each once, by their hashes', () => {
  const page = `<script>a()</script><script type="module">b()</script><script>a()</script><script src="/assets/c.js"></script>
    <script type="application/ld+json">{"name":"Amara"}</script>`
  expect(policyOf(page).get('script-src')).toBe(`'self' ${hashOf('a()')} ${hashOf('b()')}`)
})

test('a page is in no frame, has no plug-ins, and sends its forms and its relative addresses nowhere else', () => {
  const policy = policyOf('<p>Amara</p>')
  expect(policy.get('default-src')).toBe("'self'")
  for (const part of ['frame-ancestors', 'object-src']) expect(policy.get(part), part).toBe("'none'")
  for (const part of ['base-uri', 'form-action', 'connect-src', 'worker-src']) expect(policy.get(part), part).toBe("'self'")
})
