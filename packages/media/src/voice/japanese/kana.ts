import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { runProgram } from '../run-program.ts'
import { soundNumbers } from './numbers.ts'
import { correctReadings } from './readings.ts'
import { Token } from './token.ts'

const PROGRAM = fileURLToPath(new URL('./tokens-program.ts', import.meta.url))
const Tokens = z.array(Token)

/** Particles that join the previous word without a space. */
const LEANING = new Set(['助詞', '助動詞', '記号'])
const LEANING_KINDS = new Set(['接尾', '非自立'])
const leans = ({ partOfSpeech, partOfSpeechSubcategory1 }: Token): boolean => LEANING.has(partOfSpeech) || LEANING_KINDS.has(partOfSpeechSubcategory1)

const PAUSES: readonly (readonly [RegExp, string])[] = [
  [/[…‥]+|[・･]{2,}/gu, '、'],
  [/[〜～~]/gu, 'ー'],
  [/[「」『』（）()“”"【】・:：;；—―-]+/gu, ' '],
]

/** Removes characters without a reading, which the engine would announce as "Chinese letter". */
const sayToken = ({ surface, pronunciation }: Token): string =>
  pronunciation === undefined || pronunciation === '*' ? surface.replace(/\p{Script=Han}/gu, '') : pronunciation

/** Words of a sentence, one after another, in kana. */
export const joinTokens = (tokens: readonly Token[]): string =>
  tokens
    .map((token, index) => (index === 0 || leans(token) || tokens[index - 1]?.partOfSpeech === '接頭詞' ? '' : ' ') + sayToken(token))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()

/**
 * A Japanese text in kana, since eSpeak knows no kanji. The dictionary reads them by context, and
 * known errors are corrected before. Unknown names may still be read wrongly.
 * @throws SpeechError when the dictionary cannot be run
 */
export const readJapanese = async (text: string, signal: AbortSignal): Promise<string> => {
  const plain = PAUSES.reduce((words, [sign, instead]) => words.replace(sign, instead), soundNumbers(correctReadings(text.normalize('NFC'))))
  const answer = await runProgram({ command: process.execPath, args: [PROGRAM], input: plain, signal })
  return joinTokens(Tokens.parse(JSON.parse(answer.toString('utf8'))))
}
