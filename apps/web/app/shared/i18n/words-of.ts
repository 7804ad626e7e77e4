import type { TFunction } from 'i18next'

/** `mysterious-stranger` as `Mysterious stranger`: for an id that has no words yet. */
export const capitalise = (id: string): string => {
  const words = id.replaceAll(/[-_]+/gu, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type LabelGroup = 'gender' | 'type' | 'style' | 'roleType' | 'personality' | 'occupation' | 'hobbies' | 'relationship' | 'body' | 'ethnicity' | 'bodyType' | 'breastSize' | 'hairStyle' | 'hairColor' | 'eyeColor' | 'voice'

/** The word for an id of a closed list, in the language in use; the id itself, capitalised, when there is none. */
export const labelOf = (t: TFunction<'labels'>, group: LabelGroup, id: string): string => {
  const key = `${group}.${id}`
  const word: unknown = t(key, { ns: 'labels', defaultValue: '' })
  return typeof word === 'string' && word !== '' && word !== key ? word : capitalise(id)
}
