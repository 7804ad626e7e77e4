import { ERRORS } from '@moonlit/contract/errors'
import { GENERATION_SECONDS_MAX } from '@moonlit/contract/rules'
import { z } from 'zod'
import { CallId, callById } from '../src/http/call-table.ts'
import { guestHandlers } from './guest-handlers.ts'
import { type Handlers, WITH_CALLS, WITH_CONTROLS } from './handler.ts'
import * as people from './people.ts'
import * as things from './state-data.ts'

/** Parameters of a forced answer; names unknown to the contract are refused. */
const ForcedAnswer = z.object({ call: CallId, status: z.coerce.number<string>(), code: z.enum(Object.keys(ERRORS)) })

const Id = z.object({ id: z.string() })

/** The provider's page, filled in with a card that pays, and with one that the bank declines. */
const PAID = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', name: 'Robin Vale', action: 'pay' }
const DECLINED = { ...PAID, number: '4000 0000 0000 0002' }

/** How each state is set up in a world of the mock. */
export const handlers: Handlers = {
  'nobody is signed in': { needs: WITH_CALLS, setUp: async () => ({}) },
  ...guestHandlers,
  'those without a subscription may send {count} messages': {
    needs: WITH_CONTROLS,
    setUp: async (world, { count }) => {
      await world.settings.change({ freeMessages: Number(count) })
      return {}
    },
  },
  'characters remind of themselves after {seconds} seconds': {
    needs: WITH_CONTROLS,
    setUp: async (world, { seconds }) => {
      await world.settings.change({ reminderDelay: Number(seconds) * 1000 })
      return {}
    },
  },
  'the {persona} persona is signed in': { needs: WITH_CONTROLS, setUp: async (world, { persona }) => things.tokensOf(await world.as(persona)) },
  'the {persona} persona signed in {duration} ago': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, duration }) => {
      const tokens = things.tokensOf(await world.as(persona))
      await world.clock.advance(duration)
      return tokens
    },
  },
  'the {persona} persona is signed in on another device, too': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona }) => {
      await world.as(persona)
      const someone = await world.as(persona)
      return { ...things.tokensOf(someone), sessionID: await things.otherSession(world, someone) }
    },
  },
  'the {persona} persona has a chat with {slug}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, slug }) => {
      const someone = await world.as(persona)
      const chatID = await people.openChat(world, someone, slug)
      return { ...things.tokensOf(someone), chatID, messageID: await people.messageOfBot(world, someone, chatID) }
    },
  },
  'the {persona} persona has asked for photos of {slug}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, slug }) => {
      const someone = await world.as(persona)
      const order = { prompt: 'by the sea at dusk', count: 1, botSlug: slug, styleIds: ['film'] }
      const { id } = Id.parse(await world.send('/api/v1/generation/', { method: 'POST', headers: someone.headers, body: order }))
      return { ...things.tokensOf(someone), generationID: id }
    },
  },
  'the {persona} persona has photos of {slug}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, slug }) => {
      const someone = await world.as(persona)
      const order = { prompt: 'by the sea at dusk', count: 2, botSlug: slug, styleIds: [] }
      const { id } = Id.parse(await world.send('/api/v1/generation/', { method: 'POST', headers: someone.headers, body: order }))
      await world.clock.advance(GENERATION_SECONDS_MAX * 1000)
      return { ...things.tokensOf(someone), generationID: id }
    },
  },
  'the {persona} persona has made a character named {firstName}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, firstName }) => {
      const owner = await world.as(persona)
      const { id, imageUrl } = await things.makeCharacter(world, owner, firstName)
      return { ...things.tokensOf(owner), botID: id, pictureUrl: imageUrl }
    },
  },
  'the {persona} persona has made a character named {firstName} and renamed it since': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, firstName }) => {
      const owner = await world.as(persona)
      const { id } = await things.makeCharacter(world, owner, firstName)
      await world.send(`/api/v1/bots/me/${id}/`, { method: 'PATCH', headers: owner.headers, body: { name: 'Stella' } })
      return { ...things.tokensOf(owner), botID: id }
    },
  },
  'the {persona} persona has begun to pay for {planId}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, planId }) => {
      const buyer = await world.as(persona)
      return { ...things.tokensOf(buyer), paymentID: (await things.beginPayment(world, buyer, planId)).paymentId }
    },
  },
  'the {persona} persona has tried to pay for {planId} with a card that was declined': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, planId }) => {
      const buyer = await world.as(persona)
      const { link, paymentId } = await things.beginPayment(world, buyer, planId)
      await people.postForm(world, link, DECLINED)
      return { ...things.tokensOf(buyer), paymentID: paymentId }
    },
  },
  'the {persona} persona has paid for {planId}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, planId }) => {
      const buyer = await world.as(persona)
      const { link, paymentId } = await things.beginPayment(world, buyer, planId)
      await people.postForm(world, link, PAID)
      // A new plan makes earlier tokens stale.
      return { ...things.tokensOf(await world.as(persona)), paymentID: paymentId }
    },
  },
  'the {persona} persona has bought the photo {photoId} of {slug}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, photoId, slug }) => {
      const buyer = await world.as(persona)
      const { link } = await things.beginPhotoPayment(world, buyer, slug, photoId)
      await people.postForm(world, link, PAID)
      return things.tokensOf(await world.as(persona))
    },
  },
  'there is an account of {email}': {
    needs: WITH_CALLS,
    setUp: async (world, { email }) => {
      await people.register(world, email)
      return {}
    },
  },
  'somebody has signed up as {email}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { email }) => {
      const tokens = await people.register(world, email)
      const [userID, verifyToken] = await people.linkOfMail(world, email, 'verify')
      return { ...tokens, userID, verifyToken }
    },
  },
  'somebody has signed up as {email} and confirmed the address since': {
    needs: WITH_CONTROLS,
    setUp: async (world, { email }) => {
      const tokens = await people.register(world, email)
      await people.confirmAddress(world, email)
      return tokens
    },
  },
  'the {persona} persona has asked to move to {email}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { persona, email }) => {
      await people.askToMove(world, await world.as(persona), email)
      const [userID, verifyToken] = await people.linkOfMail(world, email, 'verify')
      return { userID, verifyToken }
    },
  },
  'somebody has asked for a new password of {email}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { email }) => {
      await people.register(world, email)
      await world.send('/api/v1/auth/reset/start/', { method: 'POST', body: { email } })
      const [userID, resetToken] = await people.linkOfMail(world, email, 'reset')
      return { userID, resetToken }
    },
  },
  'somebody reads a newsletter sent to {email}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { email }) => {
      await people.register(world, email)
      await people.confirmAddress(world, email)
      const [unsubscribeToken] = await people.linkOfMail(world, email, 'unsubscribe')
      return { unsubscribeToken }
    },
  },
  'somebody comes back from {provider} and has no account': {
    needs: WITH_CONTROLS,
    setUp: (world, { provider }) => people.signInWith(world, provider),
  },
  'somebody comes back from {provider} and has an account': {
    needs: WITH_CONTROLS,
    setUp: async (world, { provider }) => {
      await people.signUpWith(world, provider, await people.proveProfile(world, provider))
      return people.signInWith(world, provider)
    },
  },
  'somebody has proven a profile of {provider} that has no account': {
    needs: WITH_CONTROLS,
    setUp: async (world, { provider }) => ({ oauthProfileId: await people.proveProfile(world, provider) }),
  },
  'somebody has proven a profile of {provider} that has an account': {
    needs: WITH_CONTROLS,
    setUp: async (world, { provider }) => {
      // The profile is verified twice before one sign-up: a person with two tabs.
      const [first, second] = [await people.proveProfile(world, provider), await people.proveProfile(world, provider)]
      await people.signUpWith(world, provider, first)
      return { oauthProfileId: second }
    },
  },
  'somebody has signed up through {provider}': {
    needs: WITH_CONTROLS,
    setUp: async (world, { provider }) => people.signUpWith(world, provider, await people.proveProfile(world, provider)),
  },
  'the API is out of order': {
    needs: WITH_CONTROLS,
    setUp: async (world) => {
      await world.maintenance(true)
      return {}
    },
  },
  'the next answer to {call} is {status} {code}': {
    needs: WITH_CONTROLS,
    setUp: async (world, params) => {
      const { call, status, code } = ForcedAnswer.parse(params)
      if (!Object.hasOwn(callById(call).responses, String(status))) throw new Error(`The contract documents no ${status} for ${call}`)
      await world.send('/controls/forced/', { method: 'POST', body: { call, status, code, ...(status === 429 && { retryAfter: 1 }) } })
      return {}
    },
  },
}
