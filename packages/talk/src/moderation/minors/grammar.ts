import type { ExcuseKind, FindingKind } from './kinds.ts'

/** How an age below eighteen is told, in any language: the order of words differs, and all orders are here. */
export const FINDINGS: Readonly<Record<FindingKind, readonly string[]>> = {
  age: [
    // fifteen years old, 15 ans d'âge, 8 months old, 30 weeks old
    'N|FEW YEAR|AGEYEAR|SPAN OLD',
    'NN SPAN OLD',
    // 15yo, 15歳, fünfzehnjährig
    'N|FEW AGEUNIT',
    'N|FEW YEAR|AGEYEAR AND N|FEW SPAN OLD',
    // aged fifteen, her age is fifteen, edad: quince, عمرها خمس عشرة
    'AGE OF? COLON? IS? ADV*3 N ~',
    'AGE OF? COLON? IS? ADV*3 N|FEW YEAR|AGEYEAR',
    'AGE IT|SHE? IS ADV*3 N ~',
    // looks fifteen, sieht aus wie fünfzehn
    'LOOK LIKE|ADV*4 SHE? IS|HAVE? ADV*3 N ~',
    'LOOK LIKE|ADV*4 SHE? IS|HAVE? ADV*3 N YEAR|AGEYEAR !AGO',
    // she is fifteen; not: it is ten, her size is six
    '<!IT|FIGURE IS ADV*3 N ~',
    '<!IT|FIGURE IS ADV*3 N YEAR $',
    // turned fifteen
    'TURN|TURNED ADV*3 N ~',
    'TURN|TURNED ADV*3 N YEAR|AGEYEAR',
    'ONLY N ~~',
    // a girl of fifteen; a girl, fifteen; girl 15
    'GIRL|PERSON OF ADV*3 N !THING',
    'GIRL COMMA? ADV*3 N ~',
    'GIRL COMMA? ADV*3 N YEAR|AGEYEAR !AGO',
    'N YEAR|AGEYEAR GENITIVE? GIRL',
    // tiene quince años, elle a quinze ans; tengo quince
    'HAVE ADV*3 N YEAR|AGEYEAR',
    // whoever of fifteen years
    'OF ADV*2 N AGEYEAR',
    'HAVEONLY ADV*3 TEENS $',
    'HAVEONLY ADV*3 TEENS AND',
    'HAVE|HAVEONLY ADV*3 N OLD',
    // between fourteen and sixteen; F16 from Leeds
    'IS|GIRL|PERSON|AGE|LOOK|^ LIKE? BETWEEN ARTICLE? N AND|JOIN ARTICLE? N|N18|NN ~',
    'BETWEEN ARTICLE? N YEAR|AGEYEAR? AND|JOIN ARTICLE? N|N18|NN YEAR|AGEYEAR',
    '^ f|m|w|h|j TEENS $',
    '^ f|m|w|h|j TEENS AND|FROM|OF|COMMA',
    // no older than fourteen; 15a, 15y
    'NOT|ONLY|ADV OLDER|YOUNGER? THAN ADV? N ~',
    '^ ..2 TEENS a|y|j|yr|yrs $',
    '^ ..2 TEENS a|y|yrs de|from|aus',
    '^ shi yi|er|san|si|wu|liu|qi sui',
    // in her sixteenth year; the sixteenth year of her life
    'NTH|NTH18 LIFEYEAR',
    'NTH|NTH18 YEAR|AGEYEAR OF HER? LIFE',
    'YEAR|AGEYEAR NTH|NTH18 OF HER? LIFE',
  ],
  // Fifteen years of anything, in the languages that count age so; excused by what else they are years of.
  years: ['N AGEYEAR', 'N YEAR AND N|FEW SPAN'],
  bare: ['^ ADV? DIGITS|TEENS $', 'JOIN TEENS $', '^ N YEAR|AGEYEAR $', '^ TEENS AND'],
  // Told by birthdays and by years lived.
  life: ['TURNED HER|ARTICLE*2 NTH ~', 'NTH ..1 BIRTHDAY', 'BIRTHDAY ..1 NTH', 'BIRTHDAY N ~', 'N BIRTHDAY'],
  school: ['NTH GRADE', 'GRADE NTH'],
  role: [
    'HAVE|HAS|ADV|HER|NOT UNGROWN',
    'PRETEND ARTICLE? MINOR',
    'LOOK LIKE? ADV? MINOR ~',
    'NOT|UNTIL ..2 UNGROWN',
    'UNGROWN ..2 NOT',
    'legally|rechtlich|juristisch|légalement|legalmente|por_ley|per_la_legge|perante_a_lei|قانونيا|कानूनन|法律上|法的に|法的には ..4 CHILD|MINOR',
    'loli|lolis|shota|lolicon|लोली|लोलि|शोटा|لولي|شوتا|ロリ|ショタ|萝莉|正太',
    'FUTURE ..3 LEGAL ~',
    'LEGAL ..1 FUTURE|SOON',
    'MINOR in|for ARTICLE? eyes|law|HER',
    '^ ARTICLE? SMALL*2 CHILD OF ARTICLE? GROWN|KIN $',
    'nabalig|naabalig|nabaligh|naabaligh',
    'UNGROWN IS|HAVE|NOT|ADV',
    'ONLY|ALMOST|SOON|NOT ADV? LEGAL ~',
  ],
  child: [],
  majority: [
    // under 18, younger than sixteen
    'UNDER TEENS|N18 ~',
    'UNDER N|N18 YEAR|AGEYEAR|AGEUNIT',
    // not yet 18, noch keine 18; 18 की नहीं
    'NOT ..1 HAVE|HAVEONLY|TURN|TURNED|IS|BE|ADV|ARTICLE|OF|AGE|ALMOST|LIKE*4 N18 ~ !ANYMORE',
    'NOT ..1 HAVE|HAVEONLY|TURN|TURNED|IS|BE|ADV|ARTICLE|OF|AGE|ALMOST|LIKE*4 N18 AGEYEAR|AGEUNIT|YEAR',
    'N18 AGEUNIT|AGEYEAR? ..2 NOT',
    'ALMOST ADV? N18 ~',
    'ALMOST ADV? N18 YEAR|AGEYEAR|AGEUNIT',
    'ALMOST ADV? N18|NTH18',
    'ALMOST|SOON ADV|ARTICLE*2 TEENS ~',
    // turns 18 next year, wird 18, aura 18 ans
    'TURN ADV*2 N18 ~',
    'TURN ADV*2 N18 YEAR|AGEYEAR|AGEUNIT',
    'WILL ..2 N18 ~',
    'WILL ..2 N18 YEAR|AGEYEAR|AGEUNIT',
    'N18 YEAR|AGEYEAR|AGEUNIT? OLD? ..1 FUTURE',
    'FUTURE ..4 IS|HAVE|TURN N18',
    'N|FEW YEAR|AGEYEAR ..2 THAN ADV? N18',
    // still months from eighteen, one year until she is 18
    'SPAN|YEAR|AGEYEAR ..2 UNTIL|FROM ..4 N18|NTH18',
    'UNTIL ..4 N18|NTH18 ~',
    'u18|u17|u16|u15|u14|u13|u12 !football|team|squad|soccer|rugby|league|mannschaft',
    'N18 ADV? SOON',
    'NOT ..1 N18 UNTIL',
    'SPAN ..1 FROM|UNTIL HER? NTH18',
    'N18 BIRTHDAY ..3 FUTURE|AWAY|UNTIL|SOON|NOT|SPAN',
    'N18 AGEUNIT|AGEYEAR OF? BIRTHDAY ..3 FUTURE|AWAY|UNTIL|SOON|NOT|SPAN',
    'NTH18 BIRTHDAY ..5 FUTURE|AWAY|UNTIL|SOON|NOT',
    'BIRTHDAY NTH18 ..5 FUTURE|AWAY|UNTIL|SOON|NOT',
    'FUTURE|UNTIL|NOT|ALMOST|SOON|WILL ..4 NTH18 BIRTHDAY',
    'FUTURE|UNTIL|NOT|ALMOST|SOON|WILL ..4 BIRTHDAY NTH18',
    // not yet an adult, bald volljährig
    'NOT|ALMOST|SOON|UNTIL ..3 ADULT',
    'ADULT ..2 FUTURE|SOON',
    'FUTURE ..4 ADULT',
    'WILL ..4 ADULT',
    // has not reached majority; three years until she may vote; counts the days until she is grown up
    'ADULT ..2 NOT ..1 TURN|TURNED|HAVE',
    'N|FEW YEAR|AGEYEAR|SPAN COMMA? UNTIL|AWAY|SOON ..4 RIGHT !ARTICLE|IT',
    'UNTIL ..3 MAY ADV? RIGHT !ARTICLE|IT',
    'UNTIL ..3 RIGHT MAY',
    'RIGHT ..4 N|FEW YEAR|AGEYEAR|SPAN AWAY|NOT',
    'FUTURE YEAR|AGEYEAR|SPAN? SHE? MAY ADV? vote|votare|voter|votar|wählen',
    'UNDER ARTICLE? ADULT',
    'ADULT に? UNDER',
    'MAY? NOT ..2 RIGHT ..3 N|FEW YEAR|AGEYEAR',
    'MAY ..1 N|FEW YEAR|AGEYEAR NOT ..1 RIGHT',
    'COUNTS ..2 SPAN ..4 ADULT|N18|NTH18',
    'ADULT ..4 SPAN ..2 COUNTS',
  ],
  // Nothing excuses a body that is a child's, nor that the girl of whom the age is told is somebody's: 'Anna, my girl, is fifteen'.
  younger: [
    'YOUNGER ..1 THAN ..3 N|N18',
    'BODY OF|GENITIVE|LIKE ..3 N ~',
    'BODY OF|GENITIVE|LIKE ARTICLE|HER? SMALL*2 CHILD',
    'BODY OF|LIKE ..3 N YEAR|AGEYEAR|AGEUNIT',
    'N AGEUNIT ADV|OF? BODY',
    'COMMA ..1 GIRL COMMA IS|HAVE ADV*2 N',
  ],
  born: [
    'BIRTHDAY COLON|IS ..4 YOUNGYEAR',
    'BIRTHDAY COLON|IS N|FEW STOP ..1 YOUNGYEAR',
    'geb|née|nato|nata|nac STOP ..1 YOUNGYEAR',
    '^ ..3 IS|BE OF|del|da|von YOUNGYEAR $',
    'BORN COLON|IS ..2 YOUNGYEAR',
    'GIRL|PERSON COMMA? ..1 vintage|modelo|millesime|baujahr|jahrgang YOUNGYEAR',
    'vintage|modelo|millesime|baujahr|jahrgang YOUNGYEAR COMMA? ARTICLE|HER|cette? GIRL',
    'BORN ..3 YOUNGYEAR|SHORTYEAR !YEAR|AGEYEAR|SPAN',
    'YOUNGYEAR ..2 BORN',
  ],
}

