/** Words for young relatives, by whose age nobody is described but them: 'my daughter, 12'. */
const OWN = [
  String.raw`my (?:\p{L}+ ){0,2}?(?:step-?|grand)?(?:daughter|son|niece|nephew|sister|brother)`,
  String.raw`mein(?:e|er)? (?:\p{L}+ ){0,2}?(?:stief|enkel)?(?:tochter|sohn|nichte|neffe|schwester|bruder)`,
  String.raw`mi (?:\p{L}+ ){0,1}?(?:hij|hijastr|niet|sobrin|herman)(?:a|o|ita|ito)`,
  String.raw`(?:ma|mon) (?:\p{L}+ ){0,2}?(?:fille|fils|belle-fille|beau-fils|nièce|neveu|sœur|soeur|frère)`,
  String.raw`(?:a |o )?(?:minha|meu) (?:\p{L}+ ){0,1}?(?:filh|entead|sobrinh|irm|net)(?:a|o|ã|ão|inha|inho)`,
  String.raw`(?:la |il )?(?:mia|mio) (?:\p{L}+ ){0,2}?(?:figli|figliastr|nipot|sorell|fratell)(?:a|o|e|ina|ino)`,
  'ابنتي|بنتي|ابني|اختي|أختي|اخي|أخي',
  'मेरी (?:छोटी )?(?:बेटी|भतीजी|भांजी|बहन)|मेरा (?:छोटा )?(?:बेटा|भतीजा|भांजा|भाई)',
  '(?:私の|僕の|俺の)?(?:娘|息子|姪|甥|妹|弟)',
  '我(?:的)?(?:女儿|儿子|继女|继子|侄女|侄子|妹妹|弟弟)',
].join('|')
/** 1 to 17 in any digits, and no more of a number. */
const MINOR = String.raw`(?:[1１١۱१][0-7０-７٠-٧۰-۷०-७]|[1-9１-９١-٩۱-۹१-९])(?![\p{N}.:])`
/** What may stand between: 'my daughter (12)', 'my son is 11', 'meine Tochter ist erst 12'. */
const BETWEEN = String.raw`[\s,،、，:(–-]*(?:(?:is|ist|es|est|é|è|tiene|tem|ha|a|only|just|erst|aged?|عمرها|عمره|今年|は) ?){0,3}`
const AGED = new RegExp(String.raw`(?:^|[.!?。！？؟।\n]\s*)(?:${OWN})${BETWEEN}${MINOR}`, 'iu')
/** Without an age: who is called little is a child. */
const LITTLE =
  /(?:^|[.!?\n]\s*)(?:my little (?:daughter|son|niece|nephew)|meine? kleiner? (?:tochter|sohn|nichte|neffe)|mi (?:hijita|hijito|niñita)|ma petite fille|minha filhinha|meu filhinho|la mia (?:figlioletta|bambina))(?!\p{L})/iu
/** A body that is not grown. */
const UNGROWN = new RegExp(
  [
    String.raw`(?:no|without|hasn['’]?t got|not got) (?:any )?(?:breasts|boobs|hips|curves|pubic hair|period) yet`,
    String.raw`(?:noch keine) (?:brüste|busen|hüften|kurven|schamhaare|periode)`,
    String.raw`(?:todavía|aún) (?:sin|no tiene) (?:pechos|senos|curvas)|sin (?:pechos|senos) (?:todavía|aún)`,
    String.raw`(?:pas encore|sans) (?:de )?(?:seins|poitrine|formes)(?: encore)?`,
    String.raw`ainda (?:sem|não tem) (?:seios|peitos|curvas)|(?:ancora )?senza (?:seno|curve) ancora|ancora senza (?:seno|curve)`,
    'لم ينمُ? (?:صدرها|ثدياها)|अभी (?:तक )?(?:स्तन|छाती) नहीं|まだ胸が(?:ない|膨らんでい)|(?:还没|尚未)发育',
  ].join('|'),
  'iu',
)

/**
 * Whether a description is of a child by what it is to whoever wrote it, or by a body that is not grown. Of somebody who has a daughter it is not:
 * then she is not what the sentence begins with.
 */
export const isChildDescribed = (text: string): boolean => AGED.test(text) || LITTLE.test(text) || UNGROWN.test(text)
