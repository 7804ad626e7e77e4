import { BODIES, BODY_TYPES, ETHNICITIES, EYE_COLORS, HAIR_COLORS, HAIR_STYLES, type Locale, LOCALES } from '@moonlit/contract/vocabulary'
import { listingKey } from '@moonlit/prisma/listing'
import { labelOf } from '@moonlit/talk/replies/labels'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import type { World } from '../../worlds/world.ts'
import { searchBots } from './search.ts'

const LOOKS = {
  body: BODIES,
  bodyType: BODY_TYPES,
  ethnicity: ETHNICITIES,
  hairStyle: HAIR_STYLES,
  hairColor: HAIR_COLORS,
  eyeColor: EYE_COLORS,
} as const
type Trait = keyof typeof LOOKS
const TRAITS = ['body', 'bodyType', 'ethnicity', 'hairStyle', 'hairColor', 'eyeColor'] as const satisfies readonly Trait[]

let mock: Mock
let world: World
const looksOf = new Map<string, Readonly<Record<Trait, string>>>()
/** Somebody of every look, in a world where no text says anything of them. */
beforeAll(async () => {
  mock = await openMock()
  ;({ world } = mock.world())
  for (const [index, { id }] of world.all<{ id: string }>('SELECT id FROM Bot WHERE ownerId IS NULL ORDER BY id').entries()) {
    // Each list runs through by a step of its own, so that not always the same looks come together.
    const at = (trait: Trait, step: number) => LOOKS[trait][(index * step) % LOOKS[trait].length] ?? ''
    const looks = {
      body: at('body', 1),
      bodyType: BODY_TYPES[Math.floor(index / 3) % BODY_TYPES.length] ?? '',
      ethnicity: at('ethnicity', 3),
      hairStyle: at('hairStyle', 1),
      hairColor: at('hairColor', 1),
      eyeColor: EYE_COLORS[Math.floor(index / 2) % EYE_COLORS.length] ?? '',
    }
    for (const trait of TRAITS) world.run(`UPDATE Bot SET ${trait} = ? WHERE id = ?`, looks[trait], id)
    looksOf.set(id, looks)
  }
  world.run("UPDATE BotText SET description = '', bio = ''")
  world.run("UPDATE Bot SET personalityJson = '[]', hobbiesJson = '[]', roleTypesJson = '[]', occupation = 'dj'")
})
afterAll(() => mock.close())

const found = (lang: Locale, q: string): string[] =>
  [false, true]
    .flatMap((custom) => {
      const { strictly, loosely } = searchBots(world, { list: listingKey({ custom }), lang, q })
      return [...strictly, ...loosely]
    })
    .toSorted()

const having = (trait: Trait, ids: readonly string[]): string[] =>
  [...looksOf].flatMap(([bot, looks]) => (ids.includes(looks[trait]) ? [bot] : [])).toSorted()

test.each(LOCALES)('[EX-19] [IN-07] in %s the word for each look finds everyone who has it', (lang) => {
  for (const trait of TRAITS)
    for (const id of LOOKS[trait]) {
      const those = having(trait, [id])
      expect([trait, id, those.length > 0]).toEqual([trait, id, true])
      expect(found(lang, labelOf(lang, trait, id)), `${trait} ${id} ${labelOf(lang, trait, id)}`).toEqual(expect.arrayContaining(those))
    }
})

const RED = ['red', 'ginger', 'auburn']
const BLONDE = ['blonde', 'platinum']
const BROWN = ['brown', 'dark-brown', 'chestnut']
const DARK = [...BROWN, 'black']
const LONG = ['long', 'long-center', 'curly-long']
const CURLY = ['curly-long', 'curly-top', 'afro']

