import type { Locale } from '@moonlit/contract/vocabulary'

/** Plan titles by key, in each language. */
const TITLES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    'plan.premium.monthly': 'Premium, one month',
    'plan.premium.quarterly': 'Premium, three months',
    'plan.premium.annual': 'Premium, twelve months',
    'plan.character': 'One character, for good',
  },
  es: {
    'plan.premium.monthly': 'Premium, un mes',
    'plan.premium.quarterly': 'Premium, tres meses',
    'plan.premium.annual': 'Premium, doce meses',
    'plan.character': 'Un personaje, para siempre',
  },
  fr: {
    'plan.premium.monthly': 'Premium, un mois',
    'plan.premium.quarterly': 'Premium, trois mois',
    'plan.premium.annual': 'Premium, douze mois',
    'plan.character': 'Un personnage, pour toujours',
  },
  pt: {
    'plan.premium.monthly': 'Premium, um mês',
    'plan.premium.quarterly': 'Premium, três meses',
    'plan.premium.annual': 'Premium, doze meses',
    'plan.character': 'Uma personagem, para sempre',
  },
  ar: {
    'plan.premium.monthly': 'بريميوم لشهر واحد',
    'plan.premium.quarterly': 'بريميوم لثلاثة أشهر',
    'plan.premium.annual': 'بريميوم لاثني عشر شهرًا',
    'plan.character': 'شخصية واحدة، للأبد',
  },
  hi: {
    'plan.premium.monthly': 'प्रीमियम, एक महीना',
    'plan.premium.quarterly': 'प्रीमियम, तीन महीने',
    'plan.premium.annual': 'प्रीमियम, बारह महीने',
    'plan.character': 'एक किरदार, हमेशा के लिए',
  },
  ja: {
    'plan.premium.monthly': 'プレミアム（1か月）',
    'plan.premium.quarterly': 'プレミアム（3か月）',
    'plan.premium.annual': 'プレミアム（12か月）',
    'plan.character': 'キャラクター1人（ずっと）',
  },
  zh: {
    'plan.premium.monthly': '高级会员（一个月）',
    'plan.premium.quarterly': '高级会员（三个月）',
    'plan.premium.annual': '高级会员（十二个月）',
    'plan.character': '一位角色，永久拥有',
  },
  it: {
    'plan.premium.monthly': 'Premium, un mese',
    'plan.premium.quarterly': 'Premium, tre mesi',
    'plan.premium.annual': 'Premium, dodici mesi',
    'plan.character': 'Un personaggio, per sempre',
  },
  de: {
    'plan.premium.monthly': 'Premium, ein Monat',
    'plan.premium.quarterly': 'Premium, drei Monate',
    'plan.premium.annual': 'Premium, zwölf Monate',
    'plan.character': 'Ein Charakter, für immer',
  },
}

/** Title of a plan in a language; an unknown key is shown as it is. */
export const titleOf = (titleKey: string, locale: Locale): string => TITLES[locale][titleKey] ?? titleKey
