import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { childlikeProportions } from '@moonlit/media/portrait/adult-proportions'
import { measureBody, measureFace } from '@moonlit/media/portrait/measures'
import { shotLook, SHOTS } from '@moonlit/media/shots'
import { CHARACTERS_DIRECTORY } from '@moonlit/prisma/characters-directory'
import { expect, test } from 'vitest'
import { LookData, PersonAttributes } from './person.ts'

const Character = PersonAttributes.extend({ look: LookData })
const characters = readdirSync(CHARACTERS_DIRECTORY).map((file) =>
  Character.parse(JSON.parse(readFileSync(path.join(CHARACTERS_DIRECTORY, file), 'utf8'))),
)

test('[MK-11] every character that comes with the product has the proportions of an adult in all their pictures', () => {
  expect(characters.length).toBeGreaterThanOrEqual(96)
  for (const person of characters)
    for (const shot of SHOTS) {
      const look = shotLook(person, shot)
      expect(childlikeProportions(measureFace(look), measureBody(look)), `${person.slug} ${shot}`).toEqual([])
    }
})
