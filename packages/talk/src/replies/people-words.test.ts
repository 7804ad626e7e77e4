import { LOCALES, OCCUPATIONS, ROLE_TYPES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { peopleWords } from './people-words.ts'
import { holdsAll, searchedWords } from './searched-words.ts'

const jobs = [...new Set<string>([...OCCUPATIONS, ...ROLE_TYPES])]

describe.each(LOCALES)('in %s', (locale) => {
  test('[EX-19] [IN-07] the people of every job have a word', () => {
    expect(jobs.filter((job) => peopleWords(locale, job).length === 0)).toEqual([])
  })

  test('[EX-19] [IN-07] no word for people is found by another of the same job already', () => {
    const isFoundIn = (word: string, others: readonly string[]): boolean => holdsAll(fold(others.join(' ')).text, searchedWords(word, locale))
    const needless = jobs.flatMap((job) => {
      const words = peopleWords(locale, job)
      return words
        .filter(
          (word) =>
            word.trim() !== word ||
            isFoundIn(
              word,
              words.filter((other) => other !== word),
            ),
        )
        .map((word) => `${job}: ${word}`)
    })
    expect(needless).toEqual([])
  })
})

test('[EX-19] what is no job has no words for people', () => {
  expect(peopleWords('de', 'jazz')).toEqual([])
})
