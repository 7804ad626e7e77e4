import type { Locale } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import type { Reply } from '../replies/reply-input.ts'
import { runChat } from '../testing/run-chat.ts'

const poolsOf = ({ memory }: Reply): string[] => Object.entries(memory.said).flatMap(([id, turn]) => (turn === memory.turns ? [id] : []))

describe.each<[Locale, string, string, string]>([
  ['en', 'I lost my job today. I feel awful.', 'tell me a joke', '17 times 3'],
  ['de', 'Ich habe heute meinen Job verloren. Mir geht es furchtbar.', 'erzähl mir einen Witz', 'was ist 17 mal 3?'],
  ['es', 'Hoy perdí mi trabajo. Me siento fatal.', 'cuéntame un chiste', '17 por 3'],
  ['fr', "J'ai perdu mon boulot aujourd'hui. Je me sens mal.", 'raconte-moi une blague', '17 fois 3'],
  ['pt', 'Perdi meu emprego hoje. Estou péssimo.', 'me conta uma piada', '17 vezes 3'],
  ['it', 'Oggi ho perso il lavoro. Sto malissimo.', 'raccontami una barzelletta', '17 per 3'],
  ['ar', 'خسرت عملي اليوم. أشعر بسوء شديد.', 'احكي لي نكتة', '17 × 3'],
  ['hi', 'आज मेरी नौकरी चली गई। बहुत बुरा लग रहा है।', 'कोई चुटकुला सुनाओ', '17 × 3'],
  ['ja', '今日仕事をクビになった。最悪の気分。', 'ジョークを言って', '17×3は？'],
  ['zh', '我今天失业了，心情很糟。', '讲个笑话', '17乘3'],
])('in %s', (locale, news, joke, sum) => {
  test('[MK-12] who lost a job and asks for a joke is told one', () => {
    const [, reply] = runChat([news, joke], { locale })
    expect(reply && poolsOf(reply).some((id) => id.startsWith('answer.joke'))).toBe(true)
  })

  test('[MK-12] who lost a job and asks for a sum is given it', () => {
    expect(runChat([news, sum], { locale })[1]?.text).toMatch(/51/u)
  })
})
