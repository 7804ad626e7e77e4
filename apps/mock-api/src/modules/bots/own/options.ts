import { ofLocales } from '@moonlit/contract/of-locales'
import { AdultAge } from '@moonlit/contract/bot'
import type { CharacterDraft, CreationOptions } from '@moonlit/contract/creation'
import { HOBBIES_MAX, PERSONALITY_MAX } from '@moonlit/contract/rules'
import {
  BODIES,
  BODY_TYPES,
  BREAST_SIZES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  type Gender,
  HAIR_COLORS,
  HAIR_STYLES,
  HOBBIES,
  type Locale,
  OCCUPATIONS,
  OPPOSITE_PERSONALITIES,
  PERSONALITIES,
  RELATIONSHIPS,
  STYLES,
  VOICES,
} from '@moonlit/contract/vocabulary'
import { labelOf } from '@moonlit/talk/replies/labels'

/** Whose breast size is a thing to choose. */
export const WITH_BREAST_SIZE: readonly Gender[] = ['female', 'non-binary']

interface Property {
  readonly id: keyof CharacterDraft
  readonly step: CreationOptions['properties'][number]['step']
  /** The label group of its choices, when it is not the field's name. */
  readonly group?: string
  readonly ids: readonly string[]
  readonly max?: number
  readonly isOptional?: boolean
  readonly genders?: readonly Gender[]
}

const PROPERTIES: readonly Property[] = [
  { id: 'style', step: 'style', ids: STYLES },
  { id: 'gender', step: 'style', ids: GENDERS },
  { id: 'ethnicity', step: 'origin', ids: ETHNICITIES },
  { id: 'body', step: 'body', ids: BODIES },
  { id: 'bodyType', step: 'body', ids: BODY_TYPES },
  { id: 'breastSize', step: 'body', ids: BREAST_SIZES, isOptional: true, genders: WITH_BREAST_SIZE },
  { id: 'hairStyle', step: 'face', ids: HAIR_STYLES },
  { id: 'hairColor', step: 'face', ids: HAIR_COLORS },
  { id: 'eyeColor', step: 'face', ids: EYE_COLORS },
  { id: 'personality', step: 'soul', ids: PERSONALITIES, max: PERSONALITY_MAX },
  { id: 'occupation', step: 'soul', ids: OCCUPATIONS },
  { id: 'hobbies', step: 'soul', group: 'hobby', ids: HOBBIES, max: HOBBIES_MAX },
  { id: 'relationship', step: 'soul', ids: RELATIONSHIPS },
  { id: 'voice', step: 'soul', ids: VOICES },
]

const wordsOf = (group: string, id: string): Record<Locale, string> => ofLocales((locale) => labelOf(locale, group, id))

/** Options of a new character in every language (WZ-06), but for the address of its portrait. They never change, so they are computed once. */
export const CREATION_OPTIONS: Omit<CreationOptions, 'portraitUrl'> = {
  properties: PROPERTIES.map(({ id, step, group = id, ids, max = 1, isOptional = false, genders }) => ({
    id,
    step,
    label: wordsOf('property', id),
    max,
    required: !isOptional,
    ...(genders === undefined ? {} : { genders: [...genders] }),
    options: ids.map((option) => ({ id: option, label: wordsOf(group, option) })),
  })),
  age: { min: AdultAge.minValue ?? 18, max: AdultAge.maxValue ?? 99 },
  frankness: { min: 1, max: 5, labels: [1, 2, 3, 4, 5].map((step) => wordsOf('frankness', String(step))) },
  opposites: OPPOSITE_PERSONALITIES.map(([one, other]) => [one, other]),
}
