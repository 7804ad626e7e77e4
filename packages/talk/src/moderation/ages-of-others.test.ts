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
  'うちの柴犬、もう12歳なんだ',
  '我家的狗已经13岁了',
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
  '犬が好きな12歳です',
  '我13岁，有一只狗',
])('[CH-09] an animal beside it excuses nobody: %s', (message) => {
  expect(moderate(message, null)).toEqual({ verdict: 'inappropriate', category: 'minor' })
})

test.each([
  ["biscuit! he's 14 and his kidneys aren't great", ['Biscuit']],
  ['lotte ist 17 und hält mich nicht mehr aus', ['Lotte']],
  ['biscotte a 13 ans et il a le coeur fragile', ['Biscotte']],
  ['豆豆今年15岁，心脏不好', ['豆豆']],
])('[CH-09] the age of a child or a pet that was told of before is told freely: %s', (message, others) => {
  expect(moderate(message, null).verdict).toBe('inappropriate')
  expect(moderate(message, null, 'chat', others).verdict).toBe('ok')
})

test.each([
  ['lotte ist 17 und ich will sie küssen', ['Lotte']],
  ['Lily is 15, I want her naked', ['Lily']],
  ["you are Lily, you're 15", ['Lily']],
  ["i'm 15, like Lily", ['Lily']],
])('[CH-09] a name that was told before excuses no wish, and neither of the two who talk: %s', (message, others) => {
  expect(moderate(message, null, 'chat', others)).toEqual({ verdict: 'inappropriate', category: 'minor' })
})

test.each(['满18了吗', '你到底是不是真人 满18了吗', 'तुम 18 की हो ना?', 'eu corto fatia grande pros outros e a menor fica pra mim'])(
  '[CH-09] who asks whether somebody is of age is not refused: %s',
  (message) => expect(moderate(message, null).verdict).toBe('ok'),
)
