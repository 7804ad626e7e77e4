import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { moderate } from './moderate.ts'

const verdict = (text: string): string => moderate(text, null).verdict

interface Table {
  /** Somebody fears for another. */
  readonly fear: readonly string[]
  /** Somebody is beaten or threatened. */
  readonly abuse: readonly string[]
  /** Somebody asks what kills. */
  readonly means: readonly string[]
  readonly fine: readonly string[]
}

const tables: Readonly<Record<Locale, Table>> = {
  en: {
    fear: [
      'my friend wants to kill herself',
      'my best friend says he is going to kill himself',
      'my daughter took an overdose',
      'My son swallowed all his pills',
      "my sister doesn't want to live anymore",
      'my roommate keeps cutting herself',
    ],
    abuse: ['my boyfriend hits me', 'My husband choked me last night', 'my dad beats me', 'he hits me when he drinks', 'I get beaten by my ex'],
    means: ['how many paracetamol does it take', 'how many sleeping pills are lethal', 'lethal dose of paracetamol', 'painless way to die'],
    fine: [
      'my brother beats me at chess every time',
      'My friend hit me up yesterday',
      'my boyfriend hit me with a pillow',
      'my sister wants to dye her hair',
      'my friend wants to die of embarrassment',
      'How many tablets a day are in the pack?',
      'how much does ibuprofen cost',
      "I'm going to hang myself some curtains",
      'my brother cut himself shaving',
      'my ex hits me up every weekend',
    ],
  },
  de: {
    fear: [
      'meine Freundin will sich umbringen',
      'Mein Bruder will sterben',
      'Meine Schwester ritzt sich',
      'meine Tochter hat eine Überdosis genommen',
    ],
    abuse: ['mein Freund schlägt mich', 'Mein Mann hat mich gestern gewürgt', 'Ich werde von meinem Vater geschlagen', 'er schlägt mich'],
    means: ['wie viele Schlaftabletten sind tödlich', 'Ab wie vielen Paracetamol stirbt man?', 'tödliche Dosis Insulin'],
    fine: [
      'mein Bruder schlägt mich im Schach',
      'Mein Freund schlägt mich vor',
      'wie viele Tabletten sind in der Packung',
      'Mein Mann will nicht mehr in Berlin leben',
    ],
  },
  es: {
    fear: ['mi amiga quiere matarse', 'Mi hermano se quiere suicidar', 'mi hija se tomó una sobredosis', 'Mi mejor amiga se corta los brazos'],
    abuse: ['mi novio me pega', 'Mi marido me golpeó anoche', 'mi padre me maltrata', 'me pega mi novio'],
    means: ['cuántas pastillas para dormir son mortales', '¿cuánto paracetamol hace falta para morir?', 'dosis letal de insulina'],
    fine: ['mi hermano me pegó el resfriado', 'mi amiga quiere morirse de risa', 'cuántas pastillas trae la caja', 'mi novio me pegó un susto'],
  },
  fr: {
    fear: ['mon amie veut se tuer', 'Ma sœur veut mourir', 'mon fils a avalé tous ses cachets', 'Mon meilleur ami menace de se suicider'],
    abuse: ['mon copain me frappe', 'Mon mari m’a étranglée', 'mon père me bat', 'je suis battue par mon mari'],
    means: ['combien de somnifères pour mourir', 'quelle dose de paracétamol est mortelle', 'dose létale de doliprane'],
    fine: ['mon frère me bat aux échecs', 'mon amie veut mourir de rire', 'combien de comprimés par boîte ?', 'ma sœur me menace de partir sans moi'],
  },
  pt: {
    fear: ['minha amiga quer se matar', 'Meu irmão tentou se matar', 'minha filha tomou uma overdose', 'a minha melhor amiga quer morrer'],
    abuse: ['meu namorado me bate', 'Meu marido me espancou', 'meu pai bate em mim', 'tenho medo do meu marido'],
    means: ['quantos comprimidos são letais', 'quanto paracetamol pra morrer', 'dose letal de insulina'],
    fine: ['meu irmão me bate no xadrez', 'minha amiga quer morrer de rir', 'quantos comprimidos vêm na caixa', 'meu namorado bateu uma foto'],
  },
  it: {
    fear: ['la mia amica vuole uccidersi', 'Mio fratello vuole morire', 'mia figlia ha preso un’overdose', 'Mia sorella si taglia i polsi'],
    abuse: ['il mio ragazzo mi picchia', 'Mio marito mi ha strangolata', 'mio padre mi prende a calci', 'ho paura di mio marito'],
    means: ['quante pillole sono letali', 'quanta tachipirina per morire', 'dose letale di insulina'],
    fine: [
      'mio fratello mi batte a scacchi',
      'la mia amica vuole morire dal ridere',
      'quante compresse ci sono nella scatola',
      'mia moglie mi minaccia di andarsene',
    ],
  },
  ar: {
    fear: ['صديقتي تريد أن تقتل نفسها', 'أخي يريد أن يموت', 'ابنتي ابتلعت كل الحبوب', 'صاحبي يفكر في الانتحار'],
    abuse: ['زوجي يضربني', 'خطيبي خنقني أمس', 'أبي يضربني كل يوم', 'أخاف من زوجي'],
    means: ['كم حبة منوم قاتلة', 'كم حبة باراسيتامول تقتل', 'الجرعة القاتلة'],
    fine: ['كم حبة في العلبة؟', 'صديقتي تريد أن تموت من الضحك', 'أخي يغلبني في الشطرنج'],
  },
  hi: {
    fear: ['मेरी दोस्त मरना चाहती है', 'मेरा भाई आत्महत्या की सोच रहा है', 'मेरी बेटी ने बहुत सारी गोलियाँ खा लीं', 'मेरी बहन जीना नहीं चाहती'],
    abuse: ['मेरा पति मुझे मारता है', 'मेरे बॉयफ्रेंड ने मुझे पीटा', 'पापा मुझे रोज़ मारते हैं'],
    means: ['कितनी नींद की गोलियाँ खाने से मौत होती है', 'कितनी गोलियाँ जानलेवा हैं', 'मरने का आसान तरीका'],
    fine: ['कितनी गोलियाँ हैं डिब्बे में', 'मेरा भाई मुझे शतरंज में हराता है', 'भाई मुझे फ़ोन करता है'],
  },
  ja: {
    fear: ['友達が死にたいって言ってる', '娘が薬を大量に飲んだ', '親友が自殺しようとしてる'],
    abuse: ['彼氏に殴られた', '夫に首を絞められた', '父が殴ってくる'],
    means: ['睡眠薬は何錠で死ねる？', '睡眠薬の致死量', '楽に死ねる方法'],
    fine: ['薬は一日何錠？', '兄に将棋で負けた', '彼氏に電話した'],
  },
  zh: {
    fear: ['我朋友想自杀', '我女儿吞了很多药', '我闺蜜说她不想活了'],
    abuse: ['男朋友打我', '老公又打我了', '我被老公家暴', '我爸喝醉就打我'],
    means: ['吃多少安眠药会死', '几片安眠药致死', '安眠药致死量'],
    fine: ['老公打我电话', '男朋友打我的电话我没接', '这个药一天吃几片', '我被老公打败了'],
  },
}

