import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { amara, sayLast, talk } from '../testing/talk.ts'
import { packs } from './packs/packs.ts'
import { fillPhrase } from './phrase.ts'

type Said = Readonly<Record<Locale, readonly string[]>>

const losses: Said = {
  en: [
    'I have cancer',
    'I got fired today',
    'I was robbed',
    'I lost my keys',
    'My grandmother died',
    'My boyfriend left me',
    'My dad had a stroke',
    'They laid me off',
    'Someone stole my bike',
    'I failed my driving test',
    'We crashed the car last night',
    'My wife wants a divorce',
    'The doctor found a tumor',
    'my best friend passed away',
  ],
  de: [
    'Ich habe Krebs',
    'Mein Opa ist gestorben',
    'Ich wurde gefeuert',
    'Man hat mir das Handy geklaut',
    'Ich bin durch die Prüfung gefallen',
    'Meine Freundin hat mich verlassen',
    'Ich hatte einen Autounfall',
    'Ich habe meinen Schlüssel verloren',
  ],
  fr: [
    'J’ai été virée',
    'Mon père est mort',
    'On m’a volé mon vélo',
    'J’ai raté mon permis',
    'Ma copine m’a quitté',
    'J’ai perdu mon travail',
    'J’ai eu un accident',
    'Ma mère est à l’hôpital',
  ],
  es: [
    'Mi abuelo ha muerto',
    'Me han despedido',
    'Me robaron el móvil',
    'He suspendido el examen',
    'Mi novio me dejó',
    'Tuve un accidente de coche',
    'Mi madre está en el hospital',
  ],
  pt: [
    'Meu avô morreu',
    'Fui demitida',
    'Roubaram meu celular',
    'Reprovei na prova',
    'Meu namorado terminou comigo',
    'Sofri um acidente',
    'Minha mãe está internada',
  ],
  it: [
    'È morto mio nonno',
    'Mi hanno licenziato',
    'Mi hanno rubato la borsa',
    'Sono stata bocciata all’esame',
    'Il mio ragazzo mi ha lasciata',
    'Ho avuto un incidente',
    'Mia madre è in ospedale',
  ],
  ar: ['مات جدي', 'فصلوني من العمل', 'سرقوا هاتفي', 'رسبت في الامتحان', 'تركني حبيبي', 'تعرضت لحادث', 'أمي في المستشفى'],
  hi: [
    'मेरे दादाजी का देहांत हो गया',
    'मुझे नौकरी से निकाल दिया',
    'मेरा फ़ोन चोरी हो गया',
    'मैं परीक्षा में फ़ेल हो गया',
    'मेरी गर्लफ्रेंड मुझे छोड़कर चली गई',
    'मेरा एक्सीडेंट हो गया',
    'माँ अस्पताल में हैं',
  ],
  ja: ['祖父が亡くなりました', '会社をクビになった', '自転車を盗まれた', '試験に落ちた', '彼氏にふられた', '事故に遭った', '母が入院した'],
  zh: ['我爷爷去世了', '我被裁员了', '我的手机被偷了', '我考试没及格', '我女朋友跟我分手了', '我出车祸了', '我妈妈住院了'],
}
const complaints: Said = {
  en: [
    'I am so angry with you',
    'You already asked me that',
    'stop asking questions',
    'that makes no sense',
    'you are not listening',
    'You keep repeating yourself',
    "I don't understand what you mean",
    "you don't listen to me",
    'Enough with the questions',
    "I'm mad at you",
    'What are you talking about?',
  ],
  de: [
    'Das hast du mich schon gefragt',
    'Hör auf, Fragen zu stellen',
    'Das ergibt keinen Sinn',
    'Du hörst mir nicht zu',
    'Ich bin sauer auf dich',
    'Du wiederholst dich',
  ],
  fr: [
    'Tu m’as déjà demandé ça',
    'Arrête de poser des questions',
    'Ça n’a aucun sens',
    'Tu ne m’écoutes pas',
    'Je suis fâché contre toi',
    'Tu te répètes',
  ],
  es: ['Ya me preguntaste eso', 'Deja de hacer preguntas', 'Eso no tiene sentido', 'No me escuchas', 'Estoy enfadada contigo', 'Te repites'],
  pt: [
    'Você já me perguntou isso',
    'Pare de fazer perguntas',
    'Isso não faz sentido',
    'Você não me escuta',
    'Estou com raiva de você',
    'Você está se repetindo',
  ],
  it: ['Me l’hai già chiesto', 'Smettila di fare domande', 'Non ha senso', 'Non mi ascolti', 'Sono arrabbiata con te', 'Ti stai ripetendo'],
  ar: ['سألتني هذا من قبل', 'توقفي عن الأسئلة', 'هذا غير منطقي', 'أنت لا تسمعينني', 'أنا غاضب منك', 'تكررين نفسك'],
  hi: ['तुमने यह पहले भी पूछा था', 'सवाल पूछना बंद करो', 'इसका कोई मतलब नहीं', 'तुम मेरी बात नहीं सुन रही', 'मैं तुमसे नाराज़ हूँ', 'तुम वही बात दोहरा रही हो'],
  ja: ['それもう聞いたよね', '質問しないで', '意味がわからない', '話を聞いてないね', 'あなたに怒ってる', '同じことばかり言ってる'],
  zh: ['你已经问过了', '别再问问题了', '你说的没道理', '你没在听我说话', '我生你的气', '你老是重复'],
}
const neither: Said = {
  en: ['I lost weight', 'I died laughing', 'I lost the game of chess to my sister', "I'm dying to see you", 'the movie was sad, the hero died'],
  de: ['Ich habe fünf Kilo verloren', 'Ich sterbe vor Lachen', 'Was meinst du?', 'Ich habe mein Herz an dich verloren'],
  fr: ['J’ai perdu cinq kilos', 'Je meurs de rire', 'Je meurs de faim', 'je t’écoute'],
  es: ['He perdido peso', 'Me muero de risa', 'Me muero de hambre', 'te escucho'],
  pt: ['Perdi peso', 'Morri de rir', 'Estou morrendo de fome', 'estou ouvindo'],
  it: ['Ho perso peso', 'Muoio dal ridere', 'Muoio di fame', 'ti ascolto'],
  ar: ['خسرت بعض الوزن', 'سأموت من الضحك', 'أسمعك', 'عندي سؤال'],
  hi: ['मेरा वज़न कम हुआ', 'हँसते हँसते मर गया', 'एक सवाल पूछूँ?', 'मैं सुन रहा हूँ'],
  ja: ['体重が落ちた', '笑い死にそう', '質問していい？', '音楽を聞いてる'],
  zh: ['我减肥成功了', '笑死我了', '我可以问你吗？', '我在听音乐'],
}
const unwanted: Said = {
  en: [
    "don't send me a photo",
    'Please do not send me any pictures',
    "I don't want a selfie",
    'never send me photos again',
    "you don't have to send a photo",
    'No pics please',
    "I didn't ask for a photo, please stop sending them",
  ],
  de: [
    'Schick mir bitte kein Bild',
    'Ich will kein Foto von dir',
    'Zeig mir nie wieder Fotos',
    'Du musst mir kein Selfie schicken',
    'Bitte kein Foto',
  ],
  fr: [
    'N’envoie pas de photo',
    'Ne m’envoie plus de selfies',
    'Je ne veux pas de photo de toi',
    'Pas de photo stp',
    'Tu n’as pas besoin de m’envoyer une photo',
  ],
  es: ['No me envíes fotos', 'No quiero una foto tuya', 'No me mandes ninguna foto', 'Nada de fotos', 'No hace falta que me mandes una foto'],
  pt: ['Não me manda foto', 'Não quero foto sua', 'Não precisa mandar foto', 'Sem fotos, por favor', 'Não envia nenhuma foto'],
  it: ['Non mandarmi foto', 'Non voglio una tua foto', 'Non inviarmi nessun selfie', 'Niente foto', 'Non mi mandare una foto'],
  ar: ['لا ترسلي لي صورة', 'لا أريد صورتك', 'لا ترسلي أي صور', 'بدون صور من فضلك', 'لست بحاجة إلى صورة'],
  hi: ['मुझे फ़ोटो मत भेजो', 'कोई तस्वीर मत भेजना', 'मुझे तुम्हारी फ़ोटो नहीं चाहिए', 'फ़ोटो न भेजो', 'सेल्फ़ी मत दिखाओ'],
  ja: ['写真を送らないで', '写真はいらない', '自撮りは送らないでください', '写真を見たくない', '写真を送るのはやめて'],
  zh: ['别给我发照片', '不要发自拍', '我不想看你的照片', '别发照片了', '不用给我看照片'],
}
const wanted: Said = {
  en: ["Why don't you send me a photo?", 'Can I see a selfie?', "Don't be shy, show me a picture", 'send me a pic'],
  de: ['Warum schickst du mir kein Foto?', 'Hast du ein Foto von dir?', 'Zeig mir ein Selfie'],
  fr: ['Pourquoi tu ne m’envoies pas une photo de toi ?', 'Montre-moi une photo', 'Tu as une photo de toi ?'],
  es: ['¿Por qué no me mandas una foto tuya?', 'Envíame un selfie', '¿Tienes fotos?'],
  pt: ['Por que você não me manda uma foto?', 'Manda uma selfie', 'Me mostra uma foto'],
  it: ['Perché non mi mandi una foto di te?', 'Mandami un selfie', 'Hai una foto?'],
  ar: ['لماذا لا ترسلين لي صورة؟', 'أرسلي صورة لك', 'أريني صورتك'],
  hi: ['तुम मुझे फ़ोटो क्यों नहीं भेजतीं?', 'एक तस्वीर दिखाओ', 'सेल्फ़ी भेजो ना'],
  ja: ['どうして写真を送ってくれないの？', '写真見せて', '自撮りちょうだい'],
  zh: ['你为什么不给我发照片？', '给我看看你的照片', '发张自拍吧'],
}
/** Everything she can say of a kind, to Leo. */
const saidOf = (locale: Locale, kind: 'badNews' | 'complaint'): (string | null)[] =>
  packs[locale].say[kind].map((sentence) => fillPhrase(sentence, {}, { locale, character: 'female', person: 'male' }))
