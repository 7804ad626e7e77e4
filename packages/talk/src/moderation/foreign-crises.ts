import { compile } from '../replies/pattern.ts'
import type { Readings } from './disguise.ts'
import phrases from './foreign-crises.json' with { type: 'json' }

let made: { readonly spaced: RegExp; readonly unspaced: RegExp } | null = null

const read = (): { readonly spaced: RegExp; readonly unspaced: RegExp } =>
  (made ??= {
    spaced: compile(Object.values(phrases.spaced).flat(), 'en'),
    unspaced: compile(Object.values(phrases.unspaced).flat(), 'ja'),
  })

/**
 * Whether somebody says unmistakably, in a language the app does not speak, that they want to die or are beaten: help matters more than
 * the language.
 */
export function isForeignCrisis({ spaced, unspaced }: Readings): boolean {
  const known = read()
  return spaced.some((text) => known.spaced.test(text)) || unspaced.some((text) => known.unspaced.test(text))
}
