import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { compile } from '../replies/pattern.ts'
import { isQuestion } from '../replies/phrase.ts'
import type { Reply } from '../replies/reply-input.ts'
import { amara, lastReply, nobody, runChat, texts } from '../testing/run-chat.ts'

const poolsOf = ({ memory }: Reply): string =>
  Object.entries(memory.said)
    .flatMap(([id, turn]) => (turn === memory.turns ? [id] : []))
    .join(' ')

describe('what somebody speaks of', () => {
  test.each<[Locale, string, string]>([
    ['en', 'I met my new neighbour on the stairs', 'flatmates'],
    ['de', 'ich hab heute den neuen Nachbarn getroffen', 'flatmates'],
    ['es', 'mi vecino hace mucho ruido', 'flatmates'],
    ['fr', 'mon voisin fait trop de bruit', 'flatmates'],
    ['it', 'ieri ho fatto trasloco', 'moving'],
    ['pt', 'meu vizinho é barulhento demais', 'flatmates'],
    ['ar', 'جاري يعزف كل ليلة', 'flatmates'],
    ['hi', 'मेरा पड़ोसी बहुत शोर करता है', 'flatmates'],
    ['ja', '満員電車で押しつぶされたよ', 'commute'],
    ['zh', '邻居天天装修', 'flatmates'],
  ])('[MK-12] the character takes it up, or says of it what it has lived itself (%s): %s', (locale, told, subject) => {
    expect(poolsOf(lastReply([told], { locale, person: nobody }))).toMatch(new RegExp(String.raw`(?:subject\.${subject}|told\.[a-z-]+)\.`, 'u'))
  })

  test('[MK-12] it tells the rest to whoever asks how it went on, and nothing twice', () => {
    const [first, second] = runChat(['I met my new neighbour on the stairs', 'and then?'])
    const [begun] = Object.keys(first?.memory.said ?? {}).filter((id) => id.startsWith('subject.'))
    expect(begun).toMatch(/\.0$/u)
    expect(Object.keys(second?.memory.said ?? {})).toContain(begun?.replace(/0$/u, '1'))
  })

  test('[MK-12] a character says the same of it in every chat', () => {
    const heard = ['a', 'b', 'c'].map((seed) => lastReply(['I met my new neighbour on the stairs'], { seed }))
    expect(new Set(heard.map((reply) => /subject\.\S+/u.exec(poolsOf(reply))?.[0])).size).toBe(1)
  })

  test('[CH-25] nothing of it is told to who mourns', () => {
    const after = runChat(['my father died this morning', 'he loved football and his garden']).at(-1)
    expect(Object.keys(after?.memory.said ?? {}).filter((id) => id.startsWith('subject.'))).toEqual([])
  })
})

describe('what the page of a character tells', () => {
  const sailor = {
    ...amara,
    slug: 'sailor',
    texts: { ...texts, lines: { ...texts.lines, work: 'I restore violins that nobody has played for a century.' } },
  }

  test('[MK-12] it is read to whoever asks for the same in other words', () => {
    expect(lastReply(['have you ever repaired a violin?'], { character: sailor }).text).toContain('I restore violins')
  })

  test('[MK-12] whoever asks why is not told that a tale has ended', () => {
    const [, why, then] = runChat(['have you ever repaired a violin?', 'why?', 'and then?'], { character: sailor })
    expect(poolsOf(why ?? lastReply(['why?']))).toContain('answer.why.page.')
    expect(then?.text).not.toBe('')
  })

  test('[MK-12] a choice of two is answered by one of them, whatever else there is to tell', () => {
    expect(lastReply(['Do you prefer the sea or the mountains?']).text).toMatch(/the sea|the mountains/iu)
  })
})

describe('what is said between a tale and its end', () => {
  test('[MK-12] the rest of a tale is told to whoever asks a few words about it', () => {
    const [, more] = runChat(['do you have siblings?', 'are you close?'])
    expect(poolsOf(more ?? lastReply(['x']))).toMatch(/life\.siblings\.[^.]+\.1/u)
  })

  test('[MK-12] a subject that comes up again begins another tale, not the middle of the first', () => {
    const replies = runChat(['I met my new neighbour on the stairs', 'my name is Ada', 'the neighbour has a parrot'])
    expect(Object.keys(replies.at(-1)?.memory.said ?? {}).filter((id) => id.startsWith('subject.flatmates.'))).toHaveLength(2)
    expect(poolsOf(replies.at(-1) ?? lastReply(['x']))).toMatch(/subject\.flatmates\.\d\.0/u)
  })

  test.each<[Locale, string]>([
    ['en', 'what are you doing at the weekend?'],
    ['de', 'was machst du am Wochenende?'],
    ['it', 'che fai nel weekend?'],
  ])('[MK-12] whoever asks for the weekend is told of the weekend (%s)', (locale, asked) => {
    expect(poolsOf(lastReply([asked], { locale, person: nobody }))).toMatch(/\b(?:subject|interview)\.(?:weekend|sundays)/u)
  })
})

