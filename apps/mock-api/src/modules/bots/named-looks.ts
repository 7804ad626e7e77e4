import type { GeneralHair } from '@moonlit/contract/looks'
import type { Locale } from '@moonlit/contract/vocabulary'
import { germanForms } from './adjective-forms.ts'

/** What a language calls a look by itself, without the noun: whom it names is meant, and nobody else. */
export type NamedLook = 'middling' | Extract<GeneralHair, 'long' | 'medium' | 'short' | 'curly' | 'wavy'>

/**
 * Neither tall nor short, in words that would otherwise be found by a part of them: "mittelgroß" is not "groß". And hair that one word says, "lockig" or
 * "long-haired".
 */
export const NAMED_LOOKS: Readonly<Record<Locale, Readonly<Partial<Record<NamedLook, readonly string[]>>>>> = {
  en: {
    middling: ['medium height', 'average height', 'middle height', 'mid height', 'medium tall', 'medium stature', 'average stature'],
    long: ['long-haired', 'longhaired'],
    short: ['short-haired', 'shorthaired'],
    curly: ['curly', 'curly-haired', 'curls'],
    wavy: ['wavy-haired'],
  },
  de: {
    middling: [
      ...germanForms('mittelgroß', 'normalgroß', 'durchschnittlich groß', 'mittel groß'),
      'mittlere Größe',
      'mittlerer Größe',
      'durchschnittliche Größe',
      'normale Größe',
    ],
    long: [...germanForms('langhaarig'), 'Langhaarfrisur'],
    medium: germanForms('mittellang', 'halblang', 'schulterlang'),
    short: [...germanForms('kurzhaarig'), 'Kurzhaarfrisur'],
    curly: [...germanForms('lockig', 'gelockt'), 'Locken', 'Lockenkopf'],
    wavy: germanForms('gewellt'),
  },
  es: {
    middling: ['estatura media', 'altura media', 'mediana estatura', 'estatura mediana', 'talla media', 'ni alta ni baja', 'ni alto ni bajo'],
    curly: ['rizos', 'rizada', 'rizado', 'rizadas', 'rizados'],
    wavy: ['ondulada', 'onduladas'],
  },
  fr: {
    middling: ['taille moyenne', 'moyenne taille', 'stature moyenne'],
    curly: ['bouclée', 'bouclé', 'bouclés', 'bouclées', 'boucles', 'frisée', 'frisé', 'frisés', 'frisées'],
    wavy: ['ondulée', 'ondulées'],
  },
  it: {
    middling: ['statura media', 'altezza media', 'media statura', 'media altezza'],
    curly: ['riccia', 'riccio', 'ricci', 'ricce', 'riccioluta', 'boccoli'],
    wavy: ['ondulati', 'ondulata', 'mossa'],
  },
  pt: {
    middling: ['altura média', 'estatura média', 'estatura mediana', 'média estatura', 'média altura'],
    curly: ['cacheada', 'cacheado', 'cacheadas', 'cacheados', 'encaracolada', 'cachos'],
    wavy: ['ondulada', 'onduladas'],
  },
  ar: {
    middling: ['متوسطة القامة', 'متوسط القامة', 'متوسطة الطول', 'طول متوسط', 'قامة متوسطة'],
    curly: ['مجعد', 'مجعدة'],
    wavy: ['متموجة'],
  },
  hi: {
    middling: ['मध्यम क़द', 'औसत क़द', 'मझोला क़द', 'मझोले क़द', 'मध्यम लंबाई', 'औसत लंबाई'],
    curly: ['घुँघराले', 'घुंघराले', 'घुँघराली'],
  },
  ja: {
    middling: ['中背', '中肉中背', '標準身長', '平均身長', '普通の身長', '平均的な身長', '身長は普通'],
    long: ['ロングヘアー'],
    short: ['ショートヘアー'],
    curly: ['巻き毛', '縮れ毛', 'くせ毛', 'カール'],
    wavy: ['ウェーブ'],
  },
  zh: {
    middling: ['中等身高', '身高中等', '中等个子', '中等个', '普通身高', '中等个头', '个子中等', '不高不矮'],
    curly: ['卷毛', '小卷'],
    wavy: ['波浪'],
  },
}
