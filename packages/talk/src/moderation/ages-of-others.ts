/** Animals that people have, by words that are no names for people in any of the languages. */
const ANIMAL = [
  'dog|cat|horse|tortoise|parrot|hamster|guinea pig|labrador|lab|collie|terrier|poodle|beagle|dachshund|husky|retriever|spaniel|corgi|bulldog|chihuahua|dalmatian',
  'hund|katze|kater|pferd|dackel|pudel|schäferhund|mischling|schildkröte|papagei|wellensittich|meerschweinchen|kaninchen',
  'perro|caballo|tortuga|loro|galgo|chien|cheval|lapin|perroquet|tortue|cane|cavallo|pappagallo|tartaruga|coniglio|cão|cavalo|papagaio',
].join('|')
const AGE = String.raw`(?:1[0-7]|\d)`
const YEARS = '(?:years? old|yrs? old|jahre alt|años|ans|anni|anos)'

const OTHERS = [
  // 'he's 3, a labrador', 'she's 5 years old, my horse': the animal ends the clause, so that nobody's dog walker is one.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${AGE}(?: ${YEARS})?(?=,? (?:and |und |y |et |e )?(?:(?:a|an|my|our|the|poor|old|border|german|golden|ein|eine|mein|meine|unser|unsere|es|un|mi|mon|mio|um|meu) )+(?:${ANIMAL})(?: *[.,!?;]|$))`,
    'giu',
  ),
  // A newborn that somebody tells of: 'they are 5 days old'.
  /(?<![\p{L}\p{N}])\d{1,2} (?:hours old|days old|weeks old|stunden alt|tage alt|wochen alt)(?![\p{L}])/giu,
]

/** A message without the ages of pets and newborns, which make nobody of the talk a minor. For messages in which nothing else is suspicious. */
export const withoutAgesOfOthers = (text: string): string => OTHERS.reduce((rest, age) => rest.replace(age, ' '), text)
