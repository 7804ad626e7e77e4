import type { i18n } from 'i18next'
import type { en } from './english.ts'

/** `mysterious-stranger` as `Mysterious stranger`: for an id that has no words yet. */
export const capitalise = (id: string): string => {
  const words = id.replaceAll(/[-_]+/gu, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type LabelGroup = Exclude<keyof (typeof en)['labels'], 'property' | 'frankness'>

/** The word for an id of a closed list, in the language in use; the id itself, capitalised, when there is none. */
export const labelOf = (words: Pick<i18n, 'getResource' | 'language'>, group: LabelGroup, id: string): string => {
  const word: unknown = words.getResource(words.language, 'labels', `${group}.${id}`)
  return typeof word === 'string' && word !== '' ? word : capitalise(id)
}
