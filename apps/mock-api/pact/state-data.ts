import { LUNA } from '@moonlit/contract/creation'
import { z } from 'zod'
import type { SignedIn } from '../client/world.ts'
import { type Someone, messagesOf, openChat } from './people.ts'
import type { ProviderWorld } from './provider-world.ts'

const Made = z.object({ id: z.string(), imageUrl: z.string() })
const Checkout = z.object({ link: z.string(), paymentId: z.string() })
const Said = z.object({ messageID: z.string() })
const Facts = z.object({ result: z.array(z.object({ factID: z.string() })) })
const Sessions = z.object({ result: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) })
const MagicLink = z.object({ token: z.string() })

export const tokensOf = ({ jwtToken, refreshToken }: SignedIn) => ({ jwtToken, refreshToken })

export const guestWithChat = async (world: ProviderWorld, firstName: string, slug: string) => {
  const guest = await world.guest({ firstName, gender: 'male' })
  return { guest, gives: { guestSessionId: guest.UserSessionID, chatID: await openChat(world, guest, slug) } }
}

/** A guest who has said something, and the reply. */
export const guestWithReply = async (world: ProviderWorld, firstName: string, slug: string) => {
  const { guest, gives } = await guestWithChat(world, firstName, slug)
  const body = { message: 'Hello', tokenSize: 1 }
  const { messageID } = Said.parse(await world.send(`/api/v1/chats/${gives.chatID}/send/`, { method: 'POST', headers: guest.headers, body }))
  const own = (await messagesOf(world, guest, gives.chatID)).findLast(({ isBot }) => !isBot)
  if (own === undefined) throw new Error('What was said is not listed')
  return { guest, gives: { ...gives, messageID, ownMessageID: own.messageID } }
}

/** Sends a message whose reply is still pending. */
export const sendUnanswered = async (world: ProviderWorld, guest: Someone, chatID: string): Promise<void> => {
  await world.settings.change({ replyDelay: { min: 60_000, max: 60_000 } })
  const asking = new AbortController()
  const asked = fetch(new URL(`/api/v1/chats/${chatID}/send/`, world.url), {
    method: 'POST',
    headers: { ...guest.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello', tokenSize: 1 }),
    signal: asking.signal,
  }).catch(() => undefined)
  // It is accepted once it is listed; the reply is not waited for.
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await messagesOf(world, guest, chatID)).some(({ isBot }) => !isBot)) break
  }
  asking.abort()
  await asked
}

/** Tells the character of a chat something about oneself, and returns the id of the fact. */
export const tellFact = async (world: ProviderWorld, { headers }: Someone, chatID: string, message: string): Promise<string> => {
  await world.send(`/api/v1/chats/${chatID}/send/`, { method: 'POST', headers, body: { message, tokenSize: 1 } })
  const [fact] = Facts.parse(await world.send(`/api/v1/chats/${chatID}/facts/`, { headers })).result
  if (fact === undefined) throw new Error(`The character learnt nothing from "${message}"`)
  return fact.factID
}

/** The id of a session of somebody on another device. */
export const otherSession = async (world: ProviderWorld, { headers }: Someone): Promise<string> => {
  const other = Sessions.parse(await world.send('/api/v1/auth/sessions/', { headers })).result.find(({ isCurrent }) => !isCurrent)
  if (other === undefined) throw new Error('Nobody is signed in on another device')
  return other.id
}

export const makeCharacter = async (world: ProviderWorld, owner: Someone, name: string) =>
  Made.parse(await world.send('/api/v1/bots/create-character/', { method: 'POST', headers: owner.headers, body: { ...LUNA, name } }))

export const beginPayment = async (world: ProviderWorld, buyer: SignedIn, planId: string) =>
  Checkout.parse(await world.send(`/api/v1/subscriptions/${planId}/buy/`, { headers: buyer.headers }))

/** Begins the payment of one photo. */
export const beginPhotoPayment = async (world: ProviderWorld, buyer: SignedIn, slug: string, photoId: string) =>
  Checkout.parse(await world.send(`/api/v1/bots/${slug}/photos/${photoId}/buy/`, { method: 'POST', headers: buyer.headers, body: {} }))

export const makeMagicLink = async (world: ProviderWorld, firstName: string) => {
  const guest = await world.guest({ firstName, gender: 'male' })
  const { token } = MagicLink.parse(await world.send('/api/v1/auth/magic-link/', { method: 'POST', headers: guest.headers, body: {} }))
  return { guestSessionId: guest.UserSessionID, magicToken: token }
}
