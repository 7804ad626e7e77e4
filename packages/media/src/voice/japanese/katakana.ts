/**
 * Hiragana as katakana, long vowels with their bar. Readings put into a text stand in katakana, so that the dictionary
 * keeps them whole instead of taking their ends for particles.
 */
export const toKatakana = (kana: string): string =>
  kana
    .replace(/[ぁ-ゖ]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60))
    .replace(/(?<=[オコゴソゾトドノホボポモヨョロウクグスズツヅヌフブプムユュル])ウ/gu, 'ー')
