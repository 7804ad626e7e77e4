import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import { type BotRow, findBotById } from '../bots/repo.ts'
import { type ChatRow, findChat } from './repo.ts'

/** A chat of the caller and its character. Someone else's chat is not found. */
export const load = (request: FastifyRequest, id: string): { chat: ChatRow; bot: BotRow } => {
  const chat = findChat(request.world, memberOf(request), id)
  const bot = chat === undefined ? undefined : findBotById(request.world, chat.botId, chat.lang)
  if (chat === undefined || bot === undefined) throw new ApiError('not_found')
  return { chat, bot }
}
