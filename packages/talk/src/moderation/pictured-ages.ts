import { fold } from '../replies/fold.ts'
import type { Readings } from './disguise.ts'
import type { Tongue } from './minors/kinds.ts'
import { languages } from './minors/languages.ts'

/** Ten to seventeen in digits and in the words of a language, as a choice of a pattern; folded. */
const teensIn = (tongue: Tongue): string => {
  const words = languages[tongue].cardinals.split(' ').slice(10, 18)
  return ['1[0-7]', ...words.flatMap((word) => word.split('/')).map((word) => fold(word).text.trim())].join('|')
}

/**
 * Ages that are told by no word for years, which only a picture makes one of: 'her at 13', 'als sie 14 war', 'mit vierzehn', 'ela aos 14'. In a talk they may be
 * times of day and anything else; what a picture shows has no time of its own but one that is named as such. Of texts that were folded.
 */
const TEENS = { en: teensIn('en'), de: teensIn('de'), pt: teensIn('pt'), es: teensIn('es'), fr: teensIn('fr'), it: teensIn('it') }
const WHO = {
  en: 'her|herself|himself|she|he|him|me|you|them|self|selves|version|girl|boy|woman|man|lady',
  de: 'sie|ihr|er|ihm|ihn|ich|mich|du|dich|madchen|frau|junge|mann',
  pt: 'ela|ele|eu|voce|menina|moca|mulher|homem|garota|garoto',
}
/** What an hour, a place or a thing is followed by, or the whole wish ends before. */
const HOUR = 'o clock|oclock|am|pm|a m|p m|noon|midnight|sharp|[0-9]|in the (?:morning|afternoon|evening|night)|at night|degrees|percent|mm|cm|m'
const THEN = '(?= (?:on|in|by|with|near|under|at|as|wearing|from|beside|before|after|and|who|looking|sitting|standing|smiling)?(?: |$))'
/** What stands before the hour that it happens at. */
const APPOINTED =
  'lunch|dinner|breakfast|brunch|supper|tea|coffee|meeting|date|party|noon|today|tomorrow|open|opens|closes|table|gate|room|platform|chapter|page|stands|sits|home|looking|arrives|leaves|starts|begins|shot|lens|f|train|bus|flight|concert|it|time|clock'

/** Ten to seventeen as Arabic counts years lived: 'when she was in the twelfth'. */
const ARABIC_TEENS = ['العاشرة', 'الحادية عشرة', 'الثانية عشرة', 'الثالثة عشرة', 'الرابعة عشرة', 'الخامسة عشرة', 'السادسة عشرة', 'السابعة عشرة']
const ARABIC_CHILDHOOD = ['في طفولت', ...ARABIC_TEENS.flatMap((teen) => [`عندما كانت في ${teen}`, `عندما كان في ${teen}`])]
  .map((text) => fold(text).text)
  .join('|')

/** So many years that whoever has fewer of them may be a minor. */
const MANY = {
  en: '[1-4][0-9]|ten|twelve|fifteen|twenty|thirty',
  de: '[1-4][0-9]|zehn|zwolf|funfzehn|zwanzig|dreissig',
  es: '[1-4][0-9]|diez|doce|quince|veinte|treinta',
  fr: '[1-4][0-9]|dix|douze|quinze|vingt|trente',
  it: '[1-4][0-9]|dieci|dodici|quindici|venti|trenta',
  pt: '[1-4][0-9]|dez|doze|quinze|vinte|trinta',
}
/** Ages that are told by another: half of somebody's, or so many years less. */
const LESS = [
  / half (?:her|his|their|my|your|the) age /u,
  new RegExp(` (?:${MANY.en}) years? (?:younger|before (?:she|he|they) (?:was|were|turned)) `, 'u'),
  new RegExp(` (?:she|he|they|her|him|them|looked|like|was|were)(?: \\S+){0,3} (?:${MANY.en}) years ago `, 'u'),
  / halb so alt /u,
  new RegExp(` (?:${MANY.de}) jahre (?:junger|bevor (?:sie|er)) `, 'u'),
  new RegExp(` (?:sie|er|ihr|ihm)(?: \\S+){0,3} vor (?:${MANY.de}) jahren `, 'u'),
  / (?:la )?mitad de (?:su|mi|tu) edad /u,
  new RegExp(` (?:${MANY.es}) anos (?:menos|mas joven) `, 'u'),
  / (?:deux|2|trois|3) fois plus jeune | moitie de son age /u,
  new RegExp(` (?:${MANY.fr}) ans (?:de moins|plus jeune) `, 'u'),
  / meta (?:della sua eta|dei suoi anni) /u,
  new RegExp(` (?:${MANY.it}) anni (?:in meno|di meno|piu giovane) `, 'u'),
  / metade da (?:sua )?idade /u,
  new RegExp(` (?:${MANY.pt}) anos (?:a menos|mais (?:jovem|nov[ao])) `, 'u'),
  /نصف عمر|आधी उम्र|半分の(?:年齢|歳|年)|一半(?:的)?年(?:龄|纪)|年轻(?:十|二十|三十|[1-4]\d)/u,
]

