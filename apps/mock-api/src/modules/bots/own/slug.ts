import { fold } from '../../../replies/fold.ts'

const NAME_LENGTH = 24
const ENDING_LENGTH = 5

/**
 * The name of a new character in addresses: its own name in Latin letters, where it has any, and an ending out of an id,
 * such as `luna-x7k2q`. The ending holds a digit, which no reserved segment of the contract does, so that no character
 * ever stands where a page is. [RT-18]
 * @param id an id of the world, which cannot be guessed
 */
export const slugOf = (name: string, id: string): string => {
  const words = fold(name)
    .text.replace(/[^a-z]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  // Not in the middle of a word, where that can be helped.
  const latin =
    words.length > NAME_LENGTH
      ? words
          .slice(0, NAME_LENGTH + 1)
          .replace(/-[^-]*$/u, '')
          .slice(0, NAME_LENGTH)
      : words
  const signs = id
    .slice(id.indexOf('_') + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '')
  const digit = Array.from(signs).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 10
  return `${latin === '' ? 'moon' : latin}-${signs.slice(0, ENDING_LENGTH - 1).padEnd(ENDING_LENGTH - 1, '0')}${digit}`
}
