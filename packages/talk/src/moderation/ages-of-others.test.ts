import { expect, test } from 'vitest'
import { moderate } from './moderate.ts'

test.each([
  "he's 3, a labrador",
  "she's 15, a border collie",
  "she's 5 years old, my horse",
  'er ist 3, ein labrador',
  'tiene 3 años, es un labrador',
  'they are 5 days old, the kittens',
  'was soll ich denen mitbringen? sie sind 5 tage alt',
  'wir haben nachwuchs, 2 wochen alt',
  'mais je parle de mon animal, un chat ! Pistache, 4 ans, rousse',
  'I have a dog, Biscuit, 3 years old',
  'توفى ولد صغير بين إيدينا اليوم',
])('[CH-09] the ages of pets and newborns are told freely: %s', (message) => {
  expect(moderate(message, null).verdict).toBe('ok')
})

test.each([
  'she is 15 and has a dog',
  "she's 15, my kitten",
  'un chat ! Léa, 15 ans, rousse',
  'a cat! Lea, 4 years old, kiss me',
  "she's 16, a dog walker",
  "i'm 15, a dog lover",
  'she is 15, my dog likes her',
  'ela tem 15 anos, uma gata',
  'she turns 16 in 5 days',
  "she's 15, a labrador, kiss me",
  'you are 15, my cat',
  'i am 15, a dog',
  "you're 12, my dog",
  'du bist 15, meine katze',
  'i am 3 weeks old',
  'you are 5 days old',
  'ich bin 3 wochen alt',
])('[CH-09] an animal beside it excuses nobody: %s', (message) => {
  expect(moderate(message, null)).toEqual({ verdict: 'inappropriate', category: 'minor' })
})
