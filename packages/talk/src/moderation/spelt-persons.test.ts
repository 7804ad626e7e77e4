import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isUnfitName } from './names.ts'
import { isKnownRespelt } from './spelt-persons.ts'
import persons from './real-persons.json' with { type: 'json' }

const CHARACTERS = new URL('../../../../prisma/seed/characters/', import.meta.url)
const Named = z.object({ firstName: z.string(), lastName: z.string() })

const GIVEN =
  'James Mary John Patricia Robert Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen Nancy Daniel Lisa Matthew Anthony Mark Sandra Ashley Steven Kimberly Paul Emily Andrew Donna Michelle Kevin Amanda Brian Melissa George Stephanie Ronald Rebecca Laura Jason Ryan Kathleen Amy Angela Nicholas Anna Stephen Pamela Nicole Justin Emma Scott Samantha Brandon Benjamin Christine Julia Sophia Sophie Hannah Alexander Victoria Olivia Grace Natalie Jack Tyler Isabella Lena Jonas Maximilian Antonio Antonia Manuel Manuela Carlos Lucia Giulia Chiara Matteo Camila Valentina Diego Priya Arjun Haruto Fatima Omar Layla Camille Kirsten Kristin Kristina Cristina Christina Kelly Taylor Jordan Scarlett Charlotte Harry Tom Chris Will Kim Kate Megan Zoe Mila'
const SURNAMES =
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez White Harris Sanchez Clark Clarke Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Nelson Baker Hall Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Cruz Edwards Collins Stewart Morris Cook Rogers Morgan Cooper Bailey Reed Kelly Howard Kim Cox Ward Watson Watkins Brooks Wood James Bennett Gray Price Sanders Patel Ross Foster Fischer Weber Meyer Wagner Becker Bauer Rossi Russo Silva Santos Oliveira Dubois Durand Leroy Sharma Singh Kumar Khan Tanaka Sato Wang Zhang Liu Chen Yang Park Johnston Lawrence Laurence Holland Hamilton Hilton Paul David Stuart Gordon Dawson'

// A middle name, the surname first, a letter amiss in a long word.
test.each([
  'Emma Charlotte Watson',
  'Ana María de Armas',
  'Selena Marie Gomez',
  'Watson Emma',
  'Watson, Emma',
  'Watson Emma Charlotte',
  'Del Rey Lana',
  'Haruka Ayase',
  'Scarlet Johanson',
  'Scarlett Johanson',
  'Scarlett Marie Johansson',
  'Jenifer Lopez',
  'Kim Kardashan',
  'Arnold Schwarzeneger',
])('[WZ-09] no character is called %j, who is somebody all know', (name) => {
  expect(isUnfitName(name, null)).toBe(true)
})

test.each([
  'Emma Watkins',
  'Emma Charlotte Wilson',
  'Scarlett Johnson',
  'Sophia Turner',
  'Emilia Clark',
  'Michaela Jackson',
  'Roberta Downey',
  'Dakota Johnston',
  'Elisabeth Olsen',
  'Jordan Michael',
  'John Elton',
  'Charles King',
  'Jimin Park',
])('[WZ-09] a character may be called %j, which is another name', (name) => {
  expect(isUnfitName(name, null)).toBe(false)
})

test('[WZ-09] no common given name makes a known one with a common surname, but for those that are known', () => {
  const known = new Set(persons.names)
  const ordinary = GIVEN.split(' ').flatMap((given) => SURNAMES.split(' ').map((surname) => `${given} ${surname}`))
  expect(ordinary.filter((name) => !known.has(name) && isKnownRespelt(name))).toEqual([])
})

test('[WZ-09] everybody of the catalogue has a name of their own', () => {
  const names = readdirSync(CHARACTERS).map((file) => {
    const { firstName, lastName } = Named.parse(JSON.parse(readFileSync(new URL(file, CHARACTERS), 'utf8')))
    return `${firstName} ${lastName}`
  })
  expect(names.filter((name) => isUnfitName(name, null))).toEqual([])
})
