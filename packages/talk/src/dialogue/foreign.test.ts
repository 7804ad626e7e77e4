import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { hear } from './hear.ts'
import { languageOf } from '../language/language.ts'

const meaningOf = (text: string, locale: Locale): string | null => hear(text, locale, languageOf(locale))?.meaning ?? null

test.each<[Locale, string]>([
  ['en', 'Original pizza text'],
  ['en', 'quoting mine, edited'],
  ['en', 're v1 edited'],
  ['en', 'v2 final draft'],
  ['en', 'old text, new text'],
  ['de', 'Entwurf v2, bearbeitet'],
  ['es', 'texto original editado'],
  ['fr', 'texte original modifié'],
])('[IN-07] odd words in the language of the chat are no foreign language (%s): %s', (locale, text) => {
  expect(meaningOf(text, locale)).not.toBe('language-switch')
})

test.each<[Locale, string]>([
  ['en', 'hablas espanol?'],
  ['en', 'sprichst du deutsch'],
  ['en', 'do you speak Spanish'],
  ['de', 'sprichst du Englisch?'],
])('[IN-07] who asks for another language is still told (%s): %s', (locale, text) => {
  expect(meaningOf(text, locale)).toBe('language-switch')
})
