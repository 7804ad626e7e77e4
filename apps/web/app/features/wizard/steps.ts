import { CHARACTER_NAME_PATTERN, FIELD_MESSAGES, NAME_MIN_LENGTH } from '@moonlit/sdk/rules'
import { STEP_PARAM } from '../../shared/addresses.ts'
import type { Draft, DraftField } from '../../shared/creation/draft.ts'

/** The steps of the wizard, in order. [WZ-01] */
export const STEPS = ['style', 'origin', 'body', 'face', 'soul', 'summary'] as const
export type Step = (typeof STEPS)[number]

/** What is wrong with which field, in the contract's words. */
export type DraftErrors = Partial<Readonly<Record<DraftField, string>>>

/** The fields of each step that have to be there to go on, in the order they stand in. */
const NEEDED = {
  style: ['gender', 'style', 'name'],
  origin: ['ethnicity', 'age'],
  body: ['body', 'bodyType'],
  face: ['hairStyle', 'hairColor', 'eyeColor'],
  soul: ['personality', 'occupation', 'hobbies', 'relationship', 'frankness', 'voice'],
  summary: [],
} as const satisfies Record<Step, readonly DraftField[]>

/** What a name lacks; undefined when it will do. [VA-05] */
const nameError = (name: string): string | undefined => {
  if (name === '') return FIELD_MESSAGES.required
  if (name.length < NAME_MIN_LENGTH) return FIELD_MESSAGES.nameLength
  return CHARACTER_NAME_PATTERN.test(name) ? undefined : FIELD_MESSAGES.nameCharacters
}

const errorOf = (field: DraftField, draft: Draft): string | undefined => {
  if (field === 'name') return nameError(draft.name?.trim() ?? '')
  const value = draft[field]
  return value === undefined || (Array.isArray(value) && value.length === 0) ? FIELD_MESSAGES.choose : undefined
}

/** What a step lacks; empty when one may go on. [WZ-02] */
export const errorsOf = (step: Step, draft: Draft): DraftErrors =>
  Object.fromEntries(
    NEEDED[step].flatMap((field) => {
      const error = errorOf(field, draft)
      return error === undefined ? [] : [[field, error]]
    }),
  )

/** The step that a field is on. */
export const stepOf = (field: string): Step => {
  if (field === 'bio') return 'soul'
  if (field === 'breastSize') return 'body'
  return STEPS.find((step) => NEEDED[step].some((needed) => needed === field)) ?? 'summary'
}

/** The furthest step that may be opened: the first that lacks something, or the summary. */
export const furthestStep = (draft: Draft): Step => STEPS.find((step) => Object.keys(errorsOf(step, draft)).length > 0) ?? 'summary'

export const isReachable = (step: Step, draft: Draft): boolean => STEPS.indexOf(step) <= STEPS.indexOf(furthestStep(draft))

/** The step an address names; the first for any other. */
export const stepIn = (search: URLSearchParams): Step => STEPS.find((step) => step === search.get(STEP_PARAM)) ?? STEPS[0]

/** The query of a step, with what else is in the address. */
export const searchFor = (step: Step, search: URLSearchParams): string => {
  const next = new URLSearchParams(search)
  next.set(STEP_PARAM, step)
  return `?${next.toString()}`
}

/** The step after or before one; undefined at the ends. */
export const neighbour = (step: Step, by: 1 | -1): Step | undefined => STEPS[STEPS.indexOf(step) + by]