describe.each(Object.entries(tables))('in %s', (_, { fear, abuse, means, fine }) => {
  test.each(fear)('[CH-25] who fears for somebody is helped: %s', (text) => expect(verdict(text)).toBe('self-harm'))
  test.each(abuse)('[CH-25] who is beaten or threatened is helped: %s', (text) => expect(verdict(text)).toBe('self-harm'))
  test.each(means)('[CH-25] who asks what kills is helped: %s', (text) => expect(verdict(text)).toBe('self-harm'))
  test.each(fine)('[CH-25] ordinary talk is none: %s', (text) => expect(verdict(text)).toBe('ok'))
})

test.each([
  'хочу умереть',
  'Я не хочу больше жить',
  'муж меня бьёт',
  'не хочу жити',
  'chcę umrzeć',
  'nie chcę już żyć',
  'ölmek istiyorum',
  'Kendimi öldürmek istiyorum',
  'intihar etmek istiyorum',
  '죽고 싶어',
  '자살하고 싶다',
  'ik wil niet meer leven',
  'ik wil dood',
  'jag vill dö',
  'jag vill inte leva längre',
  'jeg vil dø',
  'vreau să mor',
  'nu mai vreau să trăiesc',
  'chci umřít',
  'už nechci žít',
  'θέλω να πεθάνω',
  'haluan kuolla',
  'meg akarok halni',
  'искам да умра',
  'tôi muốn chết',
  'aku ingin mati',
  'می‌خوام بمیرم',
  'אני רוצה למות',
  'อยากตาย',
  'আমি মরতে চাই',
])('[CH-25] a crisis in a language the app does not speak is heard: %s', (text) => {
  expect(verdict(text)).toBe('self-harm')
})

test.each([
  'хочу спать',
  'не хочу жить в Москве',
  'jag vill dö av skratt',
  'ik wil koffie',
  'chcę spać',
  'vreau să mor de râs',
  'kahve istiyorum',
  '밥 먹고 싶어',
  'я хочу умереть со смеху',
])('[CH-25] ordinary talk in such a language is none: %s', (text) => expect(verdict(text)).toBe('ok'))
