import { QUOTE_MAX_LENGTH } from '@moonlit/contract/rules'
import type { Member } from '../../http/caller.ts'
import type { World } from '../../worlds/world.ts'
import { countDay } from './statistics.ts'

/** A chat. Times are milliseconds. */
export interface ChatRow {
  readonly id: string
  readonly botId: string
  readonly lang: string
}

/** The state of a chat. */
export interface ChatStateRow {
  readonly memoryJson: string
  /** The memory before the person's last message; null where nothing was said, or in a chat that was merged since. */
  readonly memoryBeforeJson: string | null
  readonly pendingUntil: number | null
  /** How often the character has reminded the person. */
  readonly reminders: number
  readonly isMuted: 0 | 1
  /** When a message was deleted last. */
  readonly messageDeletedAt: number | null
}

export interface MessageRow {
  readonly id: string
  readonly seq: number
  readonly isBot: 0 | 1
  readonly text: string
  readonly shot: string | null
  readonly isFull: 0 | 1
  /** Whether its picture came when the plan's photos of that month were used up. */
  readonly isPastLimit: 0 | 1
  /** Hash of its voice, once spoken. */
  readonly voiceHash: string | null
  readonly sentAt: number
  /** Its language, where it differs from the chat's. */
  readonly lang: string | null
  /** The sender's own id of it. */
  readonly clientId: string | null
  /** Which of its versions it shows, from 1, and how many there are. */
  readonly version: number
  readonly versions: number
  /** Whether it answers words of self-harm with help lines. */
  readonly isHelp: 0 | 1
  /** The message that it answers, and what that says as JSON; null when it is gone. */
  readonly quotedId: string | null
  readonly quotedJson: string | null
  /** The person's, to a message of the character. */
  readonly reaction: string | null
}

export interface NewMessage {
  readonly isBot: boolean
  readonly text: string
  readonly shot?: string | null
  readonly isFull?: boolean
  readonly isPastLimit?: boolean
  readonly tokenSize?: number
  readonly clientId?: string | null
  readonly isHelp?: boolean
  readonly quotedId?: string | null
  readonly sentAt: number
  /** The preceding message, if known. */
  readonly after?: MessageRow
}

export const OWNER = { guest: 'guestSessionId', user: 'userId' } as const
const SENDER_TABLE = { guest: 'GuestSession', user: 'User' } as const
const CHAT = 'id, botId, lang'
/** What a quoted message says. */
const QUOTED = `(SELECT json_object('isBot', q.isBot, 'text', substr(q.text, 1, ${QUOTE_MAX_LENGTH}), 'hasPhoto', q.shot IS NOT NULL)
  FROM Message q WHERE q.id = Message.quotedId AND q.chatId = Message.chatId)`
/** Columns of a `MessageRow`. */
export const MESSAGE = `id, seq, isBot, text, shot, isFull, isPastLimit, voiceHash, sentAt, lang, clientId, version, versions, isHelp, reaction, quotedId, ${QUOTED} AS quotedJson`
/**
 * The unary plus hides the value from SQLite's planner, which would otherwise recompile the query for each value at five times the cost. Before
 * a column, it keeps the planner from the index by time where the last ones are wanted: it would read and sort the whole chat.
 */
export const IN_CHAT = 'chatId = +?'

/** A chat of this caller, also by the id of one that became part of it; someone else's is not found. */
export const findChat = (world: World, owner: Member, id: string): ChatRow | undefined => {
  const find = (chatId: string) => world.one<ChatRow>(`SELECT ${CHAT} FROM Chat WHERE id = ? AND ${OWNER[owner.kind]} = ?`, chatId, owner.id)
  return find(id) ?? find(world.one<{ intoId: string }>('SELECT intoId FROM MergedChat WHERE id = ?', id)?.intoId ?? '')
}

/** The current state of a chat. Read it inside the transaction that changes it. */
export const findChatState = (world: World, chatId: string): ChatStateRow | undefined =>
  world.one<ChatStateRow>('SELECT memoryJson, memoryBeforeJson, pendingUntil, reminders, isMuted, messageDeletedAt FROM Chat WHERE id = ?', chatId)

/** Changes the language of a chat; earlier messages keep theirs. */
const goOnIn = (world: World, { id, lang }: ChatRow, other: string): void => {
  world.run('UPDATE Message SET lang = ? WHERE chatId = ? AND lang IS NULL', lang, id)
  world.run('UPDATE Chat SET lang = ? WHERE id = ?', other, id)
}

/** The language of the caller's chat with a character; undefined when there is none. */
export const findChatLanguage = (world: World, owner: Member, botId: string): string | undefined =>
  world.one<{ lang: string }>(`SELECT lang FROM Chat WHERE botId = ? AND ${OWNER[owner.kind]} = ?`, botId, owner.id)?.lang

/** The caller's chat with a character, made with its greeting when there is none yet. */
export const openChat = (world: World, owner: Member, chat: { botId: string; lang: string; greeting: NewMessage }): string =>
  world.atomically(() => {
    const known = world.one<ChatRow>(`SELECT ${CHAT} FROM Chat WHERE botId = ? AND ${OWNER[owner.kind]} = ?`, chat.botId, owner.id)
    if (known !== undefined) {
      if (known.lang !== chat.lang) goOnIn(world, known, chat.lang)
      return known.id
    }
    const id = world.ids.make('c')
    const now = world.clock.now()
    world.run(
      `INSERT INTO Chat (id, botId, ${OWNER[owner.kind]}, lang, readAt, createdAt) VALUES (?, ?, ?, ?, ?, ?)`,
      id,
      chat.botId,
      owner.id,
      chat.lang,
      now,
      now,
    )
    addMessage(world, id, chat.greeting)
    countDay(world, chat.botId, { chats: 1 })
    return id
  })

