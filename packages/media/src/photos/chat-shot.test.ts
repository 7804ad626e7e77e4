import { expect, test } from 'vitest'
import { shotLook } from '../shots.ts'
import { namedLook, wishedShot } from './chat-shot.ts'
import { MARA } from './testing.ts'

test('[CH-15] a picture wished in a chat shows the place, clothes and things that were named', () => {
  const name = wishedShot('chat-2', 'can you send me a photo on the beach in a red dress, with an umbrella?')
  expect(name).toBe('chat-2-scenes-beach-outfit-dress-color-red-prop-umbrella')
  expect(namedLook(MARA, name)).toMatchObject({ scene: 'beach', outfit: 'dress', outfitColor: '#b3202c', prop: 'umbrella' })
  const german = wishedShot('chat-1', 'Schick mir ein Foto im Wald mit Mütze, wenn es schneit')
  expect(namedLook(MARA, german)).toMatchObject({ scene: 'forest', wears: ['beanie'], weather: 'snow' })
})

test('[CH-15] whoever wishes nothing gets the character’s own pictures', () => {
  expect(wishedShot('chat-4', 'send me a picture')).toBe('chat-4')
  expect(namedLook(MARA, 'chat-4')).toEqual(shotLook(MARA, 'chat-4'))
})

test('[CH-15] another picture with the same wish is another picture of the same place', () => {
  const [first, second] = ['chat-1', 'chat-2'].map((shot) => namedLook(MARA, wishedShot(shot, 'at the market')))
  expect([first?.scene, second?.scene]).toEqual(['market', 'market'])
  expect(first).not.toEqual(second)
})

test.each(['chat-9', 'chat-1-', 'chat-1-scenes', 'chat-1-scenes-moon', 'chat-1-age-12', 'cover-scenes-beach', ''])(
  '[CH-15] no picture is called "%s"',
  (name) => {
    expect(namedLook(MARA, name)).toBeNull()
  },
)
