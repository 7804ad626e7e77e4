import formbody from '@fastify/formbody'
import { IsoTime, PaymentStatus } from '@moonlit/contract/common'
import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import type { Locale } from '@moonlit/contract/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import { FormAttempts } from '../../pages/form-attempts.ts'
import { sendFile } from '../../http/send-file.ts'
import { sendPage } from '../../pages/page.ts'
import { type CardErrors, type TestCard, readCard } from './cards.ts'
import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findDuration } from '../subscriptions/repo.ts'
import { monthsAfter } from '../users/allowances.ts'
import { findLanguage } from '../users/repo.ts'
import { languageOf } from '../users/rules.ts'
import { discountsOf } from './discount.ts'
import { itemTitle } from './item-title.ts'
import { FACES } from './look.ts'
import { type Order, type SavedFields, cardPage, endedPage, formatAmount, unknownPage } from './page.ts'
import { type PaymentRow, findPayment } from './repo.ts'
import { loadPayment, openPayment, applyOutcome } from './settle.ts'
import { type CallbackBody, ProviderReason, SIGNATURE_HEADER, isSigned, signCallback } from './signature.ts'

const Params = z.object({ id: z.string() })
const FaceFile = z.object({
  file: z
    .string()
    .regex(/\.woff2$/u)
    .catch(''),
})
const Text = z.string().catch('')
/** Missing or repeated fields count as empty, and so does a body that is no form. */
const Form = z
  .object({ action: Text, number: Text, expiry: Text, cvc: Text, name: Text })
  .catch({ action: '', number: '', expiry: '', cvc: '', name: '' })
const Callback = z.object({
  status: PaymentStatus.exclude(['pending']),
  failureReason: ProviderReason.optional(),
  confirmedAt: IsoTime,
})

/** Size limit of a form or callback, in bytes. */
const BODY_LIMIT = 16 * 1024

/** Return URL of a payment. */
const outcomeUrl = (webUrl: string, { id, status }: Pick<PaymentRow, 'id' | 'status'>): string => {
  const page = {
    pending: 'payment-success',
    succeeded: 'payment-success',
    failed: 'payment-failure',
    refunded: 'payment-failure',
    duplicate: 'errors/duplicate-payment',
  }[status]
  return new URL(`/${page}?paymentId=${encodeURIComponent(id)}`, webUrl).href
}

/** URL of the page that sells the item, with the buyer's source, code and choice: it is sold there at the same price. */
const shopUrl = (webUrl: string, { itemKind, itemId, botSlug, promoCode, promoType }: PaymentRow): string => {
  if (itemKind === 'characterPhoto' && botSlug !== null) return new URL(`/${botSlug}#photo-${itemId}`, webUrl).href
  const url = new URL(botSlug === null ? '/buy-premium' : `/buy-premium/${botSlug}`, webUrl)
  if (promoType !== null) url.searchParams.set('promoType', promoType)
  if (promoCode !== null) url.searchParams.set('promoCode', promoCode)
  if (itemKind === 'subscription') url.searchParams.set('plan', itemId)
  // Each pack has a place of its own on that page.
  else if (itemKind !== 'character') url.hash = `pack-${itemId}`
  return url.href
}

/** What a payment is for, in the language of its buyer. A subscription is shown as it would run if it were paid now. */
const orderOf = (world: World, payment: PaymentRow, locale: Locale): Order => {
  const months = payment.itemKind === 'subscription' ? findDuration(world, payment.itemId) : null
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const { amount, listAmount, planOff } = payment
  const said = (part: Pick<PaymentRow, 'amount' | 'currency'>): string => formatAmount(part, locale, [amount, listAmount ?? amount, planOff])
  return {
    item: itemTitle(world, payment, locale),
    amount: said(payment),
    discounts: discountsOf(payment, said),
    endsOn: months === null ? null : days.format(monthsAfter(world.clock.now(), months)),
  }
}