/** The number of the last message of a chat; 0 when there is none. */
export const lastNumber = (world: World, chatId: string): number =>
  world.one<{ seq: number }>(`SELECT seq FROM Message WHERE ${IN_CHAT} ORDER BY seq DESC LIMIT 1`, chatId)?.seq ?? 0

/** Time of the last message of a chat; in the future while a reply is pending. */
export const lastSentAt = (world: World, chatId: string): number =>
  world.one<{ sentAt: number }>(`SELECT sentAt FROM Message WHERE ${IN_CHAT} ORDER BY seq DESC LIMIT 1`, chatId)?.sentAt ?? 0

/** Adds a message at the end of a chat. Call it inside a transaction. */
export const addMessage = (world: World, chatId: string, message: NewMessage): MessageRow => {
  const id = world.ids.make('m')
  const seq = (message.after?.seq ?? lastNumber(world, chatId)) + 1
  const isBot = message.isBot ? 1 : 0
  const isFull = message.isFull === true ? 1 : 0
  const isPastLimit = message.isPastLimit === true ? 1 : 0
  const shot = message.shot ?? null
  const clientId = message.clientId ?? null
  const isHelp = message.isHelp === true ? 1 : 0
  const added = world.one<MessageRow>(
    `INSERT INTO Message (id, chatId, seq, isBot, text, shot, isFull, isPastLimit, tokenSize, sentAt, clientId, isHelp, quotedId)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING ${MESSAGE}`,
    id,
    chatId,
    seq,
    isBot,
    message.text,
    shot,
    isFull,
    isPastLimit,
    message.tokenSize ?? 0,
    message.sentAt,
    clientId,
    isHelp,
    message.quotedId ?? null,
  )
  if (added === undefined) throw new Error(`Message ${id} was not added`)
  return added
}

/** The last messages, oldest first, those still being written left out. */
export const lastMessages = (world: World, chatId: string, count: number): MessageRow[] =>
  world
    .all<MessageRow>(`SELECT ${MESSAGE} FROM Message WHERE ${IN_CHAT} AND +sentAt <= ? ORDER BY seq DESC LIMIT ?`, chatId, world.clock.now(), count)
    .toReversed()

/** A page of messages counted from the newest, oldest first within the page, and how many there are in all. */
export const pageOfMessages = (world: World, chatId: string, page: { limit: number; offset: number }): { count: number; messages: MessageRow[] } => {
  const now = world.clock.now()
  // Messages are numbered without gaps until one is deleted, so a chat of a million is not counted one by one; those still being written are few.
  const { unsent = 0, counted = null } =
    world.one<{ unsent: number; counted: number | null }>(
      `SELECT (SELECT count(*) FROM Message WHERE ${IN_CHAT} AND sentAt > +?) AS unsent,
         CASE WHEN messageDeletedAt IS NOT NULL THEN (SELECT count(*) FROM Message WHERE ${IN_CHAT}) END AS counted FROM Chat WHERE id = ?`,
      chatId,
      now,
      chatId,
      chatId,
    ) ?? {}
  const count = (counted ?? lastNumber(world, chatId)) - unsent
  const newestFirst = world.all<MessageRow>(
    `SELECT ${MESSAGE} FROM Message WHERE ${IN_CHAT} AND +sentAt <= ? ORDER BY seq DESC LIMIT ? OFFSET ?`,
    chatId,
    now,
    page.limit,
    page.offset,
  )
  return { count, messages: newestFirst.toReversed() }
}

/** Marks all messages as read. */
export const markRead = (world: World, chatId: string): void => void world.run('UPDATE Chat SET readAt = ? WHERE id = ?', world.clock.now(), chatId)

/** Counts a reminder and stores the character's memory. */
export const countReminder = (world: World, chatId: string, memoryJson: string): void =>
  void world.run('UPDATE Chat SET reminders = reminders + 1, memoryJson = ? WHERE id = ?', memoryJson, chatId)

export const findMessage = (world: World, chatId: string, id: string): MessageRow | undefined =>
  world.one<MessageRow>(`SELECT ${MESSAGE} FROM Message WHERE chatId = ? AND id = ? AND sentAt <= ?`, chatId, id, world.clock.now())

/** Marks a message's picture as revealed. */
export const revealPicture = (world: World, id: string): void => void world.run('UPDATE Message SET isFull = 1 WHERE id = ?', id)

export const removeChat = (world: World, owner: Member, id: string): boolean =>
  world.run(`DELETE FROM Chat WHERE id = ? AND ${OWNER[owner.kind]} = ?`, id, owner.id) > 0

const SENDER_COUNTRY = { guest: 'NULL AS country', user: 'country' } as const
/** The sender: first name, country (ISO 3166; unknown for a guest) and number of sent messages. */
export const findSender = (
  world: World,
  { kind, id }: Member,
): { firstName: string; gender: string | null; country: string | null; messagesSent: number } | undefined =>
  world.one(`SELECT firstName, gender, ${SENDER_COUNTRY[kind]}, messagesSent FROM ${SENDER_TABLE[kind]} WHERE id = ?`, id)

export const countSent = (world: World, { kind, id }: Member): void =>
  void world.run(`UPDATE ${SENDER_TABLE[kind]} SET messagesSent = messagesSent + 1 WHERE id = ?`, id)
