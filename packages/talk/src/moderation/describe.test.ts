import { expect, test } from 'vitest'
import { moderate } from './moderate.ts'
import { makesMinor } from '../testing/makes-minor.ts'

test.each([
  'Nina',
  'Nino',
  'Lee Child',
  'Ado',
  'Sonja',
  'Kishore',
  'किशोर',
  'Anna Dijkstra',
  'グロリア',
  'Minori',
  'Juniper',
  'Benjamin',
  'Tina',
  'Teena',
  'Virginia Minor',
  'She is 26 and has 10 years of experience.',
  'Teaches children to swim. Mother of two kids.',
  'Twenty-one. Aged 45. Only 5 books on her desk.',
  'Plays the cello in A minor.',
  'Lleva 10 años de carrera y tiene 10 años de experiencia.',
  'Elle a 10 ans d’expérience, il y a 5 ans qu’elle vit ici.',
  'Ha 10 anni di esperienza.',
  'Hat 10 Jahre Erfahrung, ist 30 Jahre alt.',
  'عندها خبرة 10 سنوات',
  '10 साल की मेहनत',
  '26歳、二十六歳の医師。少女漫画が好き。低カロリー。フロリダ生まれ。',
  '二十六岁，少女心。',
])('[WZ-09] %j describes an adult', (text) => {
  expect(makesMinor(text, 'character', null)).toBe(false)
})

test.each([
  'Schoolgirl Amy',
  'Sweet Sixteen',
  'Teen Lucy',
  'Baby Girl',
  'Little Girl',
  'Lolita',
  'The Kid',
  'She is 16 and curious.',
  'A 17-year-old cheerleader',
  'a f1fteen year old',
  's c h o o l g i r l',
  'Still a teenager, really.',
  'Looks like a child',
  'colegiala traviesa',
  'Una niña',
  'Tiene 15 años.',
  'Lycéenne de Paris',
  'Elle a 16 ans.',
  'Uma garotinha',
  'Tem 14 anos',
  'Una sedicenne',
  'Ha 15 anni',
  'Schulmädchen',
  'Sie ist 16 Jahre alt.',
  'Eine 15-jährige Schülerin',
  'فتاة قاصر',
  'عمرها ١٥',
  'नाबालिग लड़की',
  '15 साल की लड़की',
  '女子高生のルナ',
  '十六歳',
  '１６歳',
  '高中生',
  '她今年十五岁',
])('[WZ-09] %j suggests a minor, in any language and however it is written', (text) => {
  expect(makesMinor(text, 'character', null)).toBe(true)
})

test.each([
  'My little daughter, 12.',
  'my daughter is 12',
  'my son, 11',
  'My stepdaughter (16), shy',
  'Meine Tochter, 12',
  'mi hija, 12',
  'ma fille, 14 ans',
  'minha filha, 13',
  'mia figlia, 13',
  'ابنتي، ١٢',
  'मेरी बेटी, 12',
  '娘、12歳',
  '我女儿,12岁',
  'slim, no breasts yet',
  'noch keine Brüste',
])('[WZ-09] [PG-06] %j describes a child', (text) => {
  expect(moderate(text, null, 'character').category).toBe('minor')
  expect(moderate(text, null, 'picture').category).toBe('minor')
})

test.each(['My daughter, 24, is her best friend.', 'My daughter and I bake on Sundays.', 'Meine Tochter studiert in Wien.', 'mi hija vive en Lima'])(
  '[WZ-09] %j is told by an adult',
  (text) => {
    expect(moderate(text, null, 'character').verdict).toBe('ok')
  },
)
