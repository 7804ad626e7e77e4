import { LOCALES } from '@moonlit/contract/vocabulary'

/** The languages that are read: those of the characters, and those of which only the screens are. */
export const TONGUES = [...LOCALES, 'ru'] as const
export type Tongue = (typeof TONGUES)[number]

/**
 * What a word does in a sentence that tells an age. Frames name these in capitals; all languages fill the same ones, so that a
 * sentence which mixes languages is read like any other.
 */
export const WORD_KINDS = [
  // Units of time and of age: a year of anything; one that counts ages where nothing else is said; 'yo', 歳; a month, week, day.
  'YEAR',
  'AGEYEAR',
  'AGEUNIT',
  'SPAN',
  'OLD',
  'AGE',
  'LIFE',
  'LIFEYEAR',
  'BIRTHDAY',
  'BORN',
  'HALF',
  'JOIN',
  // Verbs.
  'IS',
  'BE',
  'WAS',
  'HAVE',
  'HAD',
  'HAVEONLY',
  'LOOK',
  'LIKE',
  'TURN',
  'TURNED',
  'WILL',
  'ATTEND',
  'HAPPENED',
  'PRETEND',
  'TEACH',
  'RAISE',
  // Small words.
  'ADV',
  'ONLY',
  'ALMOST',
  'NOT',
  'ANYMORE',
  'UNDER',
  'YOUNGER',
  'THAN',
  'OLDER',
  'TWICE',
  'UNTIL',
  'FROM',
  'AWAY',
  'SOON',
  'FUTURE',
  'OF',
  'GENITIVE',
  'TO',
  'AND',
  'ARTICLE',
  'IT',
  'ME',
  'YOU',
  'SHE',
  'HER',
  'HAS',
  'FOR',
  'AGO',
  'PREP',
  'WHEN',
  'SINCE',
  'AT',
  'TIME',
  'TIMES',
  'PLUS',
  'MINUS',
  'SMALL',
  // Nouns.
  'GIRL',
  'PERSON',
  'KIN',
  'YOUTHS',
  'GROWN',
  'PARENT',
  'TEACHER',
  'MYTEACHER',
  'PUPIL',
  'SCHOOL',
  'GRADE',
  'CHILD',
  'MINOR',
  'ADULT',
  'OBJECT',
  'THING',
  'FIGURE',
  'DURATION',
  'LASTING',
  // Between two ages; a name that is given; what only grown people may do, and to may; to count the days; within the law.
  'BETWEEN',
  'MINE',
  'NAMED',
  'RIGHT',
  'MAY',
  'COUNTS',
  'LEGAL',
  // What is only somebody's who has not grown up: milk teeth, a voice that has not broken.
  'UNGROWN',
  // To have worked or waited, of which years are told.
  'SPENT',
  'BODY',
  'MEDIA',
  // Sums: three times; half of, a third of, a quarter of, before a number and behind it; out of … less.
  'THRICE',
  'PART2',
  'PART3',
  'PART4',
  'PARTED2',
  'PARTED3',
  'PARTED4',
  'OUTOF',
  'LESS',
  // Thousands, of which years are made.
  'THOUSAND',
  'TWOTHOUSAND',
  // What may be driven with, for which somebody is too young or waits.
  'PERMIT',
  'TOOYOUNG',
  'WAIT',
  // Who plays in a team, and the team.
  'PLAYER',
  'TEAM',
  // What pupils skip, ride in and have to do; the first day and the last year of school; what school ends with, to be learned for; who speaks for a class.
  'SKIP',
  'SCHOOLBUS',
  'HOMEWORK',
  'SCHOOLDAY',
  'EXAM',
  'AWAIT',
  'CLUE',
  'SCHOOLTIME',
  'ELDERS',
  'BEER',
  'PREPARE',
  'MONITOR',
  // Who is a child by what they are or have: altar boys, foster children, holders of a child's ticket.
  'YOUNGONE',
  // What pupils wear, carry and live through; what was, but is no longer; what a face hides; what whisky does.
  'SCHOOLLIFE',
  'FORMER',
  'HIDE',
  'AGED',
  'YOURS',
  // Nobody, and what keeps people out.
  'NOBODY',
  'FORBIDDEN',
  // A school for children and nothing else; who works there beside teachers.
  'CHILDSCHOOL',
  'STAFF',
  // A parent as a child calls them, and what such a parent's child is called; when there is no school.
  'MOM',
  'DADDYS',
  'HOLIDAYS',
  // A paper to drive with; a note for the teacher and whose it is; a voice, which is no body.
  'LICENCE',
  'NOTE',
  'PARENTS',
  'VOICE',
  // Birthdays, of which some are to come; what a small child may not do alone; now, as against then.
  'BIRTHDAYS',
  'ALONE',
  'NOW',
  // Not until now; what age alone forbids; a voice that is just breaking; to have ended a school or a childhood; what parents sign, pay or forbid.
  'YET',
  'VOTE',
  'BREAKS',
  'FINISHED',
  'CHILDHOOD',
  'REPORT',
  // May not; what began in 2020; what babies wear and lie in; what is lost or had first by children; the years of youth, and to begin them; who answers for somebody.
  'MAYNOT',
  'PANDEMIC',
  'BABYDAYS',
  'MILESTONE',
  'TEENYEARS',
  'BEGUN',
  'GUARDIAN',
  // A dozen years, ten years and a half; at most; the one and the other.
  'DOZEN',
  'DECADE',
  'BOTH',
] as const
export type WordKind = (typeof WORD_KINDS)[number]

