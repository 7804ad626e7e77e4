import { expect, test } from 'vitest'
import type { CallList, LoggedRequest } from '../api/types.ts'
import { sameAnswer } from './repeat-answer.ts'
import { asCurl, shellWord } from './as-curl.ts'
import { asLiteral, asSdkCall } from './as-sdk.ts'
import { choicesOf, filtered, NO_FILTER } from './filter.ts'
import { durationText } from './format.ts'

const logged = (change: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: 7,
  time: '2026-03-14T20:15:00.000Z',
  worldTime: '2026-03-14T20:15:00.000Z',
  world: 'checkout',
  call: 'chats.send',
  method: 'POST',
  path: '/api/v1/chats/c_1/send/',
  caller: 'user:u_premium',
  status: 402,
  durationMs: 12.4,
  outcome: 'answered',
  injected: null,
  request: {
    headers: { host: 'localhost:4000', authorization: '•••', 'content-type': 'application/json', cookie: '•••', 'sec-fetch-mode': 'cors' },
    body: { text: '{"message":"It\'s late","tokenSize":5}', isCut: false },
  },
  answer: { headers: {}, body: { text: '{"detail":"…","code":"payment_required"}', isCut: false } },
  check: { state: 'ok', faults: [] },
  ...change,
})

const calls: CallList = {
  calls: [
    {
      id: 'chats.send',
      method: 'POST',
      path: '/api/v1/chats/:id/send/',
      summary: 'Send a message',
      policy: { caller: 'session', safe: false, idempotent: false, retry: false },
      statuses: [
        { status: 200, isCommon: false, errors: [] },
        {
          status: 402,
          isCommon: false,
          errors: [
            { code: 'payment_required', detail: 'Pay' },
            { code: 'audio_limit', detail: 'No more' },
          ],
        },
      ],
    },
  ],
  anyCall: [],
  faults: ['drop', 'cut', 'malformed', 'slow'],
}

test('[MK-10] a request is copied as a curl command, quoted for any shell', () => {
  const curl = asCurl(logged(), { origin: 'http://localhost:4000', token: 'abc' })
  expect(curl).toBe(
    [
      "curl -X POST 'http://localhost:4000/api/v1/chats/c_1/send/'",
      "-H 'content-type: application/json'",
      "-H 'x-mock-world: checkout'",
      "-H 'Authorization: Bearer abc'",
      `--data-raw '{"message":"It'\\''s late","tokenSize":5}'`,
    ].join(' \\\n  '),
  )
  expect(asCurl(logged(), { origin: '' })).toContain('-H "Authorization: Bearer $TOKEN"')
  expect(shellWord("$(rm -rf ~) `x` 'y'")).toBe("'$(rm -rf ~) `x` '\\''y'\\'''")
})

test('[MK-10] the curl command of a visitor has no session', () => {
  const visitor = logged({ method: 'GET', path: '/api/v1/bots/?limit=2', request: { headers: { accept: '*/*' }, body: null } })
  expect(asCurl(visitor, { origin: 'http://x' })).toBe(
    "curl 'http://x/api/v1/bots/?limit=2' \\\n  -H 'accept: */*' \\\n  -H 'x-mock-world: checkout'",
  )
})

test('[MK-10] a request is copied as an SDK call with typed parameters', () => {
  const code = asSdkCall(
    logged({
      call: 'chats.messages',
      method: 'GET',
      path: '/api/v1/chats/c%201/messages/?limit=30&lang=en&tag=a&tag=b',
      request: { headers: {}, body: null },
    }),
    {
      origin: 'http://localhost:4000',
      pattern: '/api/v1/chats/:id/messages/',
      numbers: new Set(['limit']),
    },
  )
  expect(code).toContain("client.chats.messages({ params: { id: 'c 1' }, query: { limit: 30, lang: 'en', tag: ['a', 'b'] } })")
  expect(code).toContain("createClient({ baseUrl: 'http://localhost:4000', headers: () => ({ 'x-mock-world': 'checkout' }) })")
  expect(asSdkCall(logged({ call: null }), { origin: '', pattern: '', numbers: new Set() })).toBeNull()
})

test('[MK-10] the SDK call of a guest sets the guest session', () => {
  const guest = logged({ request: { headers: { 'x-user-session-id': 'gs_1' }, body: { text: '{"message":"Hi"}', isCut: false } } })
  const code = asSdkCall(guest, { origin: '', pattern: '/api/v1/chats/:id/send/', numbers: new Set() })
  expect(code).toContain("client.session.setGuestSessionId('gs_1')")
  expect(code).toContain("client.chats.send({ params: { id: 'c_1' }, body: { message: 'Hi' } })")
})