/** A name, as of an animal: no word of a person or for one. */
const NOBODY = '!GIRL|PERSON|KIN|YOUTHS|GROWN|PARENT|PUPIL|CHILD|MINOR|ADULT|AND|SHE|HER|ME|YOU'

/** Words that go on with whom a sentence began with. */
const ALSO = 'and|but|et|mais|und|aber|y|e|pero|mas|ed|ma|لكن|और|लेकिन'

/** Why a number, a child or a school makes nobody in the text a minor. */
export const EXCUSES: Readonly<Record<ExcuseKind, readonly string[]>> = {
  // it is only ten; five, six, seven
  idiom: [
    'IT IS ADV*3 N',
    'GROWN ..4 COMMA? SHE? ADV? LOOK +6',
    '<!BETWEEN N|NN JOIN N !THING|SPAN',
    'N|NN|FEW YEAR|AGEYEAR AGO ..4 N18',
    'N|NN|FEW COMMA|STOP N|NN|FEW COMMA|STOP|AND N|NN|FEW',
  ],
  // a 12-year-old whisky, mon chien a quatorze ans, 十四歳の犬
  object: [
    'N YEAR|AGEYEAR|AGEUNIT OLD? OF? OBJECT OBJECT? !GIRL',
    'N YEAR|AGEYEAR|AGEUNIT OLD? OF? !PREP ..1 OBJECT !GIRL',
    'OBJECT ..1 IS|WAS|HAVE|HAD|TURN|TURNED|OF|AGE ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD?',
    'OBJECT ..1 AGE? N YEAR|AGEYEAR|AGEUNIT',
    'OBJECT ..3 COMMA IT IS|HAVE ADV*2 N',
    // my dog, Rex, is eleven; our horse Storm, 15 years old; my dog Rex just turned eleven
    `OBJECT COMMA ${NOBODY} ..1 ${NOBODY} ..1 COMMA IS|HAVE|TURN|TURNED ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD?`,
    `OBJECT ${NOBODY} ..1 COMMA N YEAR|AGEYEAR|AGEUNIT OLD?`,
    `OBJECT COMMA ${NOBODY} ..1 COMMA N YEAR|AGEYEAR|AGEUNIT? OLD?`,
    // a dog called Bruno, eleven years old; un chien qui s'appelle Bruno et qui a onze ans
    `OBJECT ..1 NAMED ${NOBODY} ..1 COMMA? OF? AGE? N YEAR|AGEYEAR|AGEUNIT? OLD?`,
    `OBJECT ..1 NAMED ${NOBODY} ..1 COMMA|AND qui|que|che|who|that|der|die|das IS|HAVE ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD?`,
    `NAMED OBJECT COMMA? AGE? N YEAR|AGEYEAR|AGEUNIT`,
    `OBJECT ${NOBODY} ..1 ADV|ONLY TURN|TURNED ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD?`,
  ],
  // 'I have a dog, he is eleven', which of a character may mean the character: 'she loves her dog, she is eleven'
  pet: ['OBJECT ..3 COMMA SHE IS|HAVE ADV*2 N', 'OBJECT COMMA|AND SHE? ..2 IS|HAVE ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD?'],
  duration: [
    'LASTING OF ADV*2 N AGEYEAR|YEAR',
    'SPENT ..2 N|FEW YEAR|AGEYEAR',
    'N|FEW YEAR|AGEYEAR SPENT',
    'FOR ADV|ALMOST|OF*3 ARTICLE? ADV*2 N|FEW YEAR|AGEYEAR|SPAN !OLD',
    '<!OF N YEAR|AGEYEAR|SPAN OF !OLD|AGE|LIFE',
    'N YEAR|AGEYEAR|SPAN DURATION',
    'N|FEW YEAR|AGEYEAR|AGEUNIT OLDER',
  ],
  // No excuse, but what voids those by others: 'she has a dog (a brother, a pupil) and is fifteen'; 'has a brother, is fifteen'
  own: [
    `${ALSO} SHE? ADV*2 IS|HAVE|HAVEONLY|TURN|TURNED ADV*3 N`,
    'COMMA|STOP SHE? ADV*2 IS|HAVE|TURN|TURNED ADV*3 N',
    'وعمرها|وعمره N',
    'और SHE ADV*2 N',
    'COMMA 今年 N',
  ],
  // fifteen years ago, quinze ans plus tard, quince años en Madrid
  ago: ['N YEAR|AGEYEAR|SPAN AGO', 'N AGEYEAR PREP'],
  taught: ['TEACH +7!'],
  // Kin, but not 'son chien', which begins like a son.
  kin: [
    'PARENT +8',
    'HER boy|girl|boys|girls|kid|junge|mädchen|garçon|fille|niño|niña|bambino|bambina|menino|menina ADV? IS|HAVE|ATTEND|TURN|HAPPENED|starts|begins|kommt|beginnt|empieza|comincia|começa|entre|entra +8',
    'HER CHILD ADV? IS|HAVE|HAD|NOT|WILL|TURN|ATTEND +8',
    '<!IS HER ..4 KIN !OBJECT +8',
    'HAS|RAISE ..4 KIN !OBJECT +8',
    'HAS|RAISE FEW|N|HER YOUTHS +4',
  ],
  past: [
    'WHEN ..5 WAS|HAD ..5 N',
    'WHEN ..5 N ..3 WAS',
    'WAS|HAD ADV*2 N YEAR|AGEYEAR? OLD? WHEN',
    'SINCE ..4 N',
    'HAPPENED ..9 AT ADV*2 N YEAR|AGEYEAR|AGEUNIT?',
    'AT ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD? COMMA? ..4 HAPPENED',
    'N AGEUNIT|AGEYEAR ..1 TIME',
    'AT ADV? N YEAR|AGEYEAR|AGEUNIT? OLD? COMMA? ME HAD|HAPPENED|WAS',
    'first|erster|erste|premier|première|primer|primera|primo|prima|primeiro|primeira|erstes ..4 WAS|été|è_stato|stato AT|LIKE? ADV*2 N',
    'SCHOOL ..1 N|NN|FEW YEAR|AGEYEAR AGO',
  ],
}
