import { LOCALES } from '@moonlit/contract/vocabulary'
import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { leo, nobody, lastReply } from '../testing/run-chat.ts'

/** What people are, which is not what they are called; and how they ask for their name. */
const states: Readonly<Record<Locale, readonly [question: string, ...sentences: string[]]>> = {
  en: ['What is my name?', "I'm Polish", 'I am a nurse', "I'm Brazilian", 'I am Catholic', "I'm Exhausted", 'I AM TIRED', "I'm freezing"],
  es: ['¿Cómo me llamo?', 'Soy abogada', 'Soy médica', 'Soy Argentino', 'Soy vegetariana', 'soy zurdo', 'Soy arquitecta'],
  fr: ['Comment je m’appelle ?', 'Je suis avocate', 'Je suis Sage-femme', 'je suis épuisée', 'Je suis Bretonne', 'je suis belge'],
  pt: ['Qual é o meu nome?', 'Sou advogada', 'Sou brasileira', 'Eu sou Mineiro', 'Sou Dentista', 'sou canhoto'],
  ar: ['ما اسمي؟', 'أنا محامية', 'أنا سعيدة', 'أنا مصرية', 'أنا جائع', 'أنا متفائلة', 'مرحبا، أنا مهندس'],
  hi: ['मेरा नाम क्या है?', 'मैं वकील हूँ', 'मैं भारतीय हूँ', 'मैं ख़ुश हूँ', 'मैं बेरोज़गार हूँ', 'नमस्ते, मैं डॉक्टर हूँ'],
  ja: ['私の名前は？', '私は弁護士です', '私は日本人です', '私は幸せです', '俺は大阪人だ', 'はじめまして、教師です'],
  zh: ['我叫什么？', '我是律师', '我是中国人', '我是素食者', '我是左撇子', '你好，我是护士'],
  it: ['Come mi chiamo?', 'Sono avvocata', 'Sono Milanese', 'Sono stanchissima', 'Io sono Siciliana', 'Sono infermiera'],
  de: ['Wie heiße ich?', 'Ich bin Krankenschwester', 'Ich bin Schwabe', 'Ich bin Veganer', 'Ich bin Rentnerin', 'ich bin erkältet'],
}
const called: Readonly<Record<Locale, readonly (readonly [sentence: string, name: string])[]>> = {
  en: [
    ['Call me Robin', 'Robin'],
    ["I'm Marcus", 'Marcus'],
    ['my name is ada', 'Ada'],
    ['Hi, I am Lena', 'Lena'],
  ],
  es: [
    ['Llámame Paco', 'Paco'],
    ['Soy Elena', 'Elena'],
    ['Mi nombre es Iker', 'Iker'],
  ],
  fr: [
    ['Appelle-moi Max', 'Max'],
    ['Moi c’est Hugo', 'Hugo'],
    ['Salut, je suis Jeanne', 'Jeanne'],
  ],
  pt: [
    ['Pode me chamar de Bia', 'Bia'],
    ['Sou a Clara', 'Clara'],
    ['Meu nome é Tiago', 'Tiago'],
  ],
  ar: [
    ['نادني يوسف', 'يوسف'],
    ['أنا اسمي هدى', 'هدى'],
    ['مرحبا، أنا كريم', 'كريم'],
  ],
  hi: [
    ['मेरा नाम रोहन है', 'रोहन'],
    ['मुझे राज कहते हैं', 'राज'],
    ['नमस्ते, मैं मीरा हूँ', 'मीरा'],
  ],
  ja: [
    ['ハルって呼んで', 'ハル'],
    ['私はミカといいます', 'ミカ'],
    ['はじめまして、ケンです', 'ケン'],
  ],
  zh: [
    ['叫我小李吧', '小李'],
    ['我的名字是王芳', '王芳'],
    ['你好，我是李雷', '李雷'],
  ],
  it: [
    ['Chiamami Teo', 'Teo'],
    ['Sono Marco', 'Marco'],
    ['Il mio nome è Sara', 'Sara'],
  ],
  de: [
    ['Nenn mich Kim', 'Kim'],
    ['Ich bin Lukas', 'Lukas'],
    ['Mein Name ist Bauer', 'Bauer'],
  ],
}

describe.each(LOCALES)('in %s', (locale) => {
  const [question, ...sentences] = states[locale]

  test.each(sentences)('[MK-12] the known name does not change when a person writes: %s', (sentence) => {
    const { memory, text } = lastReply([sentence, question], { locale, person: leo })
    expect(memory.name).toBeNull()
    expect(text).toContain('Leo')
    expect(lastReply([sentence], { locale, person: nobody }).memory.name).toBeNull()
  })

  test.each(called[locale])('[MK-12] a name is read from: %s', (sentence, name) => {
    expect(lastReply([sentence], { locale, person: nobody }).memory.name?.value).toBe(name)
  })
})

test('[MK-12] an explicit new name replaces the known one, a mere ‘I am’ does not', () => {
  expect(lastReply(['My name is Max', "I'm Robin"]).memory.name?.value).toBe('Max')
  expect(lastReply(['My name is Max', 'Call me Robin']).memory.name?.value).toBe('Robin')
})

type Told = readonly [sentence: string, kind: 'name' | 'job' | 'city' | 'pet' | 'like', value: string | null]