test.each([
  ['en', 'hairColor', RED, ['red hair', 'Redhead', 'redheads', 'red-haired', 'ginger hair', 'with red hair']],
  ['en', 'hairColor', BLONDE, ['blonde hair', 'blond hair', 'golden hair', 'blonde', 'fair-haired', 'light hair']],
  ['en', 'hairColor', BROWN, ['brown hair', 'brunette', 'brown-haired']],
  ['en', 'hairColor', DARK, ['dark hair', 'dark-haired']],
  ['en', 'hairColor', ['dark-brown'], ['dark brown hair']],
  ['en', 'hairColor', ['silver'], ['silver hair', 'grey hair', 'gray-haired']],
  ['en', 'hairStyle', LONG, ['long hair', 'long-haired']],
  ['en', 'hairStyle', CURLY, ['curly hair', 'curly', 'curls']],
  ['en', 'body', ['average'], ['medium height', 'average height', 'of medium height']],
  ['en', 'body', ['petite'], ['petite', 'small']],
  ['en', 'bodyType', ['slim'], ['slim', 'slender', 'skinny']],
  ['de', 'hairColor', RED, ['rote Haare', 'rothaarig', 'Rothaarige', 'Rotschopf', 'roten Haaren', 'rötliches Haar']],
  ['de', 'hairColor', BLONDE, ['blonde Haare', 'blondes Haar', 'Blondine', 'helle Haare', 'hellhaarig']],
  ['de', 'hairColor', DARK, ['dunkle Haare', 'dunkelhaarig']],
  ['de', 'hairColor', ['dark-brown'], ['dunkelbraune Haare', 'dunkelbraun']],
  ['de', 'hairStyle', LONG, ['lange Haare', 'langes Haar', 'langhaarig']],
  ['de', 'hairStyle', CURLY, ['lockige Haare', 'lockig', 'Locken']],
  ['de', 'body', ['average'], ['mittelgroß', 'mittelgroße', 'mittelgross', 'mittlere Größe']],
  ['de', 'body', ['tall'], ['groß', 'große', 'großer']],
  ['de', 'body', ['petite'], ['klein', 'kleine']],
  ['de', 'bodyType', ['slim'], ['schlank', 'schlanke', 'dünn']],
  ['de', 'ethnicity', ['east-asian', 'southeast-asian', 'south-asian'], ['asiatisch', 'asiatische', 'Asiatin']],
  ['es', 'hairColor', RED, ['pelo rojo', 'pelirroja', 'pelirrojo', 'cabello pelirrojo']],
  ['es', 'hairColor', BLONDE, ['pelo rubio', 'rubia', 'rubio']],
  ['es', 'hairColor', DARK, ['pelo oscuro', 'morena']],
  ['es', 'hairStyle', LONG, ['pelo largo', 'cabello largo']],
  ['es', 'body', ['average'], ['estatura media', 'mediana estatura']],
  ['es', 'body', ['tall'], ['alta', 'alto']],
  ['es', 'bodyType', ['slim'], ['delgada', 'delgado', 'flaca']],
  ['es', 'ethnicity', ['european'], ['europea', 'europeo']],
  ['fr', 'hairColor', RED, ['cheveux roux', 'rousse', 'cheveux rouges']],
  ['fr', 'hairColor', BLONDE, ['cheveux blonds', 'blonde', 'blond']],
  ['fr', 'hairColor', DARK, ['cheveux bruns', 'brune']],
  ['fr', 'hairStyle', LONG, ['cheveux longs', 'longs cheveux']],
  ['fr', 'hairStyle', CURLY, ['cheveux bouclés', 'bouclée', 'frisée']],
  ['fr', 'body', ['average'], ['taille moyenne', 'de taille moyenne']],
  ['fr', 'bodyType', ['athletic'], ['athlétique', 'sportive', 'sportif']],
  ['it', 'hairColor', RED, ['capelli rossi', 'rossa']],
  ['it', 'hairColor', BLONDE, ['capelli biondi', 'bionda', 'biondo']],
  ['it', 'hairColor', DARK, ['capelli scuri', 'capelli bruni', 'bruna']],
  ['it', 'hairStyle', LONG, ['capelli lunghi', 'lunghi capelli']],
  ['it', 'body', ['average'], ['statura media', 'di media statura']],
  ['it', 'body', ['tall'], ['alta', 'alte']],
  ['pt', 'hairColor', RED, ['cabelo ruivo', 'ruiva', 'cabelos ruivos', 'cabelo vermelho']],
  ['pt', 'hairColor', BLONDE, ['cabelo loiro', 'loira', 'cabelos louros']],
  ['pt', 'hairStyle', LONG, ['cabelo longo', 'cabelo comprido', 'cabelos longos']],
  ['pt', 'body', ['average'], ['estatura média', 'altura média']],
  ['pt', 'body', ['petite'], ['baixa', 'baixinha', 'baixinho']],
  ['ar', 'hairColor', RED, ['شعر أحمر', 'الشعر الأحمر', 'صهباء']],
  ['ar', 'hairColor', BLONDE, ['شعر أشقر', 'شقراء']],
  ['ar', 'hairStyle', LONG, ['شعر طويل', 'الشعر الطويل']],
  ['ar', 'body', ['average'], ['متوسطة القامة', 'متوسط القامة']],
  ['ar', 'ethnicity', ['european'], ['أوروبية', 'أوروبي']],
  ['hi', 'hairColor', RED, ['लाल बाल', 'लाल बालों वाली']],
  ['hi', 'hairColor', BLONDE, ['सुनहरे बाल']],
  ['hi', 'hairStyle', LONG, ['लंबे बाल', 'लम्बे बाल']],
  ['hi', 'body', ['average'], ['मध्यम क़द', 'औसत कद']],
  ['hi', 'bodyType', ['slim'], ['छरहरी', 'पतली']],
  ['ja', 'hairColor', RED, ['赤い髪', '赤毛', '赤髪']],
  ['ja', 'hairColor', BLONDE, ['金髪', 'ブロンドの髪']],
  ['ja', 'hairStyle', LONG, ['長い髪', 'ロングヘア', '長髪']],
  ['ja', 'body', ['average'], ['中背', '平均的な身長']],
  ['ja', 'body', ['petite'], ['小柄', '背が低い']],
  ['zh', 'hairColor', RED, ['红发', '红头发', '红色的头发']],
  ['zh', 'hairColor', BLONDE, ['金发', '金色头发']],
  ['zh', 'hairStyle', LONG, ['长发', '长头发']],
  ['zh', 'hairStyle', CURLY, ['卷发', '卷头发']],
  ['zh', 'body', ['average'], ['中等身高', '身高中等']],
  ['zh', 'body', ['petite'], ['偏矮', '矮个子', '小个子']],
] as const)('[EX-19] [IN-07] in %s all words for one look, %s of %j, find the same, and nobody else', (lang, trait, ids, ways) => {
  const those = having(trait, ids)
  for (const q of ways) expect(found(lang, q), q).toEqual(those)
})

