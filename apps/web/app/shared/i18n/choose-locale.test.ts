import { expect, test } from 'vitest'
import { acceptedLocale, chooseLocale } from './choose-locale.server.ts'

test("the server's language, then the saved one, then the browser's, then English", () => {
  expect(chooseLocale({ server: 'de', saved: 'fr', acceptLanguage: 'es' })).toBe('de')
  expect(chooseLocale({ saved: 'fr', acceptLanguage: 'es' })).toBe('fr')
  expect(chooseLocale({ acceptLanguage: 'nl, pt-BR;q=0.8, es;q=0.9' })).toBe('es')
  expect(chooseLocale({ acceptLanguage: 'nl' })).toBe('en')
  expect(chooseLocale({})).toBe('en')
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['es-419,en;q=0.9', 'es'],
  ['pt-PT,fr;q=0.5', 'pt'],
  ['en-GB,de;q=0.9', 'en'],
  ['ja-JP', 'ja'],
  ['zh-TW,en;q=0.9', 'zh'],
  ['zh-Hant-HK,en-US;q=0.7', 'zh'],
  ['zh-Hans-CN', 'zh'],
  ['ko,ja;q=0.3', 'ja'],
  ['hi-IN;q=0.9,en;q=0.1', 'hi'],
])('a browser that asks for %s is answered in %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})

test.each([
  ['ca', 'es'],
  ['gsw', 'de'],
  ['mr', 'hi'],
  ['ca,fr;q=0.5', 'fr'],
])('who reads %s, which is not spoken here, is answered in %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})

test('[IN-03] Russian is spoken where the setting has it, to whoever asks for it, and to members who chose it', () => {
  expect(chooseLocale({ saved: 'ru', address: 'ru', acceptLanguage: 'ru' })).toBe('en')
  const more = ['ru'] as const
  expect(chooseLocale({ acceptLanguage: 'ru-RU,ru;q=0.9,en;q=0.8', more })).toBe('ru')
  expect(chooseLocale({ address: 'ru', saved: 'de', more })).toBe('ru')
  expect(chooseLocale({ server: 'en', saved: 'ru', more })).toBe('ru')
  expect(chooseLocale({ server: 'de', saved: 'fr', acceptLanguage: 'ru', more })).toBe('de')
})

test('[IN-08] a pseudo-locale is there where the setting has it, and for nobody who does not ask for it by name', () => {
  expect(chooseLocale({ saved: 'en-XA' })).toBe('en')
  const more = ['en-XA', 'en-XB'] as const
  expect(chooseLocale({ acceptLanguage: 'en-XA,en-GB;q=0.9', more })).toBe('en')
  expect(chooseLocale({ saved: 'en-XB', server: 'de', more })).toBe('en-XB')
})

test.each(['', '*', 'de;q=0, *', 'en_US', '€', '-', 'a', 'x;q=a', 'toString', `${'qx,'.repeat(4000)}de`])(
  'a header that says nothing useful is answered in English: %.20s',
  (header) => {
    expect(acceptedLocale(header)).toBe('en')
  },
)

test('what is no language is passed over', () => {
  expect(acceptedLocale('€, i-klingon, abcdefghijk, it;q=0.1')).toBe('it')
})
