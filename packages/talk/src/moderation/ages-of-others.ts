import { literal } from '../replies/pattern.ts'

/** Animals that people have, by words that are no names for people in any of the languages. */
const ANIMAL = [
  'dog|cat|horse|tortoise|parrot|hamster|guinea pig|labrador|lab|collie|terrier|poodle|beagle|dachshund|husky|retriever|spaniel|corgi|bulldog|chihuahua|dalmatian',
  'hund|katze|kater|pferd|dackel|pudel|schäferhund|mischling|schildkröte|papagei|wellensittich|meerschweinchen|kaninchen',
  'perro|caballo|tortuga|loro|galgo|chien|cheval|lapin|perroquet|tortue|cane|cavallo|pappagallo|tartaruga|coniglio|cão|cavalo|papagaio',
].join('|')
const ARTICLE = 'a|an|my|our|the|poor|old|border|german|golden|ein|eine|mein|meine|unser|unsere|es|un|mi|mon|mio|um|meu'
/** Of whom somebody tells. Who speaks and who is spoken to are never an animal. */
const THIRD = String.raw`(?:(?:he|she|it)(?:['’]?s| is)|they(?:['’]?re| are)|(?:er|sie|es) ist|sie sind|tiene|tem|ha|il a|elle a)`

/** The same words and such as mean something else where no article stands before them. */
const OWNED = `${ANIMAL}|chat|chatte|chaton|gato|gata|gatto|gatta|gattino|perra|perrita|hündin|kätzchen|kitten|puppy|cachorro|cachorra|cadela`
const UNITS = 'years? old|yrs? old|years|jahre alt|jahre|años|ans|anni|anos'

const OTHERS = [
  // 'a cat! Biscuit, 4 years, ginger': whose age is told right after the animal's name.
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${ARTICLE}|une|ma|mia|mio|minha|uma|una|meinen|meiner|einen|einem|einer) (?:${OWNED}) ?[.!,;:(]+ ?\p{L}+, )\d (?:${UNITS})(?![\p{L}])`,
    'giu',
  ),
  // Who tells in Arabic of a child that died.
  /(?<=(?<!\p{L})(?:توف[ىي]ت?|ماتت?|فقدنا|خسرنا) )(?:(?:ولد|طفل|صبي) صغير|(?:بنت|طفلة) صغيرة)(?!\p{L})/gu,
  // 'he's 3, a labrador', 'she's 5 years old, my horse': the animal ends the clause, so that nobody's dog walker is one.
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])${THIRD} )(?:1[0-7]|\d)(?: (?:${UNITS}))?(?=,? (?:and |und |y |et |e )?(?:(?:${ARTICLE}) )+(?:${ANIMAL})(?: *[.,!?;]|$))`,
    'giu',
  ),
  // 'うちの柴犬、もう12歳': the animal stands right before its age.
  /(?<=(?:犬|猫|わんこ|ワンコ|にゃんこ|ニャンコ|うさぎ|ウサギ|インコ|ハムスター)(?:は|が|も|って)?[、 ]?(?:もう|今年で|今年|まだ)?)\d{1,2}(?:歳|才)/gu,
  /(?<=(?:狗狗?|猫咪?|柯基|金毛|柴犬|兔子|鹦鹉)[，, ]?(?:今年|已经|都|快|也|才)*)\d{1,2}岁/gu,
  // A newborn that somebody tells of: 'they are 5 days old'; 'wir haben Nachwuchs, 2 Wochen alt'.
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${THIRD} |(?:baby|babies|twins|nachwuchs|zwillinge)[,:]? ))\d{1,2} (?:(?:hours|days|weeks) old|(?:stunden|tage|wochen) alt)(?![\p{L}])`,
    'giu',
  ),
]

/** Whoever asks whether somebody is of age, and the smaller of two things in Portuguese and Spanish. */
const ASKED_OF_AGE = [
  /(?<![没沒未不])[满滿有到](?:18|十八)(?:[岁歲周]+)?了?(?:[吗嗎吧么]|没有?|沒有?)/gu,
  /(?:18|१८|अठारह) ?(?:साल )?(?:की|के|का|से ऊपर|से ज़्यादा|से ज्यादा) (?:हो|हैं) (?:ना|न|क्या)(?![\p{L}\p{M}])/gu,
  /(?<!\p{L})(?:a|la|o|el) menor (?=(?:parte|fatia|porção|porción|porcion|fica|se queda|é (?:minha|sua)|es (?:para|mía)|pra mim|para mim|para mí|de tod[ao]s)(?!\p{L}))/giu,
]

/** A message without the ages of pets and newborns, and without being asked for one's own, which make nobody of the talk a minor. For messages in which nothing else is suspicious. */
export const withoutAgesOfOthers = (text: string): string => [...OTHERS, ...ASKED_OF_AGE].reduce((rest, age) => rest.replace(age, ' '), text)

/** Known to the grammar of minors, in whichever language it stands, as somebody else. */
const SOMEBODY_ELSE = 'my daughter'

/** A name as it stands in a text: scripts without spaces write it into the sentence. */
const wordOf = (name: string): RegExp =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
    ? new RegExp(literal(name), 'gu')
    : new RegExp(String.raw`(?<![\p{L}\p{M}])${literal(name)}(?![\p{L}\p{M}])`, 'giu')

/** A message in which the names of children, siblings and pets that its author has told of before stand for somebody else: 'Lotte is 17 now'. */
export const withoutNamesOfOthers = (text: string, names: readonly string[]): string =>
  names.filter((name) => name.trim() !== '').reduce((rest, name) => rest.replace(wordOf(name), ` ${SOMEBODY_ELSE} `), text)
