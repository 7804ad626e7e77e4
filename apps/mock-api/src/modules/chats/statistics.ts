import type { World } from '../../worlds/world.ts'

/** What a character's statistics of a day count. */
interface DayCounts {
  readonly chats?: number
  readonly messages?: number
  readonly voiceMessages?: number
  readonly tokens?: number
}

/** Adds to a character's statistics of today. */
export const countDay = (world: World, botId: string, { chats = 0, messages = 0, voiceMessages = 0, tokens = 0 }: DayCounts): void =>
  void world.run(
    `INSERT INTO BotDay (botId, date, chats, messages, voiceMessages, tokens) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (botId, date) DO UPDATE SET chats = chats + excluded.chats, messages = messages + excluded.messages,
       voiceMessages = voiceMessages + excluded.voiceMessages, tokens = tokens + excluded.tokens`,
    botId,
    new Date(world.clock.now()).toISOString().slice(0, 10),
    chats,
    messages,
    voiceMessages,
    tokens,
  )
