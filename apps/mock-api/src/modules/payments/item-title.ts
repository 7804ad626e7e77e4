import type { Locale } from '@moonlit/contract/vocabulary'
import type { World } from '../../worlds/world.ts'
import { findPack, findPlan } from '../subscriptions/repo.ts'
import { titleOf } from '../subscriptions/titles.ts'
import type { ItemKind, PaymentRow } from './repo.ts'

/** A text for each plural category of a language; `other` is the fallback, `{n}` the number. */
type Plurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** What packs hold. */
const PACKS: Readonly<Record<Exclude<ItemKind, 'subscription' | 'character' | 'characterPhoto'>, Readonly<Record<Locale, Plurals>>>> = {
  voice: {
    en: { one: '{n} minute of voice', other: '{n} minutes of voice' },
    es: { one: '{n} minuto de voz', other: '{n} minutos de voz' },
    fr: { one: '{n} minute de voix', other: '{n} minutes de voix' },
    pt: { one: '{n} minuto de voz', other: '{n} minutos de voz' },
    ar: { one: 'دقيقة صوت واحدة', two: 'دقيقتا صوت', few: '{n} دقائق صوت', other: '{n} دقيقة صوت' },
    hi: { other: '{n} मिनट की वॉइस' },
    ja: { other: 'ボイス{n}分' },
    zh: { other: '{n} 分钟语音' },
    it: { one: '{n} minuto di voce', other: '{n} minuti di voce' },
    de: { one: '{n} Sprachminute', other: '{n} Sprachminuten' },
  },
  photo: {
    en: { one: '{n} photo generation', other: '{n} photo generations' },
    es: { one: '{n} generación de foto', other: '{n} generaciones de fotos' },
    fr: { one: '{n} génération de photo', other: '{n} générations de photos' },
    pt: { one: '{n} geração de foto', other: '{n} gerações de fotos' },
    ar: { one: 'توليد صورة واحدة', two: 'توليد صورتين', few: 'توليد {n} صور', other: 'توليد {n} صورة' },
    hi: { other: '{n} फ़ोटो जनरेशन' },
    ja: { other: '写真生成{n}回' },
    zh: { other: '{n} 次照片生成' },
    it: { one: '{n} generazione di foto', other: '{n} generazioni di foto' },
    de: { one: '{n} Fotogenerierung', other: '{n} Fotogenerierungen' },
  },
  creation: {
    en: { one: '{n} AI creation', other: '{n} AI creations' },
    es: { one: '{n} creación con IA', other: '{n} creaciones con IA' },
    fr: { one: '{n} création par IA', other: '{n} créations par IA' },
    pt: { one: '{n} criação com IA', other: '{n} criações com IA' },
    ar: {
      one: 'عملية إنشاء واحدة بالذكاء الاصطناعي',
      two: 'عمليتا إنشاء بالذكاء الاصطناعي',
      few: '{n} عمليات إنشاء بالذكاء الاصطناعي',
      other: '{n} عملية إنشاء بالذكاء الاصطناعي',
    },
    hi: { other: '{n} AI क्रिएशन' },
    ja: { other: 'AI作成{n}回' },
    zh: { other: '{n} 次 AI 创作' },
    it: { one: '{n} creazione con IA', other: '{n} creazioni con IA' },
    de: { one: '{n} KI-Kreation', other: '{n} KI-Kreationen' },
  },
}

/** Title of a bought character. */
const CHARACTER: Readonly<Record<Locale, string>> = {
  en: '{name}, for good',
  es: '{name}, para siempre',
  fr: '{name}, pour toujours',
  pt: '{name}, para sempre',
  ar: '{name}، للأبد',
  hi: '{name}, हमेशा के लिए',
  ja: '{name}（ずっと）',
  zh: '{name}，永久拥有',
  it: '{name}, per sempre',
  de: '{name}, für immer',
}

/** Title of a bought photo of a character. */
const PHOTO: Readonly<Record<Locale, string>> = {
  en: 'A photo of {name}',
  es: 'Una foto de {name}',
  fr: 'Une photo de {name}',
  pt: 'Uma foto de {name}',
  ar: 'صورة لـ{name}',
  hi: '{name} की एक फ़ोटो',
  ja: '{name}の写真1枚',
  zh: '{name}的一张照片',
  it: 'Una foto di {name}',
  de: 'Ein Foto von {name}',
}

/** Title of a payment's item in a language. */
export const itemTitle = (world: World, { itemKind, itemId, botName, currency }: PaymentRow, locale: Locale): string => {
  if (itemKind === 'subscription') return titleOf(findPlan(world, itemId, currency)?.titleKey ?? itemId, locale)
  if (itemKind === 'character') return botName === null ? titleOf('plan.character', locale) : CHARACTER[locale].replace('{name}', () => botName)
  if (itemKind === 'characterPhoto') return PHOTO[locale].replace('{name}', () => botName ?? '')
  const amount = findPack(world, itemId, currency)?.amount ?? 1
  const plurals = PACKS[itemKind][locale]
  return (plurals[new Intl.PluralRules(locale).select(amount)] ?? plurals.other).replace('{n}', String(amount))
}
