import { type CharacterDraft, LUNA } from '@moonlit/contract/creation'
import type { Bot } from '@moonlit/contract/bot'
import type { Person } from '../../testing/mock.ts'

/** A character that someone made. */
export const created = async ({ api }: Person, draft: Partial<CharacterDraft> = {}): Promise<Bot> => {
  const { status, body } = await api.bots.createCharacter({ body: { ...LUNA, ...draft } })
  if (status !== 201) throw new Error(`Not created: ${status} ${JSON.stringify(body)}`)
  return body
}
