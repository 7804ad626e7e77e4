import { expect, test } from './support/test.ts'

test('[EX-16] [RT-01] a visit to explore that came with a promo type and a query is told once, then the address is that of the page', async ({
  visitor,
  world,
}) => {
  await visitor.goto('/anime/fb?utm_source=ads&utm_campaign=may')
  await expect(visitor).toHaveURL(/\/anime$/u)
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible()
  const told = await world.mock.requests({ call: 'stats.firstTouch' })
  expect(told).toMatchObject([{ status: 200, path: '/api/v1/stats/first-touch/fb/' }])
  expect(JSON.stringify(told)).toContain('may')
  await visitor.goto('/custom/keitaro')
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await world.mock.requests({ call: 'stats.firstTouch' })).toHaveLength(1)
})

test('[EX-16] a visit that cannot be told is no trouble to whoever comes', async ({ visitor, world }) => {
  await world.mock.force('stats.firstTouch', 500, { times: null })
  await visitor.goto('/custom/affise?utm_source=ads')
  await expect(visitor).toHaveURL(/\/custom$/u)
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await world.mock.requests({ call: 'stats.firstTouch' })).toMatchObject([{ status: 500 }])
  await expect(visitor.getByRole('region', { name: /^Notifications/u }).getByRole('listitem')).toHaveCount(0)
})

test('[CP-05] [RT-03] a visit to a character that came with a promo type and a query is told for that character, who is then shown', async ({
  visitor,
  world,
}) => {
  await visitor.goto('/amara/promo?utm_source=letter')
  await expect(visitor).toHaveURL(/\/amara$/u)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Amara/u)
  expect(await world.mock.requests({ call: 'stats.firstTouchOfBot' })).toMatchObject([
    { status: 200, path: '/api/v1/stats/first-touch/promo/amara/' },
  ])
})

test('[NV-06] the parameters of each address on the way are kept, newer ones in place of older', async ({ visitor }) => {
  const kept = () => visitor.evaluate((): unknown => JSON.parse(localStorage.getItem('query_params') ?? 'null'))
  await visitor.goto('/?utm_source=letter&ref=sam')
  await expect.poll(kept).toEqual({ utm_source: 'letter', ref: 'sam' })
  await visitor.getByRole('link', { name: 'Doctor', exact: true }).click()
  await expect.poll(kept).toEqual({ utm_source: 'letter', ref: 'sam', type: 'doctor' })
  await visitor.goto('/amara?utm_source=ads')
  await expect.poll(kept).toEqual({ utm_source: 'ads', ref: 'sam', type: 'doctor' })
  await visitor.getByRole('link', { name: 'All characters' }).click()
  await expect(visitor).toHaveURL(/\/$/u)
  expect(await kept()).toEqual({ utm_source: 'ads', ref: 'sam', type: 'doctor' })
})
