import type { PaymentOutcome } from '@moonlit/sdk'
import { mockCall } from '@moonlit/sdk/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptPromoCode } from '../../shared/promo/kept-offers.ts'
import { clearPersonalData, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { startApi } from '../../testing/api.ts'
import { createTestServices, renderAt } from '../../testing/services.tsx'
import { PaymentFailureScreen } from './payment-failure-screen.tsx'

const api = startApi()

beforeEach(() => {
  writeStored(stored.accessToken, 'jwt')
  writeStored(stored.refreshToken, 'refresh')
})
afterEach(() => {
  keptPromoCode.set(null)
  clearPersonalData()
})

const show = async (payment: Partial<PaymentOutcome>) => {
  api.use(
    mockCall('subscriptions.paymentSuccess', 200, {
      status: 'failed',
      kind: 'character',
      owned: false,
      planId: 'character',
      slug: 'aylin',
      ...payment,
    }),
  )
  renderAt(<PaymentFailureScreen paymentId="p_1" />, await createTestServices({ session: 'member' }))
  const again = await screen.findByRole('link', { name: 'Try again' })
  return { again: again.getAttribute('href'), text: screen.getByRole('status').textContent }
}

test.each([
  ['that the bank declined', 'declined'],
  ['that failed for a reason that is not known', undefined],
] as const)('[PY-07] whoever made a payment %s is asked to check the card', async (_which, failureReason) => {
  const { text, again } = await show({ failureReason, promoCode: 'FIRSTNIGHT' })
  expect(text).toBe('Sorry payment didn’t go throughPlease check your card details. Nothing was charged.')
  expect(again).toBe('/buy-premium/aylin?promoCode=FIRSTNIGHT&plan=character')
})

test.each([
  ['its buyer cancelled', 'cancelled', /^You cancelled this payment/u],
  ['was not made within a day', 'expired', /within a day/u],
  ['lost the offer that lowered its price', 'offerEnded', /^The offer has ended/u],
] as const)('[PY-07] a payment that %s says so and nothing of a card, and leads to what was ordered', async (_which, failureReason, words) => {
  const { text, again } = await show({ failureReason, promoCode: 'FIRSTNIGHT' })
  expect(text).toMatch(words)
  expect(text).toContain('Nothing was charged.')
  expect(text).not.toContain('card')
  expect(again).toBe('/buy-premium/aylin?promoCode=FIRSTNIGHT&plan=character')
})

test('[PY-07] [PY-12] whoever’s code another payment has used is told so, and led to the price without it', async () => {
  keptPromoCode.set('FIRSTNIGHT')
  const { text, again } = await show({ failureReason: 'codeUsed', promoCode: 'FIRSTNIGHT', promoType: 'fb' })
  expect(text).toContain('The code FIRSTNIGHT counts once, and another payment of yours has used it. Nothing was charged.')
  expect(text).not.toContain('card')
  expect(again).toBe('/buy-premium/aylin?promoType=fb&plan=character')
  expect(keptPromoCode.get()).toBeNull()
})

test('[PY-07] [PY-03] another code that was taken meanwhile stays', async () => {
  keptPromoCode.set('FULLMOON')
  await show({ failureReason: 'codeUsed', promoCode: 'FIRSTNIGHT' })
  expect(keptPromoCode.get()).toBe('FULLMOON')
})

test('[PY-07] until it is known how a payment ended, nothing is said of a card', async () => {
  const answer = Promise.withResolvers<PaymentOutcome>()
  api.use(mockCall('subscriptions.paymentSuccess', 200, () => answer.promise))
  renderAt(<PaymentFailureScreen paymentId="p_1" />, await createTestServices({ session: 'member' }))
  expect(screen.getByRole('heading').textContent).toBe('Your payment')
  expect(screen.queryByText(/card/u)).toBeNull()
  answer.resolve({ status: 'failed', failureReason: 'expired', kind: 'voice', owned: false, planId: 'voice-10' })
  expect(await screen.findByText(/within a day/u)).toBeTruthy()
})

test('[PY-07] while it cannot be known how a payment ended, nothing is claimed of it', async () => {
  api.use(mockCall('subscriptions.paymentSuccess', 500, {}))
  renderAt(<PaymentFailureScreen paymentId="p_1" />, await createTestServices({ session: 'member' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(/charged/u)).toBeNull()
})
