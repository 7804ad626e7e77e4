import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { HELP_LINE_DIRECTORY, helpMessage } from './help-lines.ts'
import { moderate } from './moderate.ts'

interface Table {
  readonly heard: readonly string[]
  readonly fine: readonly string[]
}

const tables: Readonly<Record<Locale, Table>> = {
  en: {
    heard: [
      'I wanna die',
      'I want to overdose',
      'I cut myself again last night',
      "I wish I'd never wake up",
      'I have a plan to jump off a bridge',
      'kms',
      'I dont wanna be here anymore, I just want it to end',
      'I took all my pills',
      'unalive myself',
      'I am tired of being alive',
    ],
    fine: [
      'I want to die laughing',
      'no reason to live in this city',
      'I am dying of laughter',
      'this job kills me',
      'I cut myself shaving',
      'I ran 10 kms',
      "I'm tired of living alone",
      'an overdose of sugar',
      'I work in suicide prevention',
      'jump off the diving board with me',
      "I don't want to live in Berlin",
      "I hurt myself at the gym, it's nothing",
    ],
  },
  es: {
    heard: ['quisiera no despertar nunca', 'me quiero tirar de un puente', 'me estoy cortando', 'estoy cansada de vivir', 'tomé todas las pastillas'],
    fine: ['me muero por verte', 'quiero morir de risa', 'no quiero vivir en Madrid', 'trabajo en la prevención del suicidio'],
  },
  fr: {
    heard: [
      'je me suis coupée hier soir',
      'je veux disparaître',
      'je voudrais ne plus me réveiller',
      'je vais sauter d’un pont',
      'j’en ai marre de vivre',
    ],
    fine: ['je suis mort de rire', 'je veux mourir de rire', 'je travaille dans la prévention du suicide', 'je n’ai pas envie de vivre ici'],
  },
  pt: {
    heard: ['Estou me cortando', 'queria sumir para sempre', 'tomei todos os remédios', 'não aguento mais viver', 'vou pular de uma ponte'],
    fine: ['quero morrer de rir', 'meu chefe vai me matar', 'não quero viver em São Paulo', 'trabalho com prevenção ao suicídio'],
  },
  ar: {
    heard: ['سأقتل نفسي', 'أتمنى لو أموت', 'تعبت من الحياة', 'سأقفز من الجسر', 'جرحت نفسي أمس'],
    fine: ['أريد أن أموت من الضحك', 'أعمل في منع الانتحار', 'لا أريد أن أعيش في هذه المدينة'],
  },
  hi: {
    heard: ['मैं अपनी जान दे दूँगी', 'मैं मर जाना चाहती हूँ', 'ज़िंदगी से थक गया हूँ', 'पुल से कूद जाऊँगा', 'मैंने नस काट ली'],
    fine: ['भूख से मर जाऊँगा', 'मैं दिल्ली में जीना चाहता हूँ', 'मैं आत्महत्या रोकथाम में काम करती हूँ'],
  },
  ja: {
    heard: ['もう生きたくない', '消えたい', '死んでしまいたい', 'ビルから飛び降りたい', '二度と目が覚めなければいいのに'],
    fine: ['笑い死ぬ', '自殺防止の仕事をしている', '料理中に指を切った'],
  },
  zh: {
    heard: ['我不想活下去了', '我想跳楼', '不想再醒来', '我又割手了', '我吞了一整瓶安眠药'],
    fine: ['我想死你了', '笑死我了', '我做预防自杀的工作', '我不想活在这个城市'],
  },
  it: {
    heard: [
      'vorrei non svegliarmi più',
      'mi sono tagliata di nuovo',
      'voglio sparire per sempre',
      'voglio buttarmi da un ponte',
      'sono stanca di vivere',
    ],
    fine: ['voglio morire dal ridere', 'il mio capo vuole uccidermi', 'non voglio vivere a Roma', 'lavoro nella prevenzione del suicidio'],
  },
  de: {
    heard: [
      'ich will mein Leben beenden',
      'ich werde mein Leben beenden',
      'Ich habe mich wieder geritzt',
      'Ich will nicht mehr aufwachen',
      'Ich will von einer Brücke springen',
      'ich wäre lieber tot',
    ],
    fine: [
      'Das bringt mich um',
      'Suizidprävention ist mein Beruf',
      'ich lache mich tot',
      'Mein Chef wird mich umbringen',
      'Ich will nicht mehr in Berlin leben',
    ],
  },
}

describe.each(LOCALES)('in %s', (locale) => {
  const { heard, fine } = tables[locale]
  test.each(heard)('[CH-25] despair is heard: %s', (text) => {
    expect(moderate(text, null)).toEqual({ verdict: 'self-harm', category: 'self-harm' })
  })
  test.each(fine)('[CH-25] a way of speaking is none: %s', (text) => {
    expect(moderate(text, null)).toEqual({ verdict: 'ok' })
  })
})

const lines: readonly (readonly [Locale, string | null, string])[] = [
  ['en', 'US', '988'],
  ['en', 'CA', '988'],
  ['en', 'GB', '116 123'],
  ['en', 'IE', '116 123'],
  ['de', 'DE', '0800 111 0 111'],
  ['fr', 'FR', '3114'],
  ['es', 'ES', '024'],
  ['pt', 'BR', '188'],
  ['hi', 'IN', '14416'],
  ['ja', 'JP', '0570-783-556'],
  ['zh', 'CN', '12356'],
  ['it', 'IT', '02 2327 2327'],
  ['fr', 'DE', '0800 111 0 111'],
  ['de', null, '0800 111 0 111'],
  ['hi', null, '14416'],
]
test.each(lines)('[CH-25] in %s, someone from %s is told %s', (locale, country, line) => {
  expect(helpMessage(locale, country)).toContain(line)
})

test.each(LOCALES)('[CH-25] in %s, someone from elsewhere is shown to the directory, and given no number of another country', (locale) => {
  expect(helpMessage(locale, 'SN')).toContain(HELP_LINE_DIRECTORY)
  expect(helpMessage(locale, 'SN')).not.toMatch(/\d{3}/u)
})
