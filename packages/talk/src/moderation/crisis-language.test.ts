import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { lastReply, nobody } from '../testing/run-chat.ts'
import { crisisLanguage } from './crisis-language.ts'
import { HELP_LINE_DIRECTORY, helpMessage } from './help-lines.ts'

test.each<[string, Locale, Locale]>([
  ['Ich will nicht mehr leben', 'en', 'de'],
  ['je pense au suicide, je veux mourir', 'en', 'fr'],
  ['no quiero seguir viviendo', 'it', 'es'],
  ['nao quero mais viver', 'es', 'pt'],
  ['voglio morire', 'es', 'it'],
  ['I want to kill myself', 'ja', 'en'],
  ['أريد أن أموت', 'de', 'ar'],
  ['जीना नहीं चाहती', 'en', 'hi'],
  ['死にたい', 'zh', 'ja'],
  ['我不想活了', 'ja', 'zh'],
  // What several languages write alike is of the chat's, and so is what none of them names.
  ['suicidio', 'it', 'it'],
  ['suicidio', 'es', 'es'],
  ['I cannot go on like this', 'fr', 'fr'],
])('[CH-25] "%s" in a chat in %s is written in %s', (text, own, written) => {
  expect(crisisLanguage(text, own)).toBe(written)
})

test('[CH-25] who writes of dying in another language than the chat’s is answered in both, theirs first', () => {
  const { text } = lastReply(['Ich will nicht mehr leben'], { locale: 'en', person: nobody })
  expect(text).toBe(helpMessage('en', null, 'de'))
  expect(text.indexOf('Ich bin wirklich froh')).toBe(0)
  expect(text).toContain("I'm really glad you told me")
})

test('[CH-25] the lines are those of the account’s country whatever the language, and of both languages’ countries where none is known', () => {
  const linesOf = (country: string | null) => helpMessage('en', country, 'de').split('\n\n')[1]?.split('\n')
  expect(linesOf('FR')).toEqual(['Du kannst jetzt anrufen:', 'Frankreich 3114'])
  expect(linesOf(null)?.slice(1, 5)).toEqual([
    'Deutschland 0800 111 0 111 (TelefonSeelsorge)',
    'Österreich 142 (Telefonseelsorge)',
    'Schweiz 143',
    'Vereinigte Staaten 988 (Suicide & Crisis Lifeline)',
  ])
  expect(linesOf('SN')).toBeUndefined()
  expect(helpMessage('en', 'SN', 'de')).toContain(HELP_LINE_DIRECTORY)
})
