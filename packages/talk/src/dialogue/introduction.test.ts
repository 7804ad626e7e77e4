import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { nobody, runChat } from '../testing/run-chat.ts'

type Known = Partial<Record<'name' | 'city' | 'job' | 'pet', string>>

test.each<[Locale, string, Known]>([
  ['en', 'im jess, dental hygienist from leeds', { name: 'Jess', city: 'Leeds', job: 'dental hygienist' }],
  ['en', 'i took my cat biscuit to the vet', { pet: 'Biscuit' }],
  ['en', "i'm a bus driver from ohio and i have a lame cat called pistachio", { city: 'Ohio', job: 'bus driver', pet: 'Pistachio' }],
  ['de', 'ich bin der jonas, schreiner aus kassel', { name: 'Jonas', city: 'Kassel', job: 'schreiner' }],
  ['es', 'soy rubén, electricista en valladolid, y tengo una tortuga q se llama manolo', { name: 'Rubén', city: 'Valladolid', pet: 'Manolo' }],
  ['fr', "moi c'est inès, infirmière de nuit à nantes, et je vis avec un chat obèse, biscotte", { name: 'Inès', city: 'Nantes', pet: 'Biscotte' }],
  ['it', 'sono marco, 40 anni, idraulico di torino, ho una cagnolina, nina', { name: 'Marco', city: 'Torino', job: 'idraulico', pet: 'Nina' }],
  ['pt', 'sou a júlia, professora em recife, tenho um gato chamado farofa', { name: 'Júlia', city: 'Recife', pet: 'Farofa' }],
  ['hi', 'मैं रोहन हूँ, दिल्ली में इंजीनियर हूँ, मेरे पास एक कुत्ता है शेरू', { name: 'रोहन', city: 'दिल्ली', pet: 'शेरू' }],
  ['ar', 'أنا سلمى، ممرضة من بيروت، وعندي قطة اسمها مشمش', { name: 'سلمى', city: 'بيروت', job: 'ممرضة', pet: 'مشمش' }],
  ['ja', 'まさきっていいます、名古屋で歯科技工士してます', { name: 'まさき', city: '名古屋', job: '歯科技工士' }],
  ['zh', '我叫若楠 在长沙当护士 刚下夜班，家里有只柯基叫豆包', { name: '若楠', city: '长沙', job: '护士', pet: '豆包' }],
])('[CH-14] in %s, what people tell of themselves in one sentence is kept: %s', (locale, message, known) => {
  const memory = runChat([message], { locale, person: nobody })[0]?.memory
  const { name, city, job, pet } = memory ?? {}
  expect({ name: name?.value, city: city?.value, job: job?.value, pet: pet?.value }).toMatchObject(known)
})

test.each<[Locale, string]>([
  ['en', 'my cat died.'],
  ['en', 'my dog ate the cake'],
  ['en', 'no thats my dog lol'],
  ['en', 'i have a dog, sorry'],
  ['en', "i'm in love from the first day"],
  ['es', 'tengo un gato, pero no me quiere'],
  ['fr', "j'ai un chien, mdr"],
  ['de', 'ich hab einen hund, leider'],
])('[CH-14] in %s, no name is read where none is told: %s', (locale, message) => {
  const memory = runChat([message], { locale, person: nobody })[0]?.memory
  expect([memory?.pet, memory?.name, memory?.city]).toEqual([null, null, null])
})
