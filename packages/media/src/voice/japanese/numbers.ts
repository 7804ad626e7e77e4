import { toKatakana } from './katakana.ts'

/**
 * Numbers with counters as spoken: 三本 is sambon, 六本 roppon, 四時 yoji. The dictionary reads them separately.
 * Words that only begin like a number (一緒, 八百屋) are excluded.
 */

const DIGITS = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'] as const
const KANJI_DIGITS = '〇一二三四五六七八九'
const TENS: Readonly<Record<number, string>> = { 1: 'じゅう' }
const HUNDREDS: Readonly<Record<number, string>> = { 1: 'ひゃく', 3: 'さんびゃく', 6: 'ろっぴゃく', 8: 'はっぴゃく' }
const THOUSANDS: Readonly<Record<number, string>> = { 1: 'せん', 3: 'さんぜん', 8: 'はっせん' }

/** The value of a number in kanji or digits. */
const valueOf = (text: string): number => {
  let [total, section, digit] = [0, 0, 0]
  for (const sign of text) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign]
    if (unit !== undefined) {
      section += (digit || 1) * unit
      digit = 0
    } else if (sign === '万') {
      total += (section + digit || 1) * 10_000
      section = digit = 0
    } else if (/\d/u.test(sign)) {
      digit = digit * 10 + Number(sign)
    } else {
      digit = digit * 10 + KANJI_DIGITS.indexOf(sign)
    }
  }
  return total + section + digit
}

const digitAt = (value: number, unit: number): number => Math.floor(value / unit) % 10

const nameOf = (digit: number): string => DIGITS[digit] ?? ''

/** A digit with its unit: 三百 is sambyaku. One ten is only ten. */
const readUnit = (digit: number, unit: string, odd: Readonly<Record<number, string>>): string =>
  digit === 0 ? '' : (odd[digit] ?? `${nameOf(digit)}${unit}`)

const readSection = (value: number): string =>
  readUnit(digitAt(value, 1000), 'せん', THOUSANDS) +
  readUnit(digitAt(value, 100), 'ひゃく', HUNDREDS) +
  readUnit(digitAt(value, 10), 'じゅう', TENS) +
  nameOf(digitAt(value, 1))

/** A number below a hundred million in hiragana. */
const readNumber = (value: number): string => {
  if (value === 0) return 'ゼロ'
  return (value >= 10_000 ? `${readSection(Math.floor(value / 10_000))}まん` : '') + readSection(value % 10_000)
}

/** Counters by how they join: the sounds they begin with decide what a number before them becomes. */
const COUNTERS: Readonly<Record<string, string>> = {
  回: 'かい', 個: 'こ', 箇所: 'かしょ', か月: 'かげつ', ヶ月: 'かげつ', か国: 'かこく', か国語: 'かこくご', 曲: 'きょく', 局: 'きょく', 脚: 'きゃく', 件: 'けん',
  歳: 'さい', 才: 'さい', 冊: 'さつ', 席: 'せき', 章: 'しょう', 週間: 'しゅうかん', 着: 'ちゃく', 通: 'つう', 点: 'てん', 頭: 'とう', 体: 'たい', 足: 'そく',
  本: 'ほん', 匹: 'ひき', 杯: 'はい', 分: 'ふん', 歩: 'ほ', 拍: 'はく', 片: 'へん', 篇: 'へん', 泊: 'はく', 発: 'はつ',
  枚: 'まい', 台: 'だい', 秒: 'びょう', 行: 'ぎょう', 列: 'れつ', 名: 'めい', 語: 'ご', 度: 'ど', 頁: 'ページ', 番: 'ばん', 年: 'ねん', 時: 'じ', 時間: 'じかん', 人: 'にん',
} // prettier-ignore

const TO_B: Readonly<Record<string, string>> = { は: 'ば', ひ: 'び', ほ: 'ぼ' }
const TO_P: Readonly<Record<string, string>> = { は: 'ぱ', ひ: 'ぴ', ふ: 'ぷ', へ: 'ぺ', ほ: 'ぽ' }
/** Counters of the h row that take a p after three and what ends in ん, where the others take a b. */
const P_AFTER_N = new Set(['分', '歩', '拍', '片', '篇', '泊', '発'])
/** Before these a four is よ, a seven しち, a nine く, as far as listed. */
const SHORT: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  年: { 4: 'よ' },
  人: { 4: 'よ' },
  時: { 4: 'よ', 7: 'しち', 9: 'く' },
  時間: { 4: 'よ', 9: 'く' },
}
const DAYS = ['', 'いちにち', 'ふつか', 'みっか', 'よっか', 'いつか', 'むいか', 'なのか', 'ようか', 'ここのか', 'とおか'] as const
const PEOPLE: Readonly<Record<number, string>> = { 1: 'ひとり', 2: 'ふたり' }

