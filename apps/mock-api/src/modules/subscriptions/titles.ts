import type { Locale } from '@moonlit/contract/vocabulary'

/** Plan titles by key, in each language. */
const TITLES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    'plan.premium.monthly': 'Premium, monthly',
    'plan.premium.quarterly': 'Premium, three months',
    'plan.premium.annual': 'Premium, annual',
    'plan.character': 'One character, for good',
  },
  es: {
    'plan.premium.monthly': 'Premium, mensual',
    'plan.premium.quarterly': 'Premium, tres meses',
    'plan.premium.annual': 'Premium, anual',
    'plan.character': 'Un personaje, para siempre',
  },
  fr: {
    'plan.premium.monthly': 'Premium, mensuel',
    'plan.premium.quarterly': 'Premium, trois mois',
    'plan.premium.annual': 'Premium, annuel',
    'plan.character': 'Un personnage, pour toujours',
  },
  pt: {
    'plan.premium.monthly': 'Premium, mensal',
    'plan.premium.quarterly': 'Premium, três meses',
    'plan.premium.annual': 'Premium, anual',
    'plan.character': 'Uma personagem, para sempre',
  },
  ar: {
    'plan.premium.monthly': 'بريميوم شهري',
    'plan.premium.quarterly': 'بريميوم لثلاثة أشهر',
    'plan.premium.annual': 'بريميوم سنوي',
    'plan.character': 'شخصية واحدة، للأبد',
  },
  hi: {
    'plan.premium.monthly': 'प्रीमियम, मासिक',
    'plan.premium.quarterly': 'प्रीमियम, तीन महीने',
    'plan.premium.annual': 'प्रीमियम, वार्षिक',
    'plan.character': 'एक किरदार, हमेशा के लिए',
  },
  ja: {
    'plan.premium.monthly': 'プレミアム（1か月）',
    'plan.premium.quarterly': 'プレミアム（3か月）',
    'plan.premium.annual': 'プレミアム（1年）',
    'plan.character': 'キャラクター1人（ずっと）',
  },
  zh: {
    'plan.premium.monthly': '高级会员（月付）',
    'plan.premium.quarterly': '高级会员（三个月）',
    'plan.premium.annual': '高级会员（年付）',
    'plan.character': '一位角色，永久拥有',
  },
  it: {
    'plan.premium.monthly': 'Premium, mensile',
    'plan.premium.quarterly': 'Premium, tre mesi',
    'plan.premium.annual': 'Premium, annuale',
    'plan.character': 'Un personaggio, per sempre',
  },
  de: {
    'plan.premium.monthly': 'Premium, monatlich',
    'plan.premium.quarterly': 'Premium, drei Monate',
    'plan.premium.annual': 'Premium, jährlich',
    'plan.character': 'Ein Charakter, für immer',
  },
}

/** Title of a plan in a language; an unknown key is shown as it is. */
export const titleOf = (titleKey: string, locale: Locale): string => TITLES[locale][titleKey] ?? titleKey
