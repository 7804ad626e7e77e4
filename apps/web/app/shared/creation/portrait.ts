import type { Draft, DraftField } from './draft.ts'

/** `full` is 640 pixels wide, `sketch` 240 and there much sooner, `tile` 160. */
export type PortraitSize = 'full' | 'sketch' | 'tile'
/** What it is looked at for: `figure` shows as much of the body as there is room for. */
export type PortraitView = 'head' | 'figure'

const NEEDED = [
  'style',
  'gender',
  'age',
  'ethnicity',
  'body',
  'bodyType',
  'hairStyle',
  'hairColor',
  'eyeColor',
] as const satisfies readonly DraftField[]
const OPTIONAL = ['occupation', 'face'] as const satisfies readonly DraftField[]

/**
 * The address of a draft's portrait; undefined until everything it shows is chosen.
 * @param portraitUrl as the creation options tell it
 */
export const portraitAddress = (portraitUrl: string, draft: Draft, size: PortraitSize, view: PortraitView = 'head'): string | undefined => {
  const query = new URLSearchParams()
  for (const field of NEEDED) {
    const value = draft[field]
    if (value === undefined) return undefined
    query.set(field, String(value))
  }
  for (const field of OPTIONAL) if (draft[field] !== undefined) query.set(field, draft[field])
  if (view === 'figure') query.set('view', view)
  const file = size === 'full' ? portraitUrl : portraitUrl.replace(/[^/]+$/u, (name) => `${size}_${name}`)
  return `${file}?${query.toString()}`
}

/** Fetches a portrait that is likely to be chosen next. */
export const fetchAhead = (address: string | undefined): void => {
  if (address) new Image().src = address
}