const withFirst = (counter: string, changes: Readonly<Record<string, string>>): string =>
  (changes[counter.charAt(0)] ?? counter.charAt(0)) + counter.slice(1)

const readCounted = (value: number, sign: string): string => {
  if (sign === '日') return DAYS[value] ?? (value === 20 ? 'はつか' : `${readNumber(value)}にち`)
  if (sign === '人' && PEOPLE[value] !== undefined) return PEOPLE[value]
  const counter = COUNTERS[sign] ?? sign
  const last = value % 10
  const short = SHORT[sign]?.[last]
  const number = short === undefined ? readNumber(value) : readNumber(value - last).replace('ゼロ', '') + short
  const row = 'かきくけこ'.includes(counter.charAt(0))
    ? 'k'
    : 'さしすせそたちつてと'.includes(counter.charAt(0))
      ? 's'
      : 'はひふへほ'.includes(counter.charAt(0))
        ? 'h'
        : null
  if (row === null) return number + counter
  const joined = row === 'h' ? withFirst(counter, TO_P) : counter
  if (/(?:いち|はち|じゅう)$/u.test(number)) return `${number.replace(/(?:ち|う)$/u, 'っ')}${joined}`
  if (row !== 's' && /(?:ろく|ひゃく|びゃく|ぴゃく)$/u.test(number)) return `${number.slice(0, -1)}っ${joined}`
  if (row === 'h' && /(?:さん|せん|まん)$/u.test(number)) return number + withFirst(counter, P_AFTER_N.has(sign) ? TO_P : TO_B)
  if (row === 'h' && number.endsWith('よん') && P_AFTER_N.has(sign)) return number + joined
  return number + counter
}

const DIGIT = `[${KANJI_DIGITS}]`
/** In kanji with their units, or in digits, of which the last may be a unit too. */
const LONG = `${DIGIT}?[十百千](?:${DIGIT}?[十百千万])*${DIGIT}?|${DIGIT}万(?:${DIGIT}?[十百千])*${DIGIT}?|\\d+[百千万]?`
const SIGNS = [...Object.keys(COUNTERS), '日'].toSorted((one, other) => other.length - one.length).join('|')
/** Not 一通り, 一本気, 一時的 and the like, which are words of their own; nor 四六時中. */
const COUNTED = new RegExp(`(?<!${DIGIT})(${LONG}|${DIGIT})(${SIGNS})(?!り|気|的|屋|前後|先|者|性|格|緒|瞬|分の)`, 'gu')
const HOW_MANY = /何(?<sign>[本匹杯分歩拍])/gu
const LONG_NUMBER = new RegExp(`(?<!${DIGIT})(?:${LONG})(?!屋)`, 'gu')

/** 十分 is ten minutes where something is counted, else it says that there is enough. */
const isMinutes = (text: string, at: number): boolean =>
  /(?:あと|もう|ほんの|約|たった|[二三四五六七八九])$/u.test(text.slice(0, at)) ||
  /^十分(?:前|後|間|遅|早|待|だって|で(?![すしもは]))/u.test(text.slice(at))

/** Longer digit sequences are read digit by digit. */
const MANY_DIGITS = /\d{9,}/gu

/** Rewrites counted numbers as spoken. */
export const soundNumbers = (text: string): string =>
  text
    .replace(MANY_DIGITS, (digits) => toKatakana(digits.replace(/\d/gu, (digit) => nameOf(Number(digit)) || 'ゼロ')))
    .replace(/(?<=\d)[.．](?=\d)/gu, '点')
    .replace(COUNTED, (whole, number: string, sign: string, at: number, all: string) => {
      if (whole === '十分' && !isMinutes(all, at)) return whole
      return toKatakana(readCounted(valueOf(number), sign))
    })
    .replace(HOW_MANY, (_, sign: string) => toKatakana(`なん${withFirst(COUNTERS[sign] ?? '', P_AFTER_N.has(sign) ? TO_P : TO_B)}`))
    .replace(LONG_NUMBER, (number) => (number.length === 1 && !/\d/u.test(number) ? number : toKatakana(readNumber(valueOf(number)))))