/**
 * What a number is: FEW up to two, N to seventeen, RANK what a school year can be, N18 eighteen, NN any more; NTH to 17th, NTH18, NNTH; TEENS an N from ten on, DIGITS
 * an N in digits, TEENTH from 13th on, SUM an N that was reckoned; MASKED a TEENS whose letters are disguised; ADULTAGE an NN that people live to see; CLASSROOM is 9b. A
 * year is YOUNGYEAR when whoever was born in it may be under age.
 */
export const NUMBER_KINDS = [
  'FEW',
  'RANK',
  'N',
  'N18',
  'NN',
  'NTH',
  'NTH18',
  'NNTH',
  'TEENS',
  'TEENTH',
  'DIGITS',
  'YOUNGYEAR',
  'SHORTYEAR',
  'LATEYEAR',
  'SUM',
  'MASKED',
  'ADULTAGE',
  'CLASSROOM',
] as const
export const SIGN_KINDS = ['COMMA', 'COLON', 'STOP'] as const
export type Kind = WordKind | (typeof NUMBER_KINDS)[number] | (typeof SIGN_KINDS)[number]

/** What one language says an age with. Words stand with commas between them, several of one sense may hold spaces. */
export interface Language {
  /** From zero to nineteen; spellings of one number with a slash between them. */
  readonly cardinals: string
  /** Twenty, thirty … ninety. */
  readonly tens: string
  /** Hundred, thousand, million: whatever they stand with is no age. */
  readonly large: string
  /** What stands between the parts of one number ("y", "und"). */
  readonly joins: string
  /** From first to nineteenth, with every ending. */
  readonly ordinals: string
  /** Number words that are other words elsewhere ("once", "elf"): numbers only beside another word of their language. */
  readonly shared: string
  /** Words of which others are made without a space; the number words are so in any case. */
  readonly compounds: string
  readonly words: Partial<Readonly<Record<WordKind, string>>>
  readonly frames: Partial<Readonly<Record<FindingKind | ExcuseKind, readonly string[]>>>
}

/** How a text makes somebody a minor. */
export const FINDING_KINDS = ['age', 'years', 'bare', 'life', 'school', 'schooling', 'role', 'child', 'majority', 'younger', 'born'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** Why words that sound like it do not; `own` tells that an age is said of whom the text is about, whatever stands before it. */
export const EXCUSE_KINDS = ['idiom', 'object', 'pet', 'duration', 'ago', 'taught', 'kin', 'past', 'own'] as const
export type ExcuseKind = (typeof EXCUSE_KINDS)[number]
