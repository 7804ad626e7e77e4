import { expect, test } from 'vitest'
import { moderate } from '../moderate.ts'
import { isUnfitName } from '../names.ts'

const NOW = Date.UTC(2026, 10, 30)
const verdict = (text: string): string => moderate(text, NOW, 'character').verdict

test.each([
  'Law school, second year.',
  'She is an art school student, 24.',
  'Second year of law school.',
  'Film school, first year.',
  'École d’art, deuxième année.',
  'Escuela de arte, segundo año.',
  'Escola de arte, segundo ano.',
  'Schauspielschule, zweites Jahr.',
  '法学院二年级。',
  '美术学院二年级，22岁。',
  '美術大学の二年生、21歳。',
  'Graduated in 2012.',
  'Diplômée en 2012.',
  'Licenciada en 2012.',
  'Formada em 2012.',
  'Laureata nel 2012.',
  'Studium abgeschlossen 2012.',
  'تخرجت في 2012.',
  '2012 में स्नातक किया।',
  '2012年毕业。',
  '2012年に卒業。',
  'Working since 2012.',
  '2012年から働いている。',
  '从2012年起开咖啡馆。',
  '幼稚園の先生',
])('[WZ-09] a character may be described by what only grown people do: %s', (text) => {
  expect(verdict(text)).toBe('ok')
})

// The same words beside what only children do.
test.each([
  'Art school, fifth grade',
  'Law school dropout, 15',
  'Alive since 2012.',
  'Finished kindergarten in 2018',
  'Born in 2012, law school, second year.',
])('[WZ-09] nobody is made grown by a school or a year: %s', (text) => {
  expect(verdict(text)).toBe('inappropriate')
})

test.each([
  'a mere child',
  'She is a mere child.',
  'Elle est une simple enfant.',
  'knapp achtzehn',
  'Sie ist knapp achtzehn.',
  'Barely eighteen.',
  'kaum volljährig',
  'à peine dix-huit ans',
  'DDLG little',
  'She is a little in a DDLG relationship',
  'her first bra',
  'Sie trägt ihren ersten BH',
  'son premier soutien-gorge',
  'su primer sujetador',
  'il suo primo reggiseno',
  'seu primeiro sutiã',
  '初めてのブラ',
  '第一件文胸',
])('[WZ-09] [PG-06] nobody is described or shown as a child, or as hardly grown: %s', (text) => {
  expect([moderate(text, NOW, 'character').category, moderate(text, NOW, 'picture').category]).toEqual(['minor', 'minor'])
})

test.each([
  'As a mere child she learned the piano; she is 34 now.',
  'She is a simple girl from Ohio.',
  'At barely eighteen she left for Paris; now she is thirty.',
  'Barely 18 months in the job.',
  'She designed her first bra at thirty and owns a lingerie label.',
])('[WZ-09] what only sounds like it is fine: %s', (text) => {
  expect(verdict(text)).toBe('ok')
})

test.each(['Very Young Amy', 'Seize Marie', 'Très Jeune Amélie', 'Sehr Junge Anna', 'Molto Giovane Anna', 'Ten Marie'])(
  '[WZ-09] no character is called %j, which makes it a minor',
  (name) => {
    expect(isUnfitName(name, NOW)).toBe(true)
  },
)

test.each(['Ten', 'So Young Kim', 'Otto', 'Young'])('[WZ-09] a character may be called %j, as others are', (name) => {
  expect(isUnfitName(name, NOW)).toBe(false)
})