describe('what is heard beside a plain statement', () => {
  test.each<[Locale, string]>([
    ['en', 'long day at the warehouse, my feet are killing me'],
    ['it', "io un po' stanca, oggi ho lavorato dieci ore"],
  ])('[MK-12] whoever is tired is felt with (%s)', (locale, told) => {
    expect(poolsOf(lastReply([told], { locale, person: nobody }))).toMatch(/answer\.stressed-tired|told\.(?:long-day|overtime)/u)
  })

  test('[MK-12] what does not go well at work is no good news', () => {
    const { memory } = lastReply(['落ち込んでるんだ', '職場の人とうまくいかなくて'], { locale: 'ja', person: nobody })
    expect(memory.moodLow).not.toBeNull()
  })

  test('[MK-12] whoever asks for the job in Japanese is told of it, not of machines', () => {
    expect(poolsOf(lastReply(['あなたは何の仕事してるの？'], { locale: 'ja', person: nobody }))).toContain('page.work')
  })

  test('[MK-12] a trumpet is no pet', () => {
    const character = { ...amara, texts: { ...texts, lines: { ...texts.lines, work: '一度はトランペットも描きました。' } } }
    expect(lastReply(['猫飼ってるの？'], { locale: 'ja', character, person: nobody }).text).not.toContain('トランペット')
  })

  test.each<[Locale, string]>([
    ['en', 'what would you do?'],
    ['de', 'was würdest du machen?'],
    ['es', '¿qué harías tú?'],
    ['fr', 'tu ferais quoi à ma place ?'],
    ['it', 'cosa faresti al posto mio?'],
    ['pt', 'o que você faria?'],
    ['ar', 'ماذا ستفعل مكاني؟'],
    ['hi', 'मेरी जगह तुम क्या करते?'],
    ['ja', 'あなたならどうする？'],
    ['zh', '换作是你，你会怎么做？'],
  ])('[MK-12] whoever asks what one would do in their place is advised (%s)', (locale, asked) => {
    expect(poolsOf(lastReply([asked], { locale, person: nobody }))).toContain('answer.advice.')
  })
})

describe('what is asked for by name', () => {
  test.each<[Locale, string, string]>([
    ['pt', 'você gosta de praia?', 'sea'],
    ['fr', 'tu crois aux fantômes ?', 'ghosts'],
    ['zh', '你喜欢下雪吗？', 'snow'],
  ])('[MK-12] it comes before what the character has of the kind (%s): %s', (locale, asked, subject) => {
    expect(poolsOf(lastReply([asked], { locale, person: nobody }))).toContain(`subject.${subject}.`)
  })

  test('[MK-12] a favourite dish is no colour', () => {
    expect(poolsOf(lastReply(['qual seu prato favorito?'], { locale: 'pt', person: nobody }))).toContain('life.food.')
  })

  test('[MK-12] whoever asks for the job and what came then is told of the job, and no other story is begun', () => {
    const [job, why, then] = runChat(['et toi tu fais quoi dans la vie ?', 'pourquoi ce métier ?', 'et ensuite ?'], { locale: 'fr', person: nobody })
    expect([job, why, then].map((reply) => (reply === undefined ? '' : poolsOf(reply)))).toEqual([
      expect.stringContaining('page.work'),
      'line.amara.work.why',
      'line.amara.work.more',
    ])
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  const { subjects } = languageOf(locale).spoken

  test('[IN-07] a character has something to say of the same subjects as in English', () => {
    expect(Object.keys(subjects)).toEqual(Object.keys(languageOf('en').spoken.subjects))
    for (const [subject, { words, tales }] of Object.entries(subjects)) {
      expect([subject, words.length > 0, tales.length]).toEqual([subject, true, languageOf('en').spoken.subjects[subject]?.tales.length])
    }
  })

  test('[MK-12] every subject is told in two steps, and asks nothing', () => {
    const tales = Object.values(subjects).flatMap((subject) => subject.tales)
    expect(tales.filter((steps) => steps.length !== 2 || steps.some((step) => step === '' || isQuestion(step)))).toEqual([])
  })

  test('[MK-12] no subject is found in an empty message', () => {
    for (const { words } of Object.values(subjects)) expect(compile(words, locale).test('')).toBe(false)
  })
})
