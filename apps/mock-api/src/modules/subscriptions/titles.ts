import type { Locale } from '@moonlit/contract/vocabulary'

/** Plan titles by key. */
const TITLES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'plan.premium.monthly': {
    en: 'Premium, monthly',
    es: 'Premium, mensual',
    fr: 'Premium, mensuel',
    pt: 'Premium, mensal',
    ar: 'بريميوم شهري',
    hi: 'प्रीमियम, मासिक',
    ja: 'プレミアム（1か月）',
    zh: '高级会员（月付）',
    it: 'Premium, mensile',
    de: 'Premium, monatlich',
  },
  'plan.premium.quarterly': {
    en: 'Premium, three months',
    es: 'Premium, tres meses',
    fr: 'Premium, trois mois',
    pt: 'Premium, três meses',
    ar: 'بريميوم لثلاثة أشهر',
    hi: 'प्रीमियम, तीन महीने',
    ja: 'プレミアム（3か月）',
    zh: '高级会员（三个月）',
    it: 'Premium, tre mesi',
    de: 'Premium, drei Monate',
  },
  'plan.premium.annual': {
    en: 'Premium, annual',
    es: 'Premium, anual',
    fr: 'Premium, annuel',
    pt: 'Premium, anual',
    ar: 'بريميوم سنوي',
    hi: 'प्रीमियम, वार्षिक',
    ja: 'プレミアム（1年）',
    zh: '高级会员（年付）',
    it: 'Premium, annuale',
    de: 'Premium, jährlich',
  },
  'plan.character': {
    en: 'One character, for good',
    es: 'Un personaje, para siempre',
    fr: 'Un personnage, pour toujours',
    pt: 'Uma personagem, para sempre',
    ar: 'شخصية واحدة، للأبد',
    hi: 'एक किरदार, हमेशा के लिए',
    ja: 'キャラクター1人（ずっと）',
    zh: '一位角色，永久拥有',
    it: 'Un personaggio, per sempre',
    de: 'Ein Charakter, für immer',
  },
}

/** Title of a plan in a language; an unknown key is shown as it is. */
export const titleOf = (titleKey: string, locale: Locale): string => TITLES[titleKey]?.[locale] ?? titleKey
