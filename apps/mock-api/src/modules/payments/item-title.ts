import type { Locale } from '@moonlit/contract/vocabulary'
import type { World } from '../../worlds/world.ts'
import { findBotById } from '../bots/repo.ts'
import { findPack, findPlan } from '../subscriptions/repo.ts'
import { titleOf } from '../subscriptions/titles.ts'
import type { ItemKind, PaymentRow } from './repo.ts'

/** A text for each plural category of a language; `other` is the fallback, `{n}` the number. */
type Plurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

interface Titles {
  /** What packs hold. */
  readonly packs: Readonly<Record<Exclude<ItemKind, 'subscription' | 'character' | 'characterPhoto'>, Plurals>>
  /** A bought character, and a bought photo of one. */
  readonly character: string
  readonly characterPhoto: string
}

const TITLES: Readonly<Record<Locale, Titles>> = {
  en: {
    packs: {
      voice: { one: '{n} minute of voice', other: '{n} minutes of voice' },
      photo: { one: '{n} photo generation', other: '{n} photo generations' },
      creation: { one: '{n} AI creation', other: '{n} AI creations' },
    },
    character: '{name}, for good',
    characterPhoto: 'A photo of {name}',
  },
  es: {
    packs: {
      voice: { one: '{n} minuto de voz', other: '{n} minutos de voz' },
      photo: { one: '{n} generación de foto', other: '{n} generaciones de fotos' },
      creation: { one: '{n} creación con IA', other: '{n} creaciones con IA' },
    },
    character: '{name}, para siempre',
    characterPhoto: 'Una foto de {name}',
  },
  fr: {
    packs: {
      voice: { one: '{n} minute de voix', other: '{n} minutes de voix' },
      photo: { one: '{n} génération de photo', other: '{n} générations de photos' },
      creation: { one: '{n} création par IA', other: '{n} créations par IA' },
    },
    character: '{name}, pour toujours',
    characterPhoto: 'Une photo de {name}',
  },
  pt: {
    packs: {
      voice: { one: '{n} minuto de voz', other: '{n} minutos de voz' },
      photo: { one: '{n} geração de foto', other: '{n} gerações de fotos' },
      creation: { one: '{n} criação com IA', other: '{n} criações com IA' },
    },
    character: '{name}, para sempre',
    characterPhoto: 'Uma foto de {name}',
  },
  ar: {
    packs: {
      voice: { one: 'دقيقة صوت واحدة', two: 'دقيقتا صوت', few: '{n} دقائق صوت', other: '{n} دقيقة صوت' },
      photo: { one: 'توليد صورة واحدة', two: 'توليد صورتين', few: 'توليد {n} صور', other: 'توليد {n} صورة' },
      creation: {
        one: 'عملية إنشاء واحدة بالذكاء الاصطناعي',
        two: 'عمليتا إنشاء بالذكاء الاصطناعي',
        few: '{n} عمليات إنشاء بالذكاء الاصطناعي',
        other: '{n} عملية إنشاء بالذكاء الاصطناعي',
      },
    },
    character: '{name}، للأبد',
    characterPhoto: 'صورة لـ{name}',
  },
  hi: {
    packs: {
      voice: { other: '{n} मिनट की वॉइस' },
      photo: { other: '{n} फ़ोटो जनरेशन' },
      creation: { other: '{n} AI क्रिएशन' },
    },
    character: '{name}, हमेशा के लिए',
    characterPhoto: '{name} की एक फ़ोटो',
  },
  ja: {
    packs: {
      voice: { other: 'ボイス{n}分' },
      photo: { other: '写真生成{n}回' },
      creation: { other: 'AI作成{n}回' },
    },
    character: '{name}（ずっと）',
    characterPhoto: '{name}の写真1枚',
  },
  zh: {
    packs: {
      voice: { other: '{n} 分钟语音' },
      photo: { other: '{n} 次照片生成' },
      creation: { other: '{n} 次 AI 创作' },
    },
    character: '{name}，永久拥有',
    characterPhoto: '{name}的一张照片',
  },
  it: {
    packs: {
      voice: { one: '{n} minuto di voce', other: '{n} minuti di voce' },
      photo: { one: '{n} generazione di foto', other: '{n} generazioni di foto' },
      creation: { one: '{n} creazione con IA', other: '{n} creazioni con IA' },
    },
    character: '{name}, per sempre',
    characterPhoto: 'Una foto di {name}',
  },
  de: {
    packs: {
      voice: { one: '{n} Sprachminute', other: '{n} Sprachminuten' },
      photo: { one: '{n} Fotogenerierung', other: '{n} Fotogenerierungen' },
      creation: { one: '{n} KI-Kreation', other: '{n} KI-Kreationen' },
    },
    character: '{name}, für immer',
    characterPhoto: 'Ein Foto von {name}',
  },
}

/** Title of a payment's item in a language. */
export const itemTitle = (world: World, { itemKind, itemId, botId, currency }: PaymentRow, locale: Locale): string => {
  if (itemKind === 'subscription') return titleOf(findPlan(world, itemId, currency)?.titleKey ?? itemId, locale)
  const name = botId === null ? undefined : findBotById(world, botId, locale)?.firstName
  if (itemKind === 'character') return name === undefined ? titleOf('plan.character', locale) : TITLES[locale].character.replace('{name}', () => name)
  if (itemKind === 'characterPhoto') return TITLES[locale].characterPhoto.replace('{name}', () => name ?? '')
  const amount = findPack(world, itemId, currency)?.amount ?? 1
  const plurals = TITLES[locale].packs[itemKind]
  return (plurals[new Intl.PluralRules(locale).select(amount)] ?? plurals.other).replace('{n}', String(amount))
}
