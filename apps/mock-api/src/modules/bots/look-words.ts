import type { EYE_COLORS, HAIR_COLORS, Locale } from '@moonlit/contract/vocabulary'
import { longGermanForms } from './adjective-forms.ts'

type Colour = (typeof HAIR_COLORS)[number] | (typeof EYE_COLORS)[number]
type ByColour = Partial<Record<Colour, readonly string[]>>

/** What a language calls looks besides the labels of the colours: it is searched and never shown. */
export interface LookWords {
  /** What hair and eyes are called. */
  readonly hair: readonly string[]
  readonly eyes: readonly string[]
  /** Forms of a colour beside such a noun, where they do not begin as the label does, and other words for it. */
  readonly forms: ByColour
  /** Who has such hair or eyes, in one word. As the beginning of a word is found by itself, the longest form is enough. */
  readonly haired: ByColour
  readonly eyed: ByColour
  /** What joins a look to somebody: "with green eyes". */
  readonly joining: readonly string[]
}

const fair = (words: readonly string[]): ByColour => ({ blonde: words, platinum: words })
const red = (words: readonly string[]): ByColour => ({ red: words, ginger: words, auburn: words })
const brown = (words: readonly string[]): ByColour => ({ brown: words, 'dark-brown': words, chestnut: words })

