/** Chinese and Japanese numerals, the forms for cheques among them. */
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  ['〇零', '一壹壱', '二两兩贰貳弐', '三叁參参', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'].flatMap((letters, value) =>
    Array.from(letters, (letter) => [letter, value]),
  ),
)
const TENS: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 廿: 20, 卅: 30 }
const LARGE: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 }

/**
 * The number that begins at a place of a text, or null. Two digits that follow one another are 'so or so many' (十五六, 七八):
 * the smaller counts. Digits without a ten are read one by one (一六 is 16).
 */
export const readHan = (text: string, from: number): { readonly value: number; readonly length: number } | null => {
  let at = from
  let [total, digit, before]: [number, number | null, number | null] = [0, null, null]
  for (; at < text.length; at += 1) {
    const letter = text.charAt(at)
    const [next, ten, large] = [DIGITS[letter], TENS[letter], LARGE[letter]]
    if (next !== undefined) {
      if (digit === null) digit = next
      else if (next === digit + 1 && before === null) before = digit
      else digit = 10 * digit + next
    } else if (ten !== undefined) {
      total += ten === 10 ? 10 * (before ?? digit ?? 1) : ten
      digit = null
      before = null
    } else if (large !== undefined) {
      total = (total + (digit ?? (total === 0 ? 1 : 0))) * large
      digit = null
      before = null
    } else break
  }
  return at === from ? null : { value: total + (before ?? digit ?? 0), length: at - from }
}
