import { toKatakana } from './katakana.ts'

/**
 * Corrected readings of words that the dictionary reads wrongly. Found by checking
 * every Japanese text of the characters.
 */
const READINGS: readonly (readonly [RegExp, string])[] = [
  [/一日中/gu, 'いちにちじゅう'],
  [/一人前/gu, 'いちにんまえ'],
  [/調弦/gu, 'ちょうげん'],
  [/何て/gu, 'なんて'],
  [/何で(?=笑|でき)/gu, 'なにで'],
  [/何でも/gu, 'なんでも'],
  [/何色/gu, 'なにいろ'],
  [/何辛/gu, 'なんから'],
  [/(?<=料理|依頼|弁護|同居|仕掛|案内|世話)人/gu, 'にん'],
  [/だいたい人/gu, 'だいたいひと'],
  [/除細動器/gu, 'じょさいどうき'],
  [/咸徳/gu, 'ハムドク'],
  [/失くし/gu, 'なくし'],
  [/尾けら/gu, 'つけら'],
  [/居どころ/gu, 'いどころ'],
  [/仕事柄/gu, 'しごとがら'],
  [/淹れ/gu, 'いれ'],
  [/鋏/gu, 'はさみ'],
  [/香草/gu, 'こうそう'],
  [/表計算/gu, 'ひょうけいさん'],
  [/辛さ/gu, 'からさ'],
  [/辛い(?=カレー|料理|味|もの)/gu, 'からい'],
  [/雨音/gu, 'あまおと'],
  [/いつ頃/gu, 'いつごろ'],
  [/台詞/gu, 'せりふ'],
  [/(?<!真)夜中/gu, 'よなか'],
  [/小人/gu, 'こびと'],
  [/山道/gu, 'やまみち'],
  [/市場/gu, 'いちば'],
  [/木の下/gu, 'きのした'],
  [/健康法/gu, 'けんこうほう'],
  [/良し悪し/gu, 'よしあし'],
  [/縁(?=に座|を)/gu, 'ふち'],
  [/(?<![街三四多])角を/gu, 'かどを'],
  [/勝っ(?=[たて])/gu, 'かっ'],
  [/(?<=[のを])端|(?<!っ)端(?=から|まで)/gu, 'はし'],
  [/桜桃/gu, 'さくらんぼ'],
  [/作りすぎ/gu, 'つくりすぎ'],
  [/土(?=[にをもの])/gu, 'つち'],
  [/(?<=踊り|漕ぎ)手/gu, 'て'],
  [/大一番/gu, 'おおいちばん'],
  [/潜り/gu, 'もぐり'],
  [/(?<=[のるたい])間(?=[はにも、]|あたり|ずっと)/gu, 'あいだ'],
  [/(?<=度)声/gu, 'こえ'],
  [/一箱/gu, 'ひとはこ'],
  [/一晩/gu, 'ひとばん'],
  [/一言/gu, 'ひとこと'],
]

/** Replaces such words by kana. */
export const correctReadings = (text: string): string =>
  READINGS.reduce((corrected, [word, reading]) => corrected.replace(word, toKatakana(reading)), text)
