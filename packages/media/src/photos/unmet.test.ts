import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import type { Person } from '../shots.ts'
import { photoLook } from './photo-look.ts'
import { MARA } from './testing.ts'
import { unmetOf } from './unmet.ts'

const unmetIn = async (
  prompt: string,
  {
    language = 'en',
    parameters = {},
    count = 1,
    person = MARA,
  }: { language?: Locale; parameters?: Record<string, string>; count?: number; person?: Person } = {},
) => {
  const looks = Array.from({ length: count }, (_photo, index) => photoLook(person, { prompt, parameters, styles: [], seed: 'g_1', index }))
  return unmetOf({ prompt, parameters }, looks, { language, name: 'Mara Lind' })
}

test.each<[Locale, string, string[]]>([
  ['en', 'riding a horse by the sea at dusk, smiling', ['riding a horse']],
  ['en', 'A photo of Mara in a red dress, with a dragon and two penguins', ['dragon and two penguins']],
  ['es', 'montando a caballo en la playa, sonriendo', ['montando a caballo']],
  ['fr', 'à la plage avec un perroquet', ['perroquet']],
  ['pt', 'na praia, com um papagaio', ['papagaio']],
  ['it', 'al mare con un pappagallo', ['pappagallo']],
  ['de', 'am Strand mit einem Papagei, lächelnd', ['Papagei']],
  ['ar', 'على الشاطئ مع ببغاء', ['ببغاء']],
  ['hi', 'समुद्र तट पर तोते के साथ', ['तोते']],
  ['ja', '海辺でオウムと', ['オウム']],
  ['zh', '在海边和鹦鹉', ['鹦鹉']],
])('[PG-01] in %s, "%s" leaves out %j', async (language, prompt, expected) => {
  expect(await unmetIn(prompt, { language })).toEqual(expected)
})

test.each<[Locale, string]>([
  ['en', 'By the sea at dusk, smiling'],
  ['en', 'surprise me'],
  ['en', 'A close-up portrait of Mara in a white shirt, in the library'],
  ['de', 'Ein schönes Foto im Garten, im roten Kleid'],
  ['fr', 'dans un café, en robe rouge'],
  ['es', 'en la ciudad de noche'],
  ['ar', 'على الشاطئ وقت الغروب'],
  ['de', 'am Strand zur Zeit des Sonnenuntergangs'],
])('[PG-01] in %s, "%s" is shown as it is asked for', async (language, prompt) => {
  expect(await unmetIn(prompt, { language })).toEqual([])
})

test('[PG-01] what gives way to a parameter is told, and what stands for it is not', async () => {
  expect(await unmetIn('at the beach in a dress', { parameters: { scene: 'studio' } })).toEqual(['beach'])
  expect(await unmetIn('at the beach in a dress', { parameters: { outfit: 'suit' } })).toEqual(['dress'])
})

test.each<[Locale, string, string]>([
  ['en', 'in a red dress, black and white', 'red'],
  ['de', 'im roten Kleid, schwarzweiß', 'roten'],
  ['es', 'con un vestido rojo, en blanco y negro', 'rojo'],
  ['fr', 'en robe rouge, en noir et blanc', 'rouge'],
  ['it', 'in un vestito rosso, in bianco e nero', 'rosso'],
])('[PG-01] in %s, "%s" has no colour to show, and says so', async (language, prompt, color) => {
  expect(await unmetIn(prompt, { language })).toContain(color)
})

test('[PG-01] a close-up that has to show a guitar, and a night in another light, are told', async () => {
  expect(await unmetIn('close up with a guitar')).toEqual(['close up'])
  expect(await unmetIn('close up')).toEqual([])
  expect(await unmetIn('in the library at night', { parameters: { light: 'golden' } })).toEqual(['night'])
  expect(await unmetIn('in the library at night')).toEqual([])
})

test.each<[Locale, string, string]>([
  ['en', 'in a bikini on the beach', 'bikini'],
  ['es', 'en bikini en la playa', 'bikini'],
  ['fr', 'en bikini à la plage', 'bikini'],
  ['pt', 'de biquíni na praia', 'biquíni'],
  ['ar', 'على الشاطئ مع بيكيني', 'بيكيني'],
  ['hi', 'समुद्र तट पर बिकिनी', 'बिकिनी'],
  ['ja', '海辺でビキニ', 'ビキニ'],
  ['zh', '在海边，比基尼', '比基尼'],
  ['it', 'in bikini al mare', 'bikini'],
  ['de', 'im Bikini am Strand', 'Bikini'],
])('[PG-01] in %s, "%s" is told to be dressed otherwise', async (language, prompt, clothes) => {
  expect(await unmetIn(prompt, { language })).toEqual([clothes])
})

test('[PG-01] of two places, one photo shows the first, two photos show both', async () => {
  expect(await unmetIn('at the beach and in the library')).toEqual(['library'])
  expect(await unmetIn('at the beach and in the library', { count: 2 })).toEqual([])
})

test('[PG-01] a dress that gives way to what covers the person is told', async () => {
  expect(await unmetIn('in a dress', { person: { ...MARA, hairStyle: 'hijab' } })).toEqual(['dress'])
})

test('[PG-01] a language other than the person’s own is read as what it is', async () => {
  expect(await unmetIn('mit einem Papagei am Strand', { language: 'en' })).toEqual(['Papagei'])
})

test('[PG-01] no more is told than can be read', async () => {
  const told = await unmetIn(Array.from({ length: 60 }, (_word, index) => `zebra${index}`).join(', '))
  expect(told).toHaveLength(10)
  expect((await unmetIn('zebra'.repeat(100)))[0]?.length).toBeLessThanOrEqual(80)
})