const told: Readonly<Record<Locale, readonly Told[]>> = {
  en: [
    ["I don't live in Paris", 'city', null],
    ['I used to work as a nurse', 'job', null],
    ['I no longer live in Berlin', 'city', null],
    ['my parents live in Oslo', 'city', null],
    ['I want to live in Japan', 'city', null],
    ["I don't like mushrooms", 'like', null],
    ["Don't call me Bob", 'name', null],
    ['I used to live in Paris but now I live in Lyon', 'city', 'Lyon'],
    ['No, I live in Leeds', 'city', 'Leeds'],
    ["I'm a dental nurse", 'job', 'dental nurse'],
  ],
  es: [
    ['Ya no vivo en Sevilla', 'city', null],
    ['No soy abogada', 'job', null],
    ['No me gusta el pescado', 'like', null],
    ['No me llamo Pedro', 'name', null],
    ['¿Dónde vivo?', 'city', null],
    ['Sí, vivo en Bilbao', 'city', 'Bilbao'],
  ],
  fr: [
    ['Je n’habite plus à Lyon', 'city', null],
    ['Est-ce que j’habite à Lille ?', 'city', null],
    ['j’aime pas le café', 'like', null],
    ['Je ne suis pas médecin', 'job', null],
    ['J’habite à Nantes', 'city', 'Nantes'],
  ],
  pt: [
    ['Não moro mais em Recife', 'city', null],
    ['Eu não sou médico', 'job', null],
    ['Não gosto de peixe', 'like', null],
    ['Não me chamo Pedro', 'name', null],
    ['Moro em Porto Alegre', 'city', 'Porto Alegre'],
  ],
  ar: [
    ['لا أعيش في القاهرة', 'city', null],
    ['كنت أعمل ممرضة', 'job', null],
    ['لا أحب السمك', 'like', null],
    ['أعيش في عمّان', 'city', 'عمّان'],
    ['أنا طبيبة أسنان', 'job', 'طبيبة أسنان'],
    ['أنا طبيب أطفال', 'job', 'طبيب أطفال'],
  ],
  hi: [
    ['मैं पहले नर्स थी', 'job', null],
    ['मुझे मछली पसंद नहीं है', 'like', null],
    ['मैं मुंबई में रहती थी', 'city', null],
    ['मैं जयपुर में रहता हूँ', 'city', 'जयपुर'],
  ],
  ja: [
    ['東京に住んでいません', 'city', null],
    ['昔は看護師をしていました', 'job', null],
    ['魚が好きじゃない', 'like', null],
    ['京都に住んでいたことがある', 'city', null],
    ['犬を飼ってるよ、名前はポチ', 'pet', 'ポチ'],
    ['猫を飼っています。名前はタマです', 'pet', 'タマ'],
    ['札幌に住んでいます', 'city', '札幌'],
  ],
  zh: [
    ['我不住在北京', 'city', null],
    ['我住在哪里？', 'city', null],
    ['我住在哪个城市', 'city', null],
    ['以前我住在广州', 'city', null],
    ['我养了一只猫，它叫咪咪', 'pet', '咪咪'],
    ['不过我住在成都', 'city', '成都'],
  ],
  it: [
    ['Non vivo più a Torino', 'city', null],
    ['Non sono avvocata', 'job', null],
    ['Non mi piace il pesce', 'like', null],
    ['Non mi chiamo Piero', 'name', null],
    ['Abito a Genova', 'city', 'Genova'],
  ],
  de: [
    ['Ich wohne nicht mehr in Köln', 'city', null],
    ['Ich bin kein Arzt', 'job', null],
    ['Ich mag Pilze nicht', 'like', null],
    ['Wohne ich in Rom?', 'city', null],
    ['Ich lebe nicht in Wien, ich lebe in Graz', 'city', 'Graz'],
  ],
}

test.each(LOCALES.flatMap((locale) => told[locale].map(([sentence, kind, value]) => [locale, sentence, kind, value] as const)))(
  '[MK-12] in %s, “%s” gives the person’s %s: %s',
  (locale, sentence, kind, value) => {
    const { memory } = lastReply([sentence], { locale, person: nobody })
    expect((kind === 'like' ? memory.likes.at(-1) : memory[kind])?.value ?? null).toBe(value)
  },
)

const jobs: Readonly<Record<Locale, readonly [told: string, job: string, ...questions: string[]]>> = {
  en: ["I'm a baker", 'aker', 'Where do I work?', 'What do I do for a living?', "what's my profession", 'Do you know what my job is?'],
  es: ['Soy panadero', 'anadero', '¿Dónde trabajo?', '¿Cuál es mi profesión?', '¿Qué trabajo tengo?'],
  fr: ['Je suis boulanger', 'oulanger', 'C’est quoi mon métier ?', 'Où est-ce que je travaille ?', 'Je travaille où ?'],
  pt: ['Sou padeiro', 'adeiro', 'Onde eu trabalho?', 'Qual é a minha profissão?', 'Que trabalho eu faço?'],
  ar: ['أنا خباز', 'خباز', 'أين أعمل؟', 'ما مهنتي؟', 'هل تعرفين مهنتي؟'],
  hi: ['मैं वकील हूँ', 'वकील', 'मैं कहाँ काम करता हूँ?', 'मेरा पेशा क्या है?', 'मेरी नौकरी क्या है?'],
  ja: ['私は看護師です', '看護師', '私はどこで働いてる？', '私の仕事は何？', '私は何の仕事をしてる？'],
  zh: ['我是护士', '护士', '我在哪里上班？', '我的职业是什么？', '我是做什么的？'],
  it: ['Sono panettiere', 'anettiere', 'Dove lavoro?', 'Che mestiere faccio?', 'Qual è la mia professione?'],
  de: ['Ich bin Bäcker', 'Bäcker', 'Wo arbeite ich?', 'Was bin ich von Beruf?', 'Als was arbeite ich?'],
}

test.each(LOCALES)('[MK-12] in %s a character knows the person’s job, however they ask', (locale) => {
  const [sentence, job, ...questions] = jobs[locale]
  for (const question of questions)
    expect([question, lastReply([sentence, question], { locale }).text]).toEqual([question, expect.stringContaining(job)])
})
