import { expect, test } from 'vitest'
import { readJapanese } from './kana.ts'
import { soundNumbers } from './numbers.ts'

const read = async (text: string): Promise<string> => readJapanese(text, new AbortController().signal)

test('[MK-13] kanji become kana by context, particles by sound', async () => {
  expect(await read('今日は私の話を聞いてくれてありがとう。最後の一行、一日中考えてた。')).toBe(
    'キョーワ ワタシノ ハナシヲ キイテクレテ アリガトー。 サイゴノ イチギョー、 イチニチジュー カンガエテタ。',
  )
})

test('[MK-13] no character remains that the engine would spell out', async () => {
  const kana = await read('「夜中の二時…」って、彼女は言った〜！（笑）淹れたてのお茶を三杯・・・𠮷')
  expect(kana).toMatch(/^[ァ-ヶー、。！？ ]+$/u)
  expect(kana).toContain('ヨナカノ ニジ')
})

test.each([
  ['三本と六本と八本と百本', 'サンボンとロッポンとハッポンとヒャッポン'],
  ['四時、七時、九時、二時間', 'ヨジ、シチジ、クジ、ニジカン'],
  ['一人、二人、三人、四人、十四人', 'ヒトリ、フタリ、サンニン、ヨニン、ジューヨニン'],
  ['あと十分。それで十分だよ。四十分。', 'アトジュップン。それで十分だよ。ヨンジュップン。'],
  ['31歳、20歳、100回', 'サンジューイッサイ、ニジュッサイ、ヒャッカイ'],
  ['1820年、八百体、3分', 'センハッピャクニジューネン、ハッピャクタイ、サンプン'],
  ['六千万、0、1234567890', 'ロクセンマン、ゼロ、イチニサンヨンゴロクナナハチキューゼロ'],
  ['一緒、八百屋、一通り、唯一', '一緒、八百屋、一通り、唯一'],
  ['四六時中、十中八九、万一、七五三', '四六時中、十中八九、万一、七五三'],
  ['12345678901。あと十分。', 'イチニサンヨンゴロクナナハチキューゼロイチ。アトジュップン。'],
  ['0.5秒、123456789012345678901', 'ゼロテンゴビョー、イチニサンヨンゴロクナナハチキューゼロイチニサンヨンゴロクナナハチキューゼロイチ'],
  ['3万人、2千年、二十四時間', 'サンマンニン、ニセンネン、ニジューヨジカン'],
  ['何本、何回、何分', 'ナンボン、何回、ナンプン'],
  ['十日、二十日、3日、15日', 'トオカ、ハツカ、ミッカ、ジューゴニチ'],
])('[MK-13] numbers in %s are read as spoken', (text, kana) => {
  expect(soundNumbers(text).replace('あと', 'アト')).toBe(kana)
})
