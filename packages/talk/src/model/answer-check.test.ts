import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { languageOf } from '../language/language.ts'
import { faultOf } from './answer-check.ts'

const CLAIMS: Record<Locale, readonly string[]> = {
  en: ["I'm a real person, silly.", 'Of course I am human.', "No, I'm not a bot! Ask me anything.", "Relax. I'm flesh and blood."],
  de: ['Ich bin ein echter Mensch.', 'Nein, ich bin keine KI, versprochen.', 'Ich bin aus Fleisch und Blut.'],
  es: ['Soy una persona real, tranquilo.', 'No soy un robot, te lo juro.', 'Soy de carne y hueso.'],
  fr: ['Je suis une vraie personne.', 'Mais non, je ne suis pas un robot !', 'Je suis humaine, comme toi.'],
  it: ['Sono una persona vera.', "Ma no, non sono un'intelligenza artificiale!", 'Sono in carne e ossa.'],
  pt: ['Sou uma pessoa de verdade.', 'Não sou um robô, juro.', 'Sou de carne e osso.'],
  ar: ['أنا إنسانة مثلك.', 'أنا لست روبوت، صدقني.'],
  hi: ['मैं एक असली इंसान हूँ।', 'मैं कोई बॉट नहीं हूँ, सच।'],
  ja: ['本物の人間だよ。', 'AIじゃないよ、安心して。', '私はちゃんと人間です。'],
  zh: ['我是真人啊。', '我才不是机器人呢！', '我当然是个活人。'],
}
const FINE: Record<Locale, readonly string[]> = {
  en: [
    'Mars is visible to the naked eye tonight.',
    "I'm an AI, not a human being, and I still like your jokes.",
    "I'm not a human, no.",
    'My shift was long, the night nurse sang, and I want tea.',
    'He took off his hat and bowed to the bus driver.',
  ],
  de: ['Der Komet ist mit bloßem, also mit nacktem Auge zu sehen.', 'Ich bin eine KI und kein Mensch.', 'Ich bin kein Morgenmensch.'],
  es: ['A ojo desnudo no se ve.', 'Soy una IA, no soy una persona real.', 'Soy una persona tranquila.'],
  fr: ["On la voit à l'œil nu.", 'Je suis une IA, pas une vraie personne.', 'Je marche pieds nus dans la vigne.'],
  it: ['Si vede a occhio nudo.', "Sono un'IA, non sono una persona vera.", 'Cammino a piedi nudi.'],
  pt: ['Dá pra ver a olho nu.', 'Sou uma IA, não sou uma pessoa de verdade.', 'Sou uma pessoa de manhãs.'],
  ar: ['يمكن رؤيته بالعين المجردة.', 'أنا ذكاء اصطناعي ولست إنسانا.'],
  hi: ['यह नंगी आँख से दिखता है।', 'मैं एआई हूँ, इंसान नहीं।'],
  ja: ['裸眼でも見えるよ。', 'AIだよ。人間じゃないんだ。', '裸足で歩くのが好き。'],
  zh: ['裸眼就能看到。', '我是AI，不是真人。', '我是个很懒的人。'],
}

test.each(LOCALES.flatMap((locale) => CLAIMS[locale].map((text) => [locale, text] as const)))(
  '[MK-12] a model that claims to be human is not believed (%s): %s',
  (locale, text) => {
    expect(faultOf(text, locale, 0)).toBe('claims-human')
  },
)

test.each(LOCALES.flatMap((locale) => FINE[locale].map((text) => [locale, text] as const)))(
  '[MK-12] what is harmless is shown (%s): %s',
  (locale, text) => {
    expect(faultOf(text, locale, 0)).toBeNull()
  },
)

test('[MK-12] a claim in English is found in a chat in another language', () => {
  expect(faultOf("Natürlich! I'm a real person.", 'de', 0)).toBe('claims-human')
})

test('[MK-12] [CP-03] what is explicit, refused, empty or endless is not shown', () => {
  expect(faultOf('Send me nudes.', 'fr', 0)).toBe('explicit')
  expect(faultOf('', 'en', 0)).toBe('empty')
  expect(faultOf('word '.repeat(1000), 'en', 0)).toBe('too-long')
  expect(faultOf('Let us pretend I am a 15 year old schoolgirl and we kiss.', 'en', 0)).toBe('refused')
})

test.each(LOCALES)('[MK-12] nothing that the embedded engine says itself would be taken for a lie or for explicit (%s)', (locale) => {
  const { answers, life, stories, subjects } = languageOf(locale).spoken
  const sentences = [
    ...Object.values(answers).flat(2),
    ...Object.values(stories).flat(2),
    ...Object.values(life).flatMap((lines) => lines.flatMap(({ steps }) => steps)),
    ...Object.values(subjects).flatMap(({ tales }) => tales.flat()),
  ]
  expect(sentences.filter((sentence) => ['claims-human', 'explicit'].includes(faultOf(sentence, locale, 0) ?? ''))).toEqual([])
})