/** Calls the payment callback with a signed request, as a provider does. */
const bringUpFact = async (
  { server, world }: FastifyRequest,
  id: string,
  { status, failureReason, delay }: Omit<CallbackBody, 'confirmedAt'> & { delay: TestCard['delay'] },
): Promise<void> => {
  const body: CallbackBody = { status, failureReason, confirmedAt: new Date(world.clock.now() + delay).toISOString() }
  const { statusCode } = await server.inject({
    method: 'POST',
    url: `/payments/${id}/callback/`,
    headers: { 'x-mock-world': world.name, [SIGNATURE_HEADER]: signCallback(world, id, body) },
    payload: { ...body },
  })
  if (statusCode !== 200) throw new ApiError('internal')
}

/**
 * The payment provider: a page that takes a card, and a callback with the outcome.
 * It simulates another company, so anyone with the link may pay.
 */
export const paymentPages =
  ({ webUrl, mailer }: { webUrl: string; mailer: Mailer }) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(formbody, { bodyLimit: BODY_LIMIT })
    const attempts = new FormAttempts<{ errors: CardErrors; saved: SavedFields }>()

    const open = ({ world, params }: FastifyRequest): PaymentRow | null => {
      const { id } = Params.parse(params)
      return findPayment(world, id) === undefined ? null : openPayment(world, mailer, id)
    }

    const sendUnknown = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
      sendPage(reply, unknownPage(webUrl, languageOf(headers['accept-language'])))

    const sendEnded = ({ world }: FastifyRequest, reply: FastifyReply, payment: PaymentRow): FastifyReply => {
      const locale = findLanguage(world, payment.userId)
      return sendPage(reply, endedPage(orderOf(world, payment, locale), payment, { locale, link: outcomeUrl(webUrl, payment) }))
    }

    const isOver = ({ status, settledAt }: PaymentRow): boolean => status !== 'pending' || settledAt !== null

    app.get('/faces/:file', async (request, reply) => {
      const { file } = FaceFile.parse(request.params)
      return sendFile(request, reply, { folder: FACES, file, headers: { 'cache-control': 'public, max-age=86400' } })
    })

    app.get('/payments/:id', async (request, reply) => {
      const payment = open(request)
      if (payment === null) return sendUnknown(request, reply)
      if (isOver(payment)) return sendEnded(request, reply, payment)
      const locale = findLanguage(request.world, payment.userId)
      return sendPage(reply, cardPage(orderOf(request.world, payment, locale), { locale, ...attempts.find(request) }))
    })

    // Every form leads to an address, so that the pages behind it can be gone back to.
    app.post('/payments/:id', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const payment = open(request)
      if (payment === null) return reply.redirect(request.url, 303)
      const form = Form.parse(request.body)
      if (form.action === 'refund' && payment.status === 'succeeded') {
        await bringUpFact(request, payment.id, { status: 'refunded', delay: 0 })
        return reply.redirect(request.url, 303)
      }
      // A repeated form leads to the same result as the first.
      if (isOver(payment)) return reply.redirect(outcomeUrl(webUrl, payment), 303)
      if (form.action === 'cancel') {
        await bringUpFact(request, payment.id, { status: 'failed', failureReason: 'cancelled', delay: 0 })
        return reply.redirect(shopUrl(webUrl, payment), 303)
      }
      // A card is charged only where that was asked for.
      if (form.action !== 'pay') throw new ApiError('validation_failed', { fields: [{ path: 'action', message: FIELD_MESSAGES.invalid }] })
      const { card, errors } = readCard(form, request.world.clock.now())
      if (card === null) return attempts.sendBack(request, reply, { errors, saved: { expiry: form.expiry, name: form.name } })
      await bringUpFact(request, payment.id, card)
      return reply.redirect(outcomeUrl(webUrl, loadPayment(request.world, mailer, payment.id)), 303)
    })

    app.post('/payments/:id/callback', { bodyLimit: BODY_LIMIT }, async ({ world, params, body, headers }) => {
      const { id } = Params.parse(params)
      const read = Callback.safeParse(body)
      if (!read.success)
        throw new ApiError('validation_failed', {
          fields: read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
        })
      if (!isSigned(world, id, read.data, headers[SIGNATURE_HEADER])) throw new ApiError('forbidden')
      return { status: applyOutcome(world, mailer, id, { ...read.data, confirmedAt: Date.parse(read.data.confirmedAt) }) }
    })
  }
