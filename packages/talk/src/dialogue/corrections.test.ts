import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { lastReply, nobody } from '../testing/run-chat.ts'

test.each<[Locale, readonly string[], string]>([
  ['en', ['I live in Bergen', "I don't live in Bergen anymore, I moved to Oslo. Where do I live?"], 'Oslo'],
  ['en', ["I'm from Cork", 'I moved from Cork to Galway'], 'Galway'],
  ['de', ['Ich wohne in Ulm', 'Ich bin von Ulm nach Kiel gezogen'], 'Kiel'],
  ['de', ['Ich wohne in Ulm', 'Ich wohne nicht mehr in Ulm, sondern in Kiel. Wo wohne ich?'], 'Kiel'],
  ['de', ['endlich nach Kiel gezogen'], 'Kiel'],
  ['es', ['Vivo en Lima', 'Me mudé de Lima a Quito'], 'Quito'],
  ['es', ['Vivo en Lima', 'Ya no vivo en Lima, me mudé a Quito. ¿Dónde vivo?'], 'Quito'],
  ['fr', ['J’habite à Lyon', 'J’ai déménagé de Lyon à Nantes'], 'Nantes'],
  ['pt', ['Moro em Recife', 'Me mudei de Recife para Natal'], 'Natal'],
  ['it', ['Abito a Bari', 'Mi sono trasferita da Bari a Lecce'], 'Lecce'],
  ['ar', ['أسكن في عمان', 'انتقلت من عمان إلى إربد'], 'إربد'],
  ['hi', ['मैं पुणे में रहता हूँ', 'मैं पुणे से नागपुर आ गया'], 'नागपुर'],
  ['ja', ['京都に住んでいます', '京都から神戸に引っ越した'], '神戸'],
  ['zh', ['我住在苏州', '我从苏州搬到了杭州'], '杭州'],
])('[CH-07] in %s, who moved lives in the new place: %s', (locale, messages, city) => {
  expect(lastReply(messages, { locale, person: nobody }).memory.city?.value).toBe(city)
})

test.each<[Locale, readonly string[], string]>([
  ['en', ['My name is Tess', "Actually my name is Tessa, not Tess. What's my name?"], 'Tessa'],
  ['en', ['My name is not Paula but Pia'], 'Pia'],
  ['de', ['Ich heiße Paula', 'Mein Name ist nicht Paula, sondern Pia. Wie heiße ich?'], 'Pia'],
  ['es', ['Me llamo Paula', 'No me llamo Paula, sino Pía. ¿Cómo me llamo?'], 'Pía'],
  ['fr', ['Je m’appelle Paula', 'Je ne m’appelle pas Paula mais Pia. Comment je m’appelle ?'], 'Pia'],
  ['pt', ['Me chamo Paula', 'Meu nome não é Paula, é Pia. Qual é o meu nome?'], 'Pia'],
  ['it', ['Mi chiamo Paola', 'Non mi chiamo Paola ma Pia. Come mi chiamo?'], 'Pia'],
  ['ar', ['اسمي سلمى', 'اسمي ليس سلمى بل سلوى. ما اسمي؟'], 'سلوى'],
  ['hi', ['मेरा नाम आशा है', 'मेरा नाम आशा नहीं, उषा है। मेरा नाम क्या है?'], 'उषा'],
  ['ja', ['私の名前はユキです', '私の名前はユキじゃなくてユカです。私の名前は？'], 'ユカ'],
  ['zh', ['我叫小明', '我不叫小明，叫小亮。我叫什么？'], '小亮'],
])('[CH-07] in %s, a corrected name is the name from then on: %s', (locale, messages, name) => {
  const { memory, text } = lastReply(messages, { locale, person: nobody })
  expect(memory.name?.value).toBe(name)
  expect(text).toContain(name)
})

test.each<[Locale, readonly string[], string]>([
  ['en', ['My cat Miso died yesterday', '…', 'How is my cat?'], 'Miso'],
  ['en', ['My cat is called Miso', 'My cat died yesterday', "What's my cat's name?"], 'Miso'],
  ['de', ['Meine Katze heißt Minka', 'Meine Katze ist gestern gestorben', 'Wie heißt meine Katze?'], 'Minka'],
  ['es', ['Mi gato se llama Misi', 'Mi gato murió ayer', '¿Cómo se llama mi gato?'], 'Misi'],
  ['fr', ['Mon chat s’appelle Mino', 'Mon chat est mort hier', 'Comment s’appelle mon chat ?'], 'Mino'],
  ['pt', ['Meu gato se chama Mimi', 'Meu gato morreu ontem', 'Como se chama meu gato?'], 'Mimi'],
  ['it', ['Il mio gatto si chiama Micio', 'Il mio gatto è morto ieri', 'Come si chiama il mio gatto?'], 'Micio'],
  ['ja', ['うちの猫の名前はタマです', '昨日猫が死んだ', 'うちの猫の名前は何？'], 'タマ'],
  ['zh', ['我家的猫叫咪咪', '我的猫昨天死了', '我的猫叫什么？'], '咪咪'],
])('[MK-12] in %s, a pet that died is spoken of as dead: %s', (locale, messages, value) => {
  const { text } = lastReply(messages, { locale, person: nobody })
  const gone = (languageOf(locale).spoken.answers['recall.pet-gone'] ?? []).flat().map((line) => line.replaceAll('{value}', value))
  expect(gone.some((line) => text.includes(line))).toBe(true)
})

const paula = { ...nobody, firstName: 'Paula' }

test.each<[Locale, string, string]>([
  ['en', 'morning! its me maren, i moved in upstairs', 'Maren'],
  ['en', 'im joelle btw', 'Joelle'],
  ['en', 'no its joelle, not paula', 'Joelle'],
  ['en', 'henrike here', 'Henrike'],
  ['en', "hiya, name's maureen", 'Maureen'],
  ['en', 'i am Kwabena by the way', 'Kwabena'],
  ['de', 'wieso paula? wiebke heiß ich', 'Wiebke'],
  ['de', 'ich bin die henrike, und was ist in der kanne?', 'Henrike'],
  ['es', 'soy joelle', 'Joelle'],
  ['fr', "moi c'est joelle, je répare des violons", 'Joelle'],
  ['it', 'sono joelle, piacere', 'Joelle'],
  ['pt', 'aqui é a joelle', 'Joelle'],
  ['ja', 'joelleです', 'Joelle'],
  ['zh', '我是joelle', 'Joelle'],
])('[CH-07] in %s, whoever says their name in small letters is called by it, whatever their account says: %s', (locale, message, name) => {
  expect(lastReply([message], { locale, person: paula }).memory.name?.value).toBe(name)
})

test.each<[Locale, string]>([
  ['en', 'im knackered'],
  ['en', "it's maren's turn"],
  ['en', "I'm Scottish"],
  ['en', "I'm German and tired"],
  ['en', "i'm not maren"],
  ['en', 'are you sure its maren?'],
  ['de', 'ich bin müde'],
  ['de', 'bin ich wiebke?'],
])('[CH-07] in %s, nobody is renamed by: %s', (locale, message) => {
  expect(lastReply([message], { locale, person: paula }).memory.name).toBeNull()
})