const ASKS = /[?？؟]/u

describe.each(LOCALES)('in %s', (locale) => {
  test.each(losses[locale])('[MK-12] she has compassion when I write: %s', (sentence) => {
    expect(saidOf(locale, 'badNews')).toContain(sayLast([sentence], { locale, character: { ...amara, personality: ['playful'] } }).text)
  })

  test.each(complaints[locale])('[MK-12] she owns up and asks nothing when I write: %s', (sentence) => {
    const { text } = sayLast([sentence], { locale })
    expect(saidOf(locale, 'complaint')).toContain(text)
    expect(text).not.toMatch(ASKS)
  })

  test.each(neither[locale])('[MK-12] she neither comforts nor owns up when I write: %s', (sentence) => {
    expect([...saidOf(locale, 'badNews'), ...saidOf(locale, 'complaint')]).not.toContain(sayLast([sentence], { locale }).text)
  })

  test('[MK-12] after a complaint she asks nothing in her next reply either', () => {
    const [complaint = ''] = complaints[locale]
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const { text } of talk([complaint, '…', 'mm'], { locale, seed })) expect(text).not.toMatch(ASKS)
  })

  test.each(unwanted[locale])('[MK-12] no photo comes when I write: %s', (sentence) => {
    expect(sayLast([sentence], { locale }).shot).toBeNull()
  })

  test.each(wanted[locale])('[MK-12] a photo comes when I write: %s', (sentence) => {
    expect(sayLast([sentence], { locale }).shot).not.toBeNull()
  })
})

test('[MK-12] all of her compassion differs before any of it comes again', () => {
  const replies = talk(['My dad died', 'My mum died', 'My dog died', 'I was fired']).map(({ text }) => text)
  expect(new Set(replies).size).toBe(4)
})

test('[MK-12] a pet that died is remembered and never asked after, nor is an exam that was failed', () => {
  const later = Array.from({ length: 12 }, () => '…')
  const talks = talk(['My dog is called Rex', 'My dog died', 'I failed my exam today', ...later, "What is my dog's name?"])
  const between = talks.slice(1, -1).map(({ text }) => text)
  expect(between.filter((text) => /Rex|exam/u.test(text))).toEqual([])
  expect(talks.at(-1)?.text).toContain('Rex')
})

test('[MK-12] what goes on about bad news is met gently', () => {
  const sad = packs.en.say.sad
  for (const seed of ['a', 'b', 'c', 'd']) {
    const text = sayLast(['My grandmother died', 'She raised me when I was small'], { seed }).text
    expect([text, sad.some((sentence) => text.startsWith(sentence))]).toEqual([text, true])
  }
})
