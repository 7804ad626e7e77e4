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
  // A newborn that somebody tells of: 'they are 5 days old'; 'wir haben Nachwuchs, 2 Wochen alt'.
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${THIRD} |(?:baby|babies|twins|nachwuchs|zwillinge)[,:]? ))\d{1,2} (?:(?:hours|days|weeks) old|(?:stunden|tage|wochen) alt)(?![\p{L}])`,
    'giu',
  ),
]

/** A message without the ages of pets and newborns, which make nobody of the talk a minor. For messages in which nothing else is suspicious. */
export const withoutAgesOfOthers = (text: string): string => OTHERS.reduce((rest, age) => rest.replace(age, ' '), text)
