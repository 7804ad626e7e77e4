import { foldLetter, visible } from '../../replies/fold.ts'

/** Small capitals and other letters of phonetic alphabets that look Latin. */
const SMALL_CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɡɩʟ', (letter, at) => [letter, 'abcdefghijklmnoprstuvwyzgil'.charAt(at)]),
)
/** Cyrillic and Greek letters that look Latin; read so only beside a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('аеорсухіѕкмтнвԁһӏјոοαειυνκρτχγη', (letter, at) => [letter, 'aeopcyxiskmthbdhljnoaeiuvkptxyn'.charAt(at)]),
)
/** Signs and digits that stand in for letters; the second reading of a one is an l. */
const MASKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '¡': 'i',
  '§': 's',
  '¢': 'c',
  '£': 'l',
  '¥': 'y',
  '+': 't',
}

/** Where alphabets of letters in circles, squares and flags begin. */
const PICTURE_ALPHABETS = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]
const fromPicture = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const start = PICTURE_ALPHABETS.find((first) => code >= first && code < first + 26) ?? code
  return String.fromCodePoint(0x61 + code - start)
}

const DECIMAL = /\p{Nd}/u
/** A digit of any script: they stand in tens, and zero is the first. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 10 && DECIMAL.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** A sum's signs, a star for a birth, a Japanese comma within a number. */
const plainSigns = (text: string): string =>
  /[*＊−、]/u.test(text)
    ? text
        .replace(/(?<=\d) ?[*＊] ?(?=\d)/gu, ' × ')
        .replace(/(?<=^|[\s(,;])[*＊] ?(?=\d{4}(?!\d))/gu, 'geb ')
        .replace(/−/gu, '-')
        .replace(/(?<=十[一二三四五六七])、(?=[二三四五六七八](?![一二三四五六七八九十]))/gu, '')
    : text

/** Chinese and Japanese letters, written apart with gaps or signs between them. */
const TORN =
  /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?:[ .・·_/|+~-][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d]){2,}(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu
const ASCII = /^[\u0020-\u007E\n]*$/u

/** A text as a reader sees it: one form for each letter and digit, nothing that is not seen. Upper case stays. */
export const seen = (given: string): string => {
  // 'Kids’ drawing', whose drawing it is, and not what kids do.
  const text = plainSigns(given).replace(/(?<=(?<!\p{L})(?:kids|childrens|toddlers))['’](?= \p{L})/giu, ' s')
  return ASCII.test(text)
    ? text
    : visible(text.replace(/[¼½¾]/gu, '').replace(/(?<=\d)\.(?=[ºª])/gu, ''))
        .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
        .replace(/(?<=十)[-·・.](?=[一二三四五六七])/gu, '')
        .replace(TORN, (torn) => torn.replace(/[ .・·_/|+~-]/gu, ''))
        .replace(/(?<=\p{Script=Han})[*＊](?=\p{Script=Han})/gu, '')
        .replace(
          /(?<=[\p{Script=Han}\p{Script=Katakana}])[○◯●◎](?=[\p{Script=Han}\p{Script=Katakana}])|[○◯●◎](?=[生年リ女])|(?<=[女ロ幼])[○◯●◎]/gu,
          '〇',
        )
        .replace(/[کیھہ]/gu, (letter) => ({ ک: 'ك', ی: 'ي' })[letter] ?? 'ه')
        .replace(/[\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, fromPicture)
        .replace(/[ɡɩʟʙɢʜɪɴʀʏᴀ-ᴢꜰꜱ]/gu, (letter) => SMALL_CAPITALS[letter] ?? letter)
        .replace(/\p{Cf}|\p{Me}|[\u{1AB0}-\u{1AFF}]|[\u{1DC0}-\u{1DFF}]|[\u{20D0}-\u{20F0}]/gu, '')
}

/** Words that would be others without their accents: at and has, is and and, a baby and drinks, very and three, a pupil and raised, would be and was, what was done and is. */
const ACCENTED: ReadonlySet<string> = new Set(
  (
    'à é è és bebé bebê bebè bébé très há älter wär wäre wärst wären élevé élevée élevés entré entrée joué chanté dansé commencé débuté quitté gagné rencontré ' +
    'arrivé arrivée trouvé décidé émigré publié acheté tombé tombée cessé déménagé passé'
  ).split(' '),
)

const PLAIN = /^[a-z0-9]*$/u

/** Folds a word for looking it up: lower case, without accents; the Spanish ñ stays, as `nina` is a name. */
export const foldWord = (word: string): string => {
  const lower = word.toLowerCase().normalize('NFC')
  if (PLAIN.test(lower)) return lower
  return ACCENTED.has(lower) ? lower : Array.from(lower, (letter) => (letter === 'ñ' ? letter : foldLetter(letter))).join('')
}

const hasLatin = /[a-z]/u
const hasCyrillic = /\p{Script=Cyrillic}/u
/** Latin letters and digits that stand in for Cyrillic ones; the second reading of a three is a з. */
const CYRILLIC_MASKS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aeopcyxkmthbiu034689', (letter, at) => [letter, 'аеорсухкмтнвииоечбвя'.charAt(at)]),
)
const cyrillic = (word: string, three: string): string => Array.from(word, (sign) => (sign === '3' ? three : (CYRILLIC_MASKS[sign] ?? sign))).join('')

/** A folded word with the letters that its signs and digits stand for: every reading of it that differs, none for a plain word. */
export const unmasked = (word: string): readonly string[] => {
  if (hasCyrillic.test(word) && /[a-z\d]/u.test(word)) return [...new Set([...latin(word), cyrillic(word, 'е'), cyrillic(word, 'з')])]
  return latin(word)
}

const latin = (word: string): readonly string[] => {
  if (!hasLatin.test(word) && !/[$@]/u.test(word)) return []
  const read = (one: string): string => Array.from(word, (sign) => (sign === '1' ? one : (MASKS[sign] ?? LOOKALIKES[sign] ?? sign))).join('')
  return [...new Set([read('i'), read('l')])].filter((reading) => reading !== word)
}

/** A word with every repeated letter written once. */
export const squeezed = (word: string): string => word.replace(/(.)\1+/gu, '$1')
