import type { Locale } from '@moonlit/contract/vocabulary'

interface TranscriptWords {
  readonly title: (name: string) => string
  readonly note: (name: string) => string
  /** In the place of a picture. */
  readonly photo: string
  /** Who writes, where their name is not known. */
  readonly you: string
}

/** The words of a transcript that nobody said. */
export const transcriptWords: Readonly<Record<Locale, TranscriptWords>> = {
  en: {
    title: (name) => `Chat with ${name} on Moonlit`,
    note: (name) => `${name} is an AI character, not a person.`,
    photo: 'Photo',
    you: 'You',
  },
  es: {
    title: (name) => `Chat con ${name} en Moonlit`,
    note: (name) => `${name} es un personaje de IA, no una persona.`,
    photo: 'Foto',
    you: 'Tú',
  },
  fr: {
    title: (name) => `Discussion avec ${name} sur Moonlit`,
    note: (name) => `${name} est un personnage IA, pas une personne.`,
    photo: 'Photo',
    you: 'Toi',
  },
  pt: {
    title: (name) => `Conversa com ${name} no Moonlit`,
    note: (name) => `${name} é personagem de IA, não uma pessoa.`,
    photo: 'Foto',
    you: 'Você',
  },
  ar: {
    title: (name) => `محادثة مع ${name} على Moonlit`,
    note: (name) => `${name} شخصية ذكاء اصطناعي، وليست إنسانًا.`,
    photo: 'صورة',
    you: 'أنت',
  },
  hi: {
    title: (name) => `Moonlit पर ${name} के साथ चैट`,
    note: (name) => `${name} एक AI किरदार है, कोई इंसान नहीं।`,
    photo: 'फ़ोटो',
    you: 'आप',
  },
  ja: {
    title: (name) => `Moonlitでの${name}とのチャット`,
    note: (name) => `${name}はAIキャラクターで、実在の人物ではありません。`,
    photo: '写真',
    you: 'あなた',
  },
  zh: {
    title: (name) => `在 Moonlit 与 ${name} 的聊天`,
    note: (name) => `${name} 是 AI 角色，不是真人。`,
    photo: '照片',
    you: '你',
  },
  it: {
    title: (name) => `Chat con ${name} su Moonlit`,
    note: (name) => `${name} è un personaggio IA, non una persona.`,
    photo: 'Foto',
    you: 'Tu',
  },
  de: {
    title: (name) => `Chat mit ${name} auf Moonlit`,
    note: (name) => `${name} ist ein KI-Charakter, kein Mensch.`,
    photo: 'Foto',
    you: 'Du',
  },
}
