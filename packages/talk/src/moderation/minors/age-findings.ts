import type { FindingKind } from './kinds.ts'

/** How an age below eighteen is told, in any language: the order of words differs, and all orders are here. */
export const AGE_FINDINGS: Readonly<Record<Extract<FindingKind, 'age' | 'years' | 'bare' | 'life' | 'younger' | 'born'>, readonly string[]>> = {
  age: [
    // s1xteen; with only fourteen; at just fourteen years
    'MASKED',
    'AT ONLY ONLY? ONLY? TEENS ~',
    'AT ONLY|ADV*2 N YEAR|AGEYEAR $',
    // two years past thirteen; 15a; am I too young? fifteen
    'IS|HAVE FEW YEAR|AGEYEAR past|over|above|into|beyond|before|off|under|short N',
    'N ..1 TURNED GIRL',
    '^ ..2 TEENS a $',
    'TOOYOUNG ..2 STOP ..3 TEENS',
    // three times five is her age; her age is half of thirty; a third of 45, that old
    'N ~ COMMA? ..3 HER ..1 AGE ~~',
    'N ~ COMMA? ..3 AGE HER? IS? $',
    'AGE ..4 SUM ~',
    'SUM COMMA? ..5 AGE|OLD',
    'SUM YEAR|AGEYEAR OLD? $',
    'SUM AGEUNIT',
    // a girl of fourteen in a red coat; sweet little fifteen; both are sixteen
    'GIRL|PERSON OF ADV*3 N in|with|on|from|en|in|im|mit|con|com|avec',
    'ONLY SMALL N ~',
    'BOTH ..2 TEENS ~',
    'IS|HAVE|HAVEONLY TEENS BOTH',
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
    'IS|HAVE|HAVEONLY but|aber|mais|pero|ma|mas ADV*2 TEENS ~',
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
    // tengo 15 jaja
    'HAVEONLY ADV*3 TEENS lol|haha|hahaha|jaja|jajaja|ahah|ahaha|kk|kkk|kkkk|rs|rsrs|mdr|ptdr|xd',
    'HAVE|HAVEONLY ADV*3 N OLD',
    // between fourteen and sixteen; F16 from Leeds
    'IS|GIRL|PERSON|AGE|LOOK|^ LIKE? BETWEEN ARTICLE? N AND|JOIN ARTICLE? N|N18|NN ~',
    'BETWEEN ARTICLE? N YEAR|AGEYEAR? AND|JOIN ARTICLE? N|N18|NN YEAR|AGEYEAR',
    '^ f|m|w|h|j TEENS $',
    '^ f|m|w|h|j TEENS AND|FROM|OF|COMMA',
    // no older than fourteen; 15a, 15y
    'NOT|ONLY|ADV OLDER|YOUNGER? THAN ADV? N ~',
    // 16/m/berlin; 15, f, uk; paris | f | 15; 16m here; hi 16 here
    '^ ADV*2 TEENS / SEX $',
    '^ ADV*2 TEENS / SEX /',
    '/ TEENS / SEX $',
    '^ SEX / TEENS $',
    '^ SEX / TEENS /',
    '/ SEX / TEENS $',
    '^ TEENS / uk|us|usa|canada|india|deutschland|france|italia|españa|brasil / SEX $',
    '^ TEENS !m|h|м SEX $',
    '^ ADV*2 TEENS SEX HERE',
    '^ ADV*2 TEENS !m|h|м SEX FROM|from|aus|de|di|da|из',
    '^ TEENS SEX uk|us|usa|eu|canada|india|london|berlin|paris|nyc',
    '^ SEX TEENS HERE',
    '^ HERE TEENS FROM|from|aus|de|da|из|SEX',
    '^ uk|us|usa|eu|canada|india SEX TEENS $',
    '^ ADV*2 TEENS HERE $',
    '^ ADV*2 TEENS HERE lol|haha|hahaha|lmao|xd|btw|too|also|hi|hey|wbu|hbu|from|auch|aus|jaja|kkk|mdr|ahah|moi_aussi|SEX|YOU',
    '^ hi|hey|hello|hallo|hola|salut|ciao|oi|olá|yo|sup|heya|привет|हैलो|hii|coucou|buenas ADV*2 TEENS HERE',
    // 16 and bored; 12 weeks pregnant and 15
    '^ ADV*2 TEENS AND|COMMA? ADV*2 FEELING $',
    '^ ADV*2 TEENS AND|COMMA? ADV*2 FEELING AND|HERE|lol|haha|lmao',
    'FEELING and|und|et|y|e|и|और ADV*2 TEENS $',
    'ME IS ..6!BETWEEN|AT|HAS|SHE|HER|MINE|KIN|PARENT|FIGURE|N18|ADULTAGE <!N|NN|FEW|FIGURE and|und|et|y|e|и|और ADV*2 TEENS $',
    '^ ..2 TEENS a|y|j|yr|yrs $',
    '^ ..2 TEENS a|y|yrs de|from|aus',
    '^ shi yi|er|san|si|wu|liu|qi sui',
    // in her sixteenth year; the sixteenth year of her life
    'NTH|NTH18 LIFEYEAR',
    'NTH|NTH18 YEAR|AGEYEAR OF HER? LIFE',
    'YEAR|AGEYEAR NTH|NTH18 OF HER? LIFE',
  ],
  // Fifteen years of anything, in the languages that count age so; excused by what else they are years of.
  years: ['DOZEN OF? YEAR|AGEYEAR', 'DECADE HALF|PARTED2', 'N AGEYEAR', 'N YEAR AND N|FEW SPAN'],
  bare: [
    // barely eighteen: who says so means less
    '<!AT|WAS|HAD|HAPPENED barely|hardly|scarcely|knapp|kaum|gerade_so|à_peine|apenas|appena|a_malapena|a_mala_pena|едва|بالكاد|बमुश्किल|かろうじて|勉强 N18 ~ !FOR|SPAN',
    '<!AT|WAS|HAD|HAPPENED barely|hardly|scarcely|knapp|kaum|gerade_so|à_peine|apenas|a_malapena|едва|بالكاد|बमुश्किल|かろうじて|勉强 N18 YEAR|AGEYEAR|AGEUNIT',
    'barely|hardly|scarcely|knapp|kaum|gerade_so|à_peine|apenas|a_malapena|едва|بالكاد|勉强 ARTICLE? ADULT ~',
    // the little one of a 'daddy dom'
    'ddlg|ddlb|mdlg|mdlb|cgl|abdl ..2 SMALL|CHILD|GIRL|baby|babygirl|middle|boy',
    'SMALL|CHILD|GIRL|baby|babygirl ..4 ddlg|ddlb|mdlg|mdlb|cgl|abdl',
    'ddlg|ddlb|mdlg|mdlb',
    '^ ADV*2 TEENS ADV $',
    '^ SUM $',
    '^ ADV? DIGITS|TEENS $',
    'JOIN TEENS $',
    '^ N YEAR|AGEYEAR $',
    '^ TEENS AND',
  ],
  // Told by birthdays and by years lived.
  life: [
    'N ..2 ろうそく|ロウソク|キャンドル|蝋燭 ..3 吹',
    '吹 ..8 N ..1 蜡烛|蠟燭',
    'N ..1 蜡烛|蠟燭 ..2 吹',
    'TURNED HER|ARTICLE*2 NTH ~',
    'NTH ..1 BIRTHDAY',
    'BIRTHDAY ..1 NTH',
    'BIRTHDAY N ~',
    'N BIRTHDAY',
    // a girl of fourteen years with braids: no time that she has been with anything
    'GIRL|PERSON OF ADV*2 TEENS YEAR|AGEYEAR !LASTING',
  ],
  // Nothing excuses a body that is a child's, nor that the girl of whom the age is told is somebody's: 'Anna, my girl, is fifteen'.
  younger: [
    // her first bra, unless she makes or sells them
    '<!designed|designs|sewed|sews|sold|sells|made|makes|entwarf|näht HER first|ersten|erster|erste|premier|primer|primo|primeiro|первый bra|bralette|bh|büstenhalter|soutien_gorge|soutif|sujetador|sostén|brasier|corpiño|reggiseno|sutiã|лифчик|бюстгальтер ~',
    '初めて|はじめて の ブラ|ブラジャー',
    '第一 件|个|個|次 穿? 文胸|胸罩|内衣',
    'حمالة صدرها الأولى',
    'أول حمالة صدر',
    'पहली ब्रा',
    // my sister is seventeen, and I am three years younger
    'KIN IS|HAVE|HAS|TURNED|AGE ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD? COMMA|AND|STOP*2 ME IS|HAVE|HAS|AGE|IT ..1 FEW|N YEAR|AGEYEAR|AGEUNIT? ..2 YOUNGER',
    'KIN IS|HAVE|HAS|TURNED|AGE ADV*2 N YEAR|AGEYEAR|AGEUNIT? OLD? COMMA|AND|STOP*2 ME ..1 FEW|N YEAR|AGEYEAR ..1 YOUNGER',
    'KIN ..2 N YEAR|AGEYEAR|AGEUNIT? COMMA|AND*2 ME YOUNGER ..3 FEW|N',
    // just out of primary school, of childhood; her mother still signs her report
    'ONLY ..2 FINISHED ..3 CHILDSCHOOL|CHILDHOOD',
    'ONLY ..4 CHILDSCHOOL|CHILDHOOD ..2 FINISHED',
    'CHILDHOOD ..1 ONLY ..1 FINISHED',
    'FINISHED ..1 ONLY ..2 CHILDSCHOOL|CHILDHOOD',
    // wore diapers when the pandemic began, was born in it; the first tooth; youth that has only begun
    'BABYDAYS|BORN|CHILDSCHOOL ..6 PANDEMIC',
    'PANDEMIC ..6 BABYDAYS|BORN|CHILDSCHOOL',
    'NTH ..1 MILESTONE ..3 ONLY|YET',
    'YET NTH ..1 MILESTONE',
    'TEACHER ..6 COMMA ..3 castigada|castigado|collée|collé|punizione|castigo|detention|nachsitzen',
    'TEACHER gave|gives ME detention',
    'ONLY ..5 NTH ..1 MILESTONE',
    'TEENYEARS ..3 ONLY ..2 BEGUN',
    'TEENYEARS ..3 BEGUN ONLY',
    'ONLY ..1 BEGUN ..3 TEENYEARS',
    // as old as my daughter, fifteen; like somebody's sister, twelve at most; a lad of fourteen summers
    'AGE ..4 KIN COMMA ADV|ONLY*2 N ~',
    'LIKE ..2 old|alt ..2 KIN|CHILD COMMA ADV|ONLY*2 N ~',
    'so alt wie ..2 KIN|CHILD COMMA ADV|ONLY*2 N ~',
    'LIKE ..2 KIN|CHILD ..3 COMMA ADV|ONLY*2 TEENS $',
    'LOOK ..5 KIN ..1 COMMA ADV|ONLY*2 N ~',
    'GIRL|PERSON OF ADV*2 N summers|winters|springs',
    'PARENTS ..1 YET ..5 REPORT|SCHOOLLIFE',
    'PARENTS ..2 YET ..5 REPORT|SCHOOLLIFE',
    'YET ..1 PARENTS ..5 REPORT|SCHOOLLIFE',
    'PARENTS ..2 REPORT ..1 YET',
    'HER PARENTS ..2 signs|firma|unterschreibt|signe|assina|подписывает ..3 REPORT|SCHOOLLIFE',
    // pocket money from grandma; a mother who has to sign
    'CLUE|REPORT ..5!WAS|HAD|HAPPENED ELDERS',
    'ELDERS ..5!WAS|HAD|HAPPENED CLUE|REPORT',
    'PARENTS ..1 must|needs|has|have|muss|müssen|doit|doivent|tiene|tienen|deve|devono|devem|precisa|precisam|должна|должны|должен to|que|de? sign|signer|firmar|firmare|assinar|подписать',
    'PARENTS ..1 muss|müssen für ..2 unterschreiben',
    'NOTE ..3 PARENTS',
    'PARENTS ..3 NOTE',
    'MOM ADV ..8 CHILDSCHOOL|SCHOOL',
    'MOM ..2 ADV ..8 CHILDSCHOOL|SCHOOL',
    'HOLIDAYS ..4 SCHOOL|CHILDSCHOOL|GRADE|NTH',
    'NTH|GRADE|SCHOOL ..4 HOLIDAYS',
    '^ ARTICLE? MINE ..1 KIN COMMA? ..2!WAS|HAD ARTICLE? SMALL? CHILD ~ !COMMA',
    '^ KIN SMALL? ..3!WAS|HAD CHILD $',
    'SUM AGEUNIT|YEAR|AGEYEAR ..1 KIN|GIRL',
    'N18 AGEYEAR|AGEUNIT ..3 KIN ..1 THAN ..3 YOUNGER',
    'YOUNGER ..1 THAN ..3 N|N18',
    'BODY OF|GENITIVE|LIKE ..3 N ~',
    'BODY OF|GENITIVE|LIKE ARTICLE|HER? SMALL*2 CHILD',
    'BODY OF|LIKE ..3 N YEAR|AGEYEAR|AGEUNIT',
    'N AGEUNIT ADV|OF? BODY',
    'COMMA ..1 GIRL COMMA IS|HAVE ADV*2 N',
  ],
  born: [
    'BORN ..8!HAPPENED|WAS|ATTEND|and|und|et|y|ed|और|и YOUNGYEAR !YEAR|AGEYEAR|SPAN',
    'BORN ..8 COMMA ..1 YOUNGYEAR',
    'YOUNGYEAR ..9!HAPPENED|ATTEND BORN',
    'BORN YOUNGYEAR',
    'BIRTHDAY COLON|IS ..4 YOUNGYEAR',
    'BIRTHDAY COLON|IS N|FEW STOP ..1 YOUNGYEAR',
    'b|geb|née|nato|nata|nac|род STOP ..1 YOUNGYEAR',
    '^ ..3 IS|BE OF|del|da|von YOUNGYEAR $',
    'BORN COLON|IS ..2 YOUNGYEAR',
    'GIRL|PERSON COMMA? ..1 vintage|modelo|millesime|baujahr|jahrgang YOUNGYEAR',
    'vintage|modelo|millesime|baujahr|jahrgang YOUNGYEAR COMMA? ARTICLE|HER|cette? GIRL',
    'BORN ..3 YOUNGYEAR|SHORTYEAR !YEAR|AGEYEAR|SPAN',
    'YOUNGYEAR ..2 BORN',
  ],
}