test('a value is written as an equal TypeScript literal', () => {
  expect(asLiteral('a "b" \'c\'\n\\')).toBe(`'a "b" \\'c\\'\\n\\\\'`)
  expect(asLiteral({ 'a-b': [1, null, true], c: {}, d: [] })).toBe("{ 'a-b': [1, null, true], c: {}, d: [] }")
  expect(asLiteral({ message: 'x'.repeat(90) })).toBe(`{\n  message: '${'x'.repeat(90)}',\n}`)
})

test('[MK-03] an answer is forced again with its status and error, for the same caller', () => {
  expect(sameAnswer(logged(), calls)).toEqual({ call: 'chats.send', caller: 'user:u_premium', times: 1, status: 402, code: 'payment_required' })
  const dropped = logged({ status: null, outcome: 'dropped', answer: { headers: {}, body: null } })
  expect(sameAnswer(dropped, calls)).toEqual({ call: 'chats.send', caller: 'user:u_premium', times: 1, fault: 'drop' })
  const corrupted = logged({ status: 200, injected: { by: 'forced', what: 'malformed', forcedId: 'f1' } })
  expect(sameAnswer(corrupted, calls)).toMatchObject({ fault: 'malformed' })
})

test('[MK-03] an answer that the contract does not document cannot be forced again', () => {
  expect(sameAnswer(logged({ call: null }), calls)).toBeNull()
  expect(sameAnswer(logged({ status: 418 }), calls)).toBeNull()
})

test('[MK-10] the log is filtered by call, caller, status and text', () => {
  const all = [
    logged({ id: 4, status: 500, injected: { by: 'failure-rate', what: '500 internal', forcedId: null } }),
    logged({ id: 3, status: null, outcome: 'left' }),
    logged({ id: 2, call: 'bots.list', status: 200, caller: 'nobody', path: '/api/v1/bots/?gender=female', check: { state: 'broken', faults: [] } }),
    logged({ id: 1 }),
  ]
  const ids = (change: object) => filtered(all, { ...NO_FILTER, ...change }).map(({ id }) => id)
  expect(ids({})).toEqual([4, 3, 2, 1])
  expect(ids({ status: 'good' })).toEqual([2])
  expect(ids({ status: 'refused' })).toEqual([1])
  expect(ids({ status: 'failed' })).toEqual([4, 3])
  expect(ids({ status: 'broken' })).toEqual([2])
  expect(ids({ status: 'forced' })).toEqual([4])
  expect(ids({ call: 'bots.list' })).toEqual([2])
  expect(ids({ caller: 'user:u_premium', text: 'LATE 402' })).toEqual([1])
  expect(ids({ text: 'nowhere' })).toEqual([])
  expect(choicesOf(all)).toEqual({ calls: ['bots.list', 'chats.send'], callers: ['nobody', 'user:u_premium'] })
})

test.each([
  [0.42, '0.4 ms'],
  [12.4, '12 ms'],
  [999.6, '1000 ms'],
  [5210, '5.2 s'],
])('%s milliseconds are shown as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text)
})

test('[MK-10] a form is copied as a form, with a shell variable for every masked secret', () => {
  const form = logged({
    method: 'PATCH',
    path: '/api/v1/users/me/',
    request: {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: { text: '{"nickname":"N\'s","avatar":"file me.png, 60000 bytes"}', isCut: false },
    },
  })
  expect(asCurl(form, { origin: 'http://localhost:4000' })).toBe(
    [
      "curl -X PATCH 'http://localhost:4000/api/v1/users/me/'",
      "-H 'x-mock-world: checkout'",
      String.raw`-F 'nickname=N'\''s'`,
      "-F 'avatar=@me.png'",
    ].join(' \\\n  '),
  )
  const login = logged({ request: { headers: { 'content-type': 'application/json' }, body: { text: '{"password":"•••"}', isCut: false } } })
  expect(asCurl(login, { origin: 'http://localhost:4000' })).toContain(`--data-raw '{"password":"'"$SECRET"'"}'`)
})

test('[MK-10] the SDK call keeps the Prefer header and marks a cut body', () => {
  const options = { origin: 'http://localhost:4000', pattern: '/api/v1/chats/:id/send/', numbers: new Set<string>() }
  const wished = logged({ request: { headers: { prefer: 'code=403' }, body: { text: '{"message":"x', isCut: true } } })
  const copy = asSdkCall(wished, options) ?? ''
  expect(copy).toContain("headers: () => ({ 'x-mock-world': 'checkout', prefer: 'code=403' })")
  expect(copy).toContain('put yours in its place')
  expect(copy).toContain('body: {}')
})
