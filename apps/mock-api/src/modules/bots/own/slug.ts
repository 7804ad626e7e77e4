import { fold } from '@moonlit/talk/replies/fold'

const NAME_LENGTH = 24
const ENDING_LENGTH = 5

/**
 * The slug of a new character: its name in Latin letters, where it has any, and a suffix from an id,
 * such as `luna-x7k2q`. The suffix holds a digit, which no reserved segment of the contract does, so that no slug
 * collides with a page. [RT-18]
 * @param id an id of the world, which cannot be guessed
 */
export const slugOf = (name: string, id: string): string => {
  const words = fold(name)
    .text.replace(/[^a-z]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  // Avoids cutting a word.
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