test.each([
  ['en', 'red h', 'red hair'],
  ['en', 'blue e', 'blue eyes'],
  ['en', 'long h', 'long hair'],
  ['en', 'medium hei', 'medium height'],
  ['de', 'lange H', 'lange Haare'],
  ['de', 'grüne Aug', 'grüne Augen'],
  ['de', 'mittelgr', 'mittelgroß'],
  ['es', 'ojos v', 'ojos verdes'],
  ['fr', 'cheveux r', 'cheveux roux'],
  ['ar', 'شعر أحم', 'شعر أحمر'],
  ['hi', 'लाल बा', 'लाल बाल'],
  ['ja', '赤い', '赤い髪'],
  ['zh', '红色', '红色头发'],
] as const)('[EX-19] [IN-07] in %s %j already finds whom %j will, while one types', (lang, begun, whole) => {
  expect(found(lang, whole)).not.toEqual([])
  expect(found(lang, begun)).toEqual(expect.arrayContaining(found(lang, whole)))
})

test('[EX-19] several looks beside one noun are each asked for', () => {
  const of = (color: readonly string[], style: readonly string[]) =>
    having('hairColor', color).filter((id) => having('hairStyle', style).includes(id))
  expect(of(RED, LONG).length).toBeGreaterThan(0)
  for (const [lang, q] of [
    ['en', 'long red hair'],
    ['de', 'lange rote Haare'],
    ['es', 'pelo largo y rojo'],
    ['fr', 'cheveux roux et longs'],
  ] as const)
    expect(found(lang, q), q).toEqual(of(RED, LONG))
  const [blue, black] = [having('eyeColor', ['blue']), having('hairColor', ['black'])]
  for (const q of ['black hair blue eyes', 'blue eyes and black hair']) expect(found('en', q), q).toEqual(black.filter((id) => blue.includes(id)))
})
