import { GROWN_LIVES } from './grown.ts'
import type { ExcuseKind } from './kinds.ts'

/** A name, as of an animal: no word of a person or for one. */
const NOBODY = '!GIRL|PERSON|KIN|YOUTHS|GROWN|PARENT|PUPIL|CHILD|MINOR|ADULT|AND|SHE|HER|ME|YOU'

/** Words that go on with whom a sentence began with. */
const ALSO = 'and|but|et|mais|und|aber|y|e|pero|mas|ed|ma|لكن|और|लेकिन'

/** Why a number, a child or a school makes nobody in the text a minor. */
export const EXCUSES: Readonly<Record<ExcuseKind, readonly string[]>> = {
  // it is only ten; five, six, seven
  idiom: [
    'VOICE ..6 COMMA? ..4 ADULTAGE',
    'CHILD|GIRL de_corazón|de_coração|dans_l_âme|nel_cuore|por_dentro|di_cuore',
    'CHILD|GIRL ..1 في NNTH',
    'NOBODY|FORBIDDEN ..4 UNDER ADV|OF|THAN*2 N18',
    'UNDER ADV|OF|THAN*2 N18 ..5 NOBODY|FORBIDDEN',
    'N18 ..3 UNDER ..5 FORBIDDEN|NOBODY',
    'NOBODY|FORBIDDEN ..4 MINOR|YOUTHS|CHILD',
    'MINOR|YOUTHS ..4 FORBIDDEN',
    'NTH ..1 BIRTHDAY OF|GENITIVE ..2 OBJECT|DURATION',
    'BIRTHDAY NTH OF ..2 OBJECT|DURATION',
    'OBJECT|DURATION GENITIVE NTH BIRTHDAY',
    'calle|rua|rue|via|avenida|avenue|plaza|piazza|street|straße|praça|largo|corso|viale ..3 COMMA? N $',
    'CHILD|GIRL ..1 OF|mit|à|a|con|in ADV? ADULTAGE YEAR|AGEYEAR|AGEUNIT?',
    'CHILD|GIRL ..1 OF|mit|à|a|con|in ARTICLE|HER|MINE? ADULTAGE YEAR|AGEYEAR|AGEUNIT?',
    'ADULTAGE YEAR|AGEYEAR|AGEUNIT OLD? CHILD|GIRL',
    'BODY ..3 HIDE ..3 ADULTAGE',
    'BODY ..3 ADULTAGE ..3 HIDE',
    'BODY ..4 HIDE',
    'IT IS ADV*3 N',
    'N m|м long|deep|high|wide|tall|away|hoch|lang|breit|tief|weit|entfernt|de_largo|de_ancho|de_long|de_haut',
    // my rent is 12; mein Gehalt: 15; 背番号は17
    'TALLY は|が|も|の? !ME|YOU|SHE IS|BE|HAVE|HAVEONLY|COLON? !ME|YOU|SHE ADV|LIKE|OF|AT|IS*2 N !YEAR|AGEYEAR|AGEUNIT|OLD',
    'GROWN ..4 COMMA? SHE? ADV? LOOK +6',
    '<!BETWEEN N|NN JOIN N !THING|SPAN',
    'N|NN|FEW YEAR|AGEYEAR AGO ..4!TURN|FUTURE|WILL|UNTIL N18 !GENITIVE|AGEUNIT|TURN|WILL|FUTURE',
    'N|NN|FEW YEAR|AGEYEAR AGO ..4!TURN|FUTURE|WILL|UNTIL N18 AGEUNIT !TURN|WILL|FUTURE',
    'TURNED N18 ..1 N|NN|FEW YEAR|AGEYEAR AGO',
    'N|NN|FEW COMMA|STOP N|NN|FEW COMMA|STOP|AND N|NN|FEW',
  ],
  // a 12-year-old whisky, mon chien a quatorze ans, 十四歳の犬
  object: [
    'OBJECT ..4 AGED ..2 N YEAR|AGEYEAR?',
    'N YEAR|AGEYEAR AGED',
    'AGED ..1 N YEAR|AGEYEAR',
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
    '<!OF|AGE N YEAR|AGEYEAR|SPAN OF !OLD|AGE|LIFE',
    'N YEAR|AGEYEAR|SPAN DURATION',
    'N|FEW YEAR|AGEYEAR|AGEUNIT OLDER',
  ],
  // No excuse, but what voids those by others: 'she has a dog (a brother, a pupil) and is fifteen'; 'has a brother, is fifteen'
  own: [
    'SHE ADV*2 MINOR',
    'SHE IS|BE ADV|ARTICLE*3 MINOR',
    'SHE|ME|YOU and|und|et|y|e|ed|和|и|と|और HER|MINE|ARTICLE? ..2 KIN ..1 IS|HAVE|BOTH|HAVEONLY ADV|BOTH*3 N',
    `${ALSO} SHE? ADV*2 IS|HAVE|HAVEONLY|TURN|TURNED ADV*3 N`,
    'COMMA|STOP SHE? ADV*2 IS|HAVE|TURN|TURNED ADV*3 N',
    'وعمرها|وعمره N',
    'और SHE ADV*2 N',
    'COMMA 今年 N',
  ],
  // fifteen years ago, quinze ans plus tard, quince años en Madrid
  ago: ['N YEAR|AGEYEAR|SPAN AGO', '<!AGE N AGEYEAR PREP'],
  taught: ['MINOR|YOUTHS|CHILD ..1 TEACH', 'TEACH +7!'],
  // Kin, but not 'son chien', which begins like a son.
  kin: [
    'PARENT +8',
    'HER boy|girl|boys|girls|kid|junge|mädchen|garçon|fille|niño|niña|bambino|bambina|menino|menina ADV? IS|HAVE|ATTEND|TURN|HAPPENED|PREPARE|starts|begins|kommt|beginnt|empieza|comincia|começa|entre|entra +8',
    '-6 NTH18|N18 AGEUNIT|AGEYEAR|STOP|OF*2 BIRTHDAY OF|ARTICLE*2 HER|MINE|ARTICLE ..1 KIN',
    'HER CHILD ADV? IS|HAVE|HAD|NOT|WILL|TURN|ATTEND +8',
    '<!IS HER ..4 KIN !OBJECT|NTH +8',
    'HAS|RAISE ..4 KIN !OBJECT|NTH +8',
    'HAS|RAISE FEW|N|HER YOUTHS +4',
  ],
  past: [
    '-9 NOW ..2 ADULTAGE ~',
    '-9 NOW ..2 ADULTAGE YEAR|AGEYEAR|AGEUNIT',
    'AT ADV? ADULTAGE YEAR|AGEYEAR|AGEUNIT? +9!',
    'ADULTAGE AGEUNIT +9!',
    'FORMER ..2 YOUNGONE|CHILD|YOUTHS|MINOR|GIRL|SCHOOL|PUPIL|SCHOOLLIFE +2',
    'YOUNGONE|SCHOOLLIFE|GIRL ..1 WAS',
    'GIRL ..1 FORMER',
    'WHEN ..5 WAS|HAD ..5 N',
    'WHEN ..5 N ..3 WAS',
    'WAS|HAD ADV*2 N YEAR|AGEYEAR? OLD? WHEN',
    'SINCE ..4 N',
    // had braces until fifteen
    'HAD|WAS|HAPPENED ..6 UNTIL ARTICLE|ADV|HER|MINE*2 N',
    'HAVE|HAS ..5!N|FEW UNTIL TO|ARTICLE|HER|MINE*2 N',
    'HAPPENED ..9 AT ADV*2 N YEAR|AGEYEAR|AGEUNIT?',
    'AT ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD? COMMA? ..4 HAPPENED',
    'N AGEUNIT|AGEYEAR ..1 TIME',
    'AT ADV? N YEAR|AGEYEAR|AGEUNIT? OLD? COMMA? ME HAD|HAPPENED|WAS',
    'first|erster|erste|premier|première|primer|primera|primo|prima|primeiro|primeira|erstes ..4 WAS|été|è_stato|stato AT|LIKE? ADV*2 N',
    'SCHOOL ..1 N|NN|FEW YEAR|AGEYEAR AGO',
  ],
  grown: GROWN_LIVES,
}
