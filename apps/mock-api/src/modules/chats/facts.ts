import type { contract } from '@moonlit/contract'
import type { Fact } from '@moonlit/contract/chat-facts'
import { ADULT_AGE, FIELD_MESSAGES } from '@moonlit/contract/rules'
import { moderate } from '@moonlit/talk/moderation/moderate'
import { type Fact as KnownFact, changeFact, factsOf, forgetFact } from '@moonlit/talk/replies/facts'
import { type Memory, withoutMessages } from '@moonlit/talk/replies/memory'
import type { AppRouteImplementation } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { load } from './load.ts'
import { messagesWith } from './remote-history.ts'
import { memoryOf, localeOf } from './reply-input.ts'
import { changeMemories } from './reply-repo.ts'
import { type ChatRow, findChatState } from './repo.ts'

type Calls = (typeof contract)['chats']
type Handlers = { readonly [Call in 'facts' | 'changeFact' | 'forgetFact']: AppRouteImplementation<Calls[Call]> }

const present = ({ id, kind, value, of, isPinned }: KnownFact): Fact => ({ factID: id, kind, value, relation: of, isPinned })

const knownIn = (request: FastifyRequest, chat: ChatRow): { memory: Memory; facts: KnownFact[] } => {
  const memory = memoryOf(findChatState(request.world, chat.id)?.memoryJson ?? '{}')
  return { memory, facts: factsOf(memory, localeOf(chat.lang)) }
}

/** The years of an age, in the digits of any of the ten languages. */
const yearsOf = (value: string): number => Number(value.replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => String(digitOf(digit))))
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0xff_10]
const digitOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  return code - (ZEROS.findLast((zero) => zero <= code) ?? 0)
}

/**
 * Refuses what nobody may be told to be, and what may not be said.
 * @throws ApiError 400 for an age that is none of an adult, 403 for a value against the rules
 */
const checkValue = ({ kind }: KnownFact, value: string, now: number): void => {
  const isAdult = kind !== 'age' || yearsOf(value) >= ADULT_AGE
  if (!isAdult) throw new ApiError('validation_failed', { fields: [{ path: 'value', message: FIELD_MESSAGES.invalid }] })
  if (moderate(value, now).verdict === 'inappropriate')
    throw new ApiError('inappropriate_content', { fields: [{ path: 'value', message: FIELD_MESSAGES.policy }] })
}

/** What the character of a chat knows of the person: shown, corrected, pinned and forgotten. */
export const factHandlers: Handlers = {
  facts: async ({ params, request }) => ({
    status: 200,
    body: { result: knownIn(request, load(request, params.id).chat).facts.map(present) },
  }),

  changeFact: async ({ params, body, request }) => {
    const { world } = request
    const { chat } = load(request, params.id)
    return world.atomically(() => {
      const { memory, facts } = knownIn(request, chat)
      const fact = facts.find(({ id }) => id === params.factId)
      if (fact === undefined) throw new ApiError('not_found')
      if (body.value !== undefined) checkValue(fact, body.value, world.clock.now())
      const changed = changeFact(memory, fact.id, body)
      if (changed === null) throw new ApiError('not_found')
      changeMemories(world, chat.id, (one) => changeFact(one, fact.id, body))
      return { status: 200, body: present({ ...fact, value: body.value ?? fact.value, isPinned: body.isPinned ?? fact.isPinned }) }
    })
  },

  forgetFact: async ({ params, request }) => {
    const { world } = request
    const { chat } = load(request, params.id)
    return world.atomically(() => {
      const { memory, facts } = knownIn(request, chat)
      const fact = facts.find(({ id }) => id === params.factId)
      if (fact === undefined) throw new ApiError('not_found')
      // No language model is sent what tells of it any more, even where another memory of the chat holds nothing of it.
      const ids = messagesWith(world, chat.id, fact, { turns: memory.turns, locale: localeOf(chat.lang) })
      changeMemories(world, chat.id, (one) => withoutMessages(forgetFact(one, fact.id) ?? one, ids))
      return { status: 200, body: { status: true } }
    })
  },
}