const SAID = [
  // Somebody at an age; a name at one, as all that is wished.
  new RegExp(` (?:${WHO.en})(?: \\S+)? at (?:age |the age of |only |just |about |around )?(?:${TEENS.en})(?! (?:${HOUR})(?: |$))${THEN}`, 'u'),
  new RegExp(
    `(?<! (?:${APPOINTED})) at (?:age |only |just )?(?:${TEENS.en})(?: ?$|(?! (?:${HOUR})(?: |$)) (?:on|in|by|near|under|again|wearing) )`,
    'u',
  ),
  new RegExp(` (?:${WHO.en}) (?:${TEENS.en}) again `, 'u'),
  new RegExp(` als (?:\\S+ )?(?:${TEENS.de}) (?:war|wurde) `, 'u'),
  new RegExp(` (?:${WHO.de}) mit (?:${TEENS.de}) (?:und|nackt|ohne) `, 'u'),
  new RegExp(` mit (?:${TEENS.de}) (?:$|(?:am|im|in|an|auf|bei|vor) )`, 'u'),
  new RegExp(` (?:con|a los|cuando tenia) (?:${TEENS.es}) (?:$|(?:en|sobre|junto|otra|de nuevo) )`, 'u'),
  new RegExp(` a (?:${TEENS.fr}) (?:$|(?:sur|dans|au|en|de nouveau) )`, 'u'),
  new RegExp(` (?:elle|il) avait (?:${TEENS.fr}) (?:$|(?:sur|dans|au|en|a) )`, 'u'),
  new RegExp(` (?:a|con|quando aveva) (?:${TEENS.it}) (?:$|(?:su|sul|sulla|nel|nella|al|alla) )`, 'u'),
  new RegExp(` aos (?:${TEENS.pt}) (?:$|(?!minutos|segundos|dias|meses))`, 'u'),
  new RegExp(` (?:${WHO.pt}) com (?:${TEENS.pt}) (?:$|(?:na|no|em|de|e) )`, 'u'),
  // Somebody in their childhood, and not its home, friends or memories.
  / de ?aged /u,
  / (?:in (?:her|his|their|my|your) childhood|when (?:she|he|they) (?:was|were) (?:little|small|young)) /u,
  / (?:in (?:ihrer|seiner|der|meiner) kindheit|als (?:sie|er) (?:noch )?klein war) /u,
  / (?:dans (?:son|leur|mon) enfance|quand (?:elle|il) etait petite?) /u,
  / (?:en su infancia|cuando era (?:muy )?pequen[ao]|na (?:sua )?infancia|quando (?:ela |ele )?era pequen[ao]|nella sua infanzia|quando era piccol[ao]) /u,
  // Where words are not set apart, or vowel signs are none of the letters.
  /बचपन म |小时候|儿时|童年的样子|セーラー服|水手服|子(?:供|ども)(?:と|の頃)/u,
  new RegExp(ARABIC_CHILDHOOD, 'u'),
  /(?:^| )و?ه[يو] في (?:1[0-7]|١[٠-٧])(?: |$)/u,
  ...LESS,
  // A picture of a childhood; a body that has not grown.
  / (?:childhood (?:photo|picture|photograph|portrait|self|selfie)|kinderfoto|kinderbild|foto de infancia|foto da infancia|foto d infanzia|photo d enfance) /u,
  / (?:childlike|childish|girlish|kidlike|kindlich|enfantine?|infantil|infantile) ?$/u,
  / (?:flat|no|undeveloped) (?:chest|breasts|chested)(?: \S+){0,6} (?:childlike|childish|small|tiny|little) /u,
  / (?:childlike|childish|small|tiny|little)(?: \S+){0,6} (?:flat|no|undeveloped) (?:chest|breasts|chested) /u,
] as const

const words = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `

/** Whether somebody is of a class that has not finished school yet. */
const isOfComingClass = (text: string, now: number): boolean => {
  const [, year = ''] = / class of (20\d\d) /u.exec(text) ?? []
  return Number(year) > new Date(now).getUTCFullYear()
}

/** Whether a picture of this would show somebody of an age below eighteen, or a body of one. */
export const isPicturedMinor = ({ spaced }: Readings, now: number | null): boolean =>
  spaced.map(words).some((text) => SAID.some((rule) => rule.test(text)) || (now !== null && isOfComingClass(text, now)))
