import { type Locale, LOCALES, OCCUPATIONS } from '@moonlit/contract/vocabulary'
import { listingKey } from '@moonlit/prisma/listing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import type { World } from '../../worlds/world.ts'
import { listBots } from './repo.ts'

let mock: Mock
let world: World
beforeAll(async () => {
  mock = await openMock()
  ;({ world } = mock.world())
  // Somebody of every job.
  for (const [index, { id }] of world.all<{ id: string }>('SELECT id FROM Bot WHERE ownerId IS NULL ORDER BY id').entries())
    world.run('UPDATE Bot SET occupation = ? WHERE id = ?', OCCUPATIONS[index % OCCUPATIONS.length] ?? '', id)
})
afterAll(() => mock.close())

/** Whom a search finds among those who are free, and then among those who are for sale. */
const found = (lang: Locale, q: string): string[] =>
  [false, true].flatMap((custom) => listBots(world, { lang, q, custom, page: 1, limit: 200 }).bots.map(({ slug }) => slug))

test.each([
  ['en', 'photografer', 'photographer'],
  ['en', 'fotographers', 'photographer'],
  ['en', 'tatoo', 'tattoo'],
  ['en', 'tatoo artist', 'tattoo artist'],
  ['en', 'nurce', 'nurse'],
  ['en', 'nusre', 'nurse'],
  ['en', 'nurces', 'nurse'],
  ['en', 'musican', 'musician'],
  ['en', 'optimistik', 'optimistic'],
  ['en', 'photografer with brwon eyes', 'photographer with brown eyes'],
  ['de', 'Photografin', 'Photographin'],
  ['de', 'Lehrerinn', 'Lehrerin'],
  ['de', 'Lererin', 'Lehrerin'],
  ['de', 'Krankenschwster', 'Krankenschwester'],
  ['de', 'ehrgeitzig', 'ehrgeizig'],
  ['fr', 'photografe', 'photographe'],
  ['fr', 'musiciene', 'musicienne'],
  ['fr', 'enseignente', 'enseignante'],
  ['es', 'enfermerra', 'enfermera'],
  ['es', 'vailarina', 'bailarina'],
  ['es', 'optimsta', 'optimista'],
  ['it', 'profesoresa', 'professoressa'],
  ['it', 'infermera', 'infermiera'],
  ['pt', 'enfermera', 'enfermeira'],
  ['pt', 'profesora', 'professora'],
  ['ar', 'ممرظة', 'ممرضة'],
  ['ar', 'المعلملة', 'المعلمة'],
  ['hi', 'संगितकार', 'संगीतकार'],
  ['hi', 'शिक्शिका', 'शिक्षिका'],
  ['ja', 'ミュジシャン', 'ミュージシャン'],
  ['ja', 'かめらまん', 'カメラマン'],
  ['zh', '摄影是', '摄影师'],
  ['zh', '音乐加', '音乐家'],
  ['fr', 'photografer', 'photographer'],
] as const)('[EX-19] [IN-07] a search in %s for %j, with a slip, finds whom %j finds', (lang, typed, right) => {
  expect(found(lang, right)).not.toEqual([])
  expect(found(lang, typed)).toEqual(found(lang, right))
})

test.each([
  ['en', 'zzzz'],
  ['en', 'nurse zzzz'],
  ['en', 'nurce zzzz'],
  // Words of their own, which merely resemble "baker", "writer" and "climber".
  ['en', 'banker'],
  ['en', 'waiter'],
  ['en', 'plumber'],
  ['fr', 'banker'],
  ['en', '1234'],
  ['de', 'Klempner'],
  ['zh', '音乐会'],
] as const)('[EX-19] a search in %s for %j, which is no slip, finds nobody', (lang, q) => {
  expect(found(lang, q)).toEqual([])
})

test('[EX-19] what finds somebody elsewhere is no slip here: among those who do not have it nobody is found', () => {
  const [first] = world.all<{ id: string; slug: string }>(
    `SELECT b.id, b.slug FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? ORDER BY l.rank LIMIT 1`,
    listingKey({ gender: 'female', custom: false }),
  )
  // Resembles "nurse" and the name of Rosa.
  world.run("UPDATE BotText SET description = 'Wears a nursa and a rosae' WHERE botId = ? AND locale = 'en'", first?.id ?? '')
  const ask = (q: string, gender: string) =>
    listBots(world, { lang: 'en', q, custom: false, page: 1, limit: 200, gender }).bots.map(({ slug }) => slug)
  for (const q of ['nursa', 'rosae']) {
    expect(ask(q, 'female')).toEqual([first?.slug])
    expect(ask(q, 'male')).toEqual([])
  }
})

test('[EX-19] [IN-07] in every language a word that is written as it should be finds nobody by chance', () => {
  for (const lang of LOCALES) expect(found(lang, 'qwertzuiop'), lang).toEqual([])
})
