import { expect, test } from './support/test.ts'

test('[NV-14] [EX-12] without JavaScript explore holds twenty names, a title and a canonical address', async ({ request, world }) => {
  const answer = await request.get('/?utm_source=test', { headers: { cookie: `mock_world=${world.name}` } })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  const result = await world.characters('gender=female&limit=20')
  expect(result).toHaveLength(20)
  for (const { firstName } of result) expect(html).toContain(firstName)
  expect(html).toMatch(/<title>[^<]*Moonlit[^<]*<\/title>|<title>[^<]+<\/title>/u)
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"?]+\/"/u)
  expect(html).toMatch(/<html lang="en"[^>]* dir="ltr"/u)
})

test('[EX-12] the canonical address of a promo page is that of the page', async ({ request }) => {
  expect(await (await request.get('/anime/fb')).text()).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/anime"/u)
})

for (const [address, status] of [
  ['/', 200],
  ['/anime', 200],
  ['/anime/promo', 200],
  ['/anime/somewhere', 404],
  ['/custom/keitaro', 200],
  ['/custom/nowhere', 404],
  ['/amara', 200],
  ['/amara/elsewhere', 404],
  ['/not-found', 404],
  ['/no/such/page/at/all', 404],
  ['/privacy-policy', 200],
] as const)
  test(`[RT-16] [RT-17] [RT-10] asked directly, ${address} answers ${status}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(status)
  })

test('[RT-02] the old explore leads to explore and keeps its query', async ({ request }) => {
  const answer = await request.get('/explore?type=doctor', { maxRedirects: 0 })
  expect(answer.status()).toBeGreaterThanOrEqual(300)
  expect(answer.headers().location).toBe('/?type=doctor')
})

test('[CP-02] a character that does not exist leads to explore', async ({ request }) => {
  const answer = await request.get('/nobody-of-this-name', { maxRedirects: 0 })
  expect(answer.status()).toBeGreaterThanOrEqual(300)
  expect(answer.headers().location).toBe('/')
})

test('[NV-03] [IN-02] the page comes in the language of the browser, Arabic from the right', async ({ request }) => {
  const arabic = await (await request.get('/', { headers: { 'accept-language': 'ar-EG,ar;q=0.9' } })).text()
  expect(arabic).toMatch(/<html lang="ar"[^>]* dir="rtl"/u)
  const unknown = await (await request.get('/', { headers: { 'accept-language': 'sw' } })).text()
  expect(unknown).toMatch(/<html lang="en"/u)
})
