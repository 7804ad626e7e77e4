import { z } from 'zod'
import { type Handlers, WITH_CALLS, WITH_CONTROLS } from './handler.ts'
import * as things from './state-data.ts'

const GuestSession = z.object({ UserSessionID: z.string() })

/** How the states of guests are set up. */
export const guestHandlers: Pick<Handlers, Extract<keyof Handlers, `a guest named ${string}`>> = {
  'a guest named {firstName} is here': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName }) => ({ guestSessionId: (await world.guest({ firstName, gender: 'male' })).UserSessionID }),
  },
  'a guest named {firstName} has a chat with {slug}': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName, slug }) => (await things.guestWithChat(world, firstName, slug)).gives,
  },
  'a guest named {firstName} has a chat with {slug} who is still writing': {
    needs: WITH_CONTROLS,
    setUp: async (world, { firstName, slug }) => {
      const { guest, gives } = await things.guestWithChat(world, firstName, slug)
      await things.sendUnanswered(world, guest, gives.chatID)
      return gives
    },
  },
  'a guest named {firstName} has a chat with {slug}, whom they have blocked since': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName, slug }) => {
      const { guest, gives } = await things.guestWithChat(world, firstName, slug)
      await world.send(`/api/v1/bots/${slug}/block/`, { method: 'PUT', headers: guest.headers, body: { blocked: true } })
      return gives
    },
  },
  'a guest named {firstName} has written to {slug} and got a reply': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName, slug }) => (await things.guestWithReply(world, firstName, slug)).gives,
  },
  'a guest named {firstName} has written to {slug} and got two versions of the reply': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName, slug }) => {
      const { guest, gives } = await things.guestWithReply(world, firstName, slug)
      const { guestSessionId, chatID, messageID } = gives
      const path = `/api/v1/chats/${chatID}/messages/${messageID}/another_reply/`
      await world.send(path, { method: 'POST', headers: guest.headers, body: {} })
      return { guestSessionId, chatID, messageID }
    },
  },
  'a guest named {firstName} has quoted what {slug} said': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName, slug }) => {
      const { guest, gives } = await things.guestWithReply(world, firstName, slug)
      const { guestSessionId, chatID, messageID } = gives
      const body = { message: 'That one', tokenSize: 2, quotedMessageID: messageID }
      await world.send(`/api/v1/chats/${chatID}/send/`, { method: 'POST', headers: guest.headers, body })
      return { guestSessionId, chatID }
    },
  },
  'a guest named {firstName} has told {slug}: {message}': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName, slug, message }) => {
      const { guest, gives } = await things.guestWithChat(world, firstName, slug)
      return { ...gives, factID: await things.tellFact(world, guest, gives.chatID, message) }
    },
  },
  'a guest named {firstName} has made a magic link': {
    needs: WITH_CALLS,
    setUp: (world, { firstName }) => things.makeMagicLink(world, firstName),
  },
  'a guest named {firstName} has made a magic link, which was used': {
    needs: WITH_CALLS,
    setUp: async (world, { firstName }) => {
      const made = await things.makeMagicLink(world, firstName)
      GuestSession.parse(await world.send('/api/v1/auth/magic-link/apply/', { method: 'POST', body: { token: made.magicToken } }))
      return made
    },
  },
}
