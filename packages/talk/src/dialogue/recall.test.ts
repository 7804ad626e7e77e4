import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { lastReply, nobody } from '../testing/run-chat.ts'

test.each<[Locale, readonly string[], RegExp, RegExp]>([
  ['en', ['I live in Oslo', 'My dog is called Rex', 'Where do I live and what is my dog called?'], /Oslo/u, /Rex/u],
  ['en', ['I live in Oslo', 'My dog is called Rex', 'Where do I live? And what is my dog called?'], /Oslo/u, /Rex/u],
  ['de', ['Ich wohne in Bremen', 'Mein Hund heißt Bruno', 'Wo wohne ich und wie heißt mein Hund?'], /Bremen/u, /Bruno/u],
  ['es', ['Vivo en Sevilla', 'Mi perro se llama Toby', '¿Dónde vivo y cómo se llama mi perro?'], /Sevilla/u, /Toby/u],
  ['fr', ["J'habite à Nantes", "Mon chien s'appelle Filou", "J'habite où et comment s'appelle mon chien ?"], /Nantes/u, /Filou/u],
  ['it', ['Abito a Pisa', 'Il mio cane si chiama Argo', 'Dove abito e come si chiama il mio cane?'], /Pisa/u, /Argo/u],
  ['pt', ['Moro em Natal', 'Meu cachorro se chama Thor', 'Onde eu moro e como se chama meu cachorro?'], /Natal/u, /Thor/u],
  ['ja', ['札幌に住んでいます', '犬の名前はポチだよ', 'どこに住んでるかと犬の名前、覚えてる?'], /札幌/u, /ポチ/u],
  ['zh', ['我住在成都', '我的狗叫豆豆', '我住哪里，我的狗叫什么名字？'], /成都/u, /豆豆/u],
  ['hi', ['मैं पुणे में रहता हूँ', 'मेरे कुत्ते का नाम शेरू है', 'मैं कहाँ रहता हूँ और मेरे कुत्ते का नाम क्या है?'], /पुणे/u, /शेरू/u],
  ['ar', ['أعيش في بيروت', 'عندي كلب اسمه روكي', 'أين أعيش وما اسم كلبي؟'], /بيروت/u, /روكي/u],
])('[CH-01] a double question is answered in both halves (%s)', (locale, messages, one, other) => {
  const { text } = lastReply(messages, { locale, person: nobody })
  expect(text).toMatch(one)
  expect(text).toMatch(other)
})