export const LOOK_WORDS: Readonly<Record<Locale, LookWords>> = {
  en: {
    hair: ['hair'],
    eyes: ['eyes', 'eye'],
    forms: { grey: ['gray'], blonde: ['blond', 'golden', 'fair'] },
    haired: {
      ...fair(['blond', 'blondes', 'blond-haired', 'blonde-haired', 'fair-haired', 'golden-haired']),
      ...red(['redheads', 'redheaded', 'red-haired', 'ginger-haired']),
      ...brown(['brunettes', 'brown-haired', 'dark-haired']),
      black: ['black-haired', 'dark-haired'],
      silver: ['silver-haired', 'grey-haired', 'gray-haired'],
    },
    eyed: { green: ['green-eyed'], blue: ['blue-eyed'], brown: ['brown-eyed'], grey: ['grey-eyed', 'gray-eyed'], hazel: ['hazel-eyed'] },
    joining: ['with', 'and', 'of'],
  },
  de: {
    hair: ['haare', 'haar', 'haaren'],
    eyes: ['augen', 'auge'],
    forms: {
      platinum: ['platinblond'],
      teal: ['petrolfarben', 'türkis'],
      violet: ['lila'],
      amber: ['bernsteinfarben'],
      hazel: ['haselnussbraun'],
    },
    haired: {
      ...fair(['blondinen', ...longGermanForms('blondhaarig', 'hellhaarig')]),
      ...red(['rotschopf', 'rotschöpfe', ...longGermanForms('rothaarig')]),
      ...brown(longGermanForms('brünett', 'braunhaarig', 'dunkelhaarig')),
      black: longGermanForms('schwarzhaarig', 'dunkelhaarig'),
      silver: longGermanForms('silberhaarig', 'grauhaarig'),
    },
    eyed: {
      green: longGermanForms('grünäugig'),
      blue: longGermanForms('blauäugig'),
      brown: longGermanForms('braunäugig'),
      grey: longGermanForms('grauäugig'),
    },
    joining: ['mit', 'und', 'von'],
  },
  es: {
    hair: ['pelo', 'cabello'],
    eyes: ['ojos'],
    forms: { brown: ['cafés'], amber: ['color ámbar'], hazel: ['color avellana'] },
    haired: {
      ...fair(['rubias', 'rubios', 'güeras', 'güeros']),
      ...red(['pelirrojas', 'pelirrojos']),
      ...brown(['castañas', 'castaños', 'morenas', 'morenos']),
      black: ['morenas', 'morenos', 'pelinegras', 'pelinegros'],
    },
    eyed: {},
    joining: ['con', 'de', 'y'],
  },
  fr: {
    hair: ['cheveux'],
    eyes: ['yeux'],
    forms: {},
    haired: {
      ...fair(['blondes', 'blondinettes']),
      ...red(['rousses', 'roux', 'rouquines']),
      ...brown(['brunes', 'brunettes', 'châtaines']),
      black: ['brunes', 'bruns'],
    },
    eyed: {},
    joining: ['aux', 'avec', 'et', 'de'],
  },
  it: {
    hair: ['capelli'],
    eyes: ['occhi'],
    forms: {},
    haired: {
      ...fair(['bionda', 'bionde', 'biondi']),
      ...red(['rossa', 'rosse', 'fulva']),
      ...brown(['bruna', 'brune', 'castana', 'castane']),
      black: ['bruna', 'brune', 'corvina'],
    },
    eyed: {},
    joining: ['con', 'dai', 'dagli', 'di', 'e'],
  },
  pt: {
    hair: ['cabelo', 'cabelos'],
    eyes: ['olhos'],
    forms: { blonde: ['louros'], hazel: ['cor de avelã'] },
    haired: {
      ...fair(['loiras', 'louras', 'louros']),
      ...red(['ruivas', 'ruivos']),
      ...brown(['castanhas', 'morenas', 'morenos']),
      black: ['morenas', 'morenos'],
    },
    eyed: {},
    joining: ['com', 'de', 'e'],
  },
  ar: {
    hair: ['شعر'],
    eyes: ['عيون', 'عينان', 'عينين', 'عين'],
    forms: {
      green: ['خضراء', 'خضر', 'خضراوان', 'خضراوين'],
      blue: ['زرقاء', 'زرق', 'زرقاوان', 'زرقاوين'],
      brown: ['بنية', 'بنيتان', 'بنيتين'],
      grey: ['رمادية', 'رماديتان', 'رماديتين'],
      hazel: ['عسلية', 'عسليتان', 'عسليتين'],
      amber: ['كهرمانية'],
      violet: ['بنفسجية'],
      black: ['سوداء', 'سود'],
      blonde: ['شقراء', 'ذهبي'],
      red: ['حمراء'],
    },
    haired: { ...fair(['شقراء', 'شقراوات']), ...red(['صهباء', 'أصهب']) },
    eyed: {},
    joining: ['ذات', 'ذو', 'صاحبة', 'مع'],
  },
  hi: {
    hair: ['बाल', 'बालों', 'केश'],
    eyes: ['आँखें', 'आँखों', 'आँख', 'नयन'],
    forms: {
      auburn: ['गहरे लाल-भूरे'],
      'dark-brown': ['गहरे भूरे'],
      amber: ['अंबर रंग की'],
      green: ['हरी', 'हरे'],
      blue: ['नीली', 'नीले'],
      brown: ['भूरी', 'भूरे', 'कत्थई'],
      grey: ['स्लेटी', 'ग्रे', 'धूसर'],
      black: ['काले', 'काली'],
      blonde: ['सुनहरे', 'सुनहरी'],
      silver: ['सिल्वर'],
    },
    haired: { ...fair(['ब्लॉन्ड', 'ब्लोंड']), ...red(['रेडहेड']), ...brown(['ब्रुनेट']) },
    eyed: {},
    joining: ['वाली', 'वाला', 'वाले', 'के', 'की', 'साथ', 'और'],
  },
  ja: {
    hair: ['髪', '髪の毛', 'ヘア', '毛'],
    eyes: ['目', '眼', '瞳'],
    forms: {
      green: ['グリーン', '翠'],
      blue: ['ブルー', '碧'],
      brown: ['茶', '茶色', '褐色'],
      amber: ['琥珀', '琥珀色'],
      grey: ['灰', '灰色'],
      violet: ['紫', '紫色'],
      black: ['黒', 'ブラック'],
      ...fair(['金', '金色']),
      ...red(['赤', 'レッド']),
      silver: ['銀', '銀色'],
      pink: ['桃色'],
      chestnut: ['栗'],
    },
    haired: {},
    eyed: {},
    joining: ['の', 'と'],
  },
  zh: {
    hair: ['头发', '发', '头髮', '髮'],
    eyes: ['眼睛', '眼', '眼眸', '瞳', '眸'],
    forms: {
      green: ['绿', '綠', '碧绿'],
      blue: ['蓝', '藍', '湛蓝'],
      brown: ['棕', '褐', '褐色'],
      amber: ['琥珀'],
      grey: ['灰'],
      hazel: ['榛'],
      violet: ['紫'],
      black: ['黑'],
      ...fair(['金', '金黄', '金色']),
      ...red(['红', '紅', '红色']),
      silver: ['银'],
      pink: ['粉', '粉红'],
      chestnut: ['栗'],
      'dark-brown': ['深棕'],
      teal: ['青绿'],
    },
    haired: {},
    eyed: {},
    joining: ['的', '和'],
  },
}
