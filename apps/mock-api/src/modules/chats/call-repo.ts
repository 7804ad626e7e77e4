import type { World } from '../../worlds/world.ts'

/** The last call request of a chat. */
export const findCallRequest = (world: World, chatId: string): { id: string; createdAt: number } | undefined =>
  world.one('SELECT id, createdAt FROM CallRequest WHERE chatId = ? ORDER BY createdAt DESC LIMIT 1', chatId)

export const addCallRequest = (world: World, chatId: string, phoneNumber: string): void =>
  void world.run(
    'INSERT INTO CallRequest (id, chatId, phoneNumber, createdAt) VALUES (?, ?, ?, ?)',
    world.ids.make('r'),
    chatId,
    phoneNumber,
    world.clock.now(),
  )

export const changeCallRequest = (world: World, id: string, phoneNumber: string): void =>
  void world.run('UPDATE CallRequest SET phoneNumber = ? WHERE id = ?', phoneNumber, id)
