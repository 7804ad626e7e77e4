import type { CharacterDraft } from '@moonlit/contract/creation'
import type { Bot } from '@moonlit/contract/bot'
import type { Person } from '../../testing/mock.ts'

/** A character as the wizard sends it. */
export const LUNA: CharacterDraft = {
  name: 'Luna',
  gender: 'female',
  style: 'anime',
  age: 27,
  ethnicity: 'east-asian',
  body: 'average',
  bodyType: 'slim',
  breastSize: 'small',
  hairStyle: 'bob',
  hairColor: 'violet',
  eyeColor: 'violet',
  personality: ['witty', 'dreamy'],
  occupation: 'astronomer',
  hobbies: ['astronomy', 'tea'],
  relationship: 'friend',
  frankness: 2,
  voice: 'soft',
}

/** A character that someone made. */
export const created = async ({ api }: Person, draft: Partial<CharacterDraft> = {}): Promise<Bot> => {
  const { status, body } = await api.bots.createCharacter({ body: { ...LUNA, ...draft } })
  if (status !== 201) throw new Error(`Not created: ${status} ${JSON.stringify(body)}`)
  return body
}
