import { PHOTO_PARAMETERS } from '@moonlit/contract/rules'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { OUTFITS, PROPS, SCENES, TINTS, WEARABLES, WEATHERS } from '../look.ts'
import promptWords from './prompt-words.json' with { type: 'json' }
import { parsePrompt } from './read-prompt.ts'

const AT_THE_SEA = {
  en: 'On the beach in a red dress, smiling',
  es: 'En la playa con un vestido rojo, sonriendo',
  fr: 'À la plage en robe rouge, souriante',
  pt: 'Na praia com um vestido vermelho, sorrindo',
  ar: 'على الشاطئ بفستان أحمر وهي تبتسم',
  hi: 'समुद्र किनारे लाल ड्रेस में मुस्कुराते हुए',
  ja: '海辺で赤いドレスを着て笑顔',
  zh: '在海滩上穿着红色连衣裙微笑',
  it: 'In spiaggia con un vestito rosso, sorridente',
  de: 'Am Strand in einem roten Kleid, lächelnd',
} as const

test.each(LOCALES)('[PG-01] a prompt in %s sets place, outfit, colour and mood', (locale) => {
  expect(parsePrompt(AT_THE_SEA[locale], {})).toMatchObject({ scenes: ['beach'], outfit: 'dress', color: 'red', mood: 'smile' })
})

const CLOSE = {
  en: 'Close-up in a café, black and white',
  es: 'Primer plano en una cafetería, en blanco y negro',
  fr: 'Gros plan au café, en noir et blanc',
  pt: 'Primeiro plano na cafeteria, em preto e branco',
  ar: 'لقطة قريبة في المقهى بالأبيض والأسود',
  hi: 'कैफ़े में क्लोज़-अप, ब्लैक एंड व्हाइट',
  ja: 'カフェでクローズアップ、白黒',
  zh: '咖啡馆里的特写，黑白',
  it: 'Primo piano al caffè, in bianco e nero',
  de: 'Nahaufnahme im Café, schwarz-weiß',
} as const

test.each(LOCALES)('[PG-01] a prompt in %s sets distance and light', (locale) => {
  expect(parsePrompt(CLOSE[locale], {})).toMatchObject({ scenes: ['cafe'], distance: 'close', tint: 'mono' })
})

const LIBRARY = {
  en: 'in the library',
  es: 'en la biblioteca',
  fr: 'dans la bibliothèque',
  pt: 'na biblioteca',
  ar: 'في المكتبة',
  hi: 'पुस्तकालय में',
  ja: '図書館で',
  zh: '在图书馆',
  it: 'in biblioteca',
  de: 'in der Bibliothek',
} as const

test.each(LOCALES)('[PG-01] a prompt in %s is not misread', (locale) => {
  expect(parsePrompt(LIBRARY[locale], {})).toEqual({
    scenes: ['library'],
    hints: [],
    looksAway: false,
    extras: [],
    wears: [],
    outfit: undefined,
    color: undefined,
    mood: undefined,
    distance: undefined,
    tint: undefined,
  })
})

test.each([
  ['in a library in a suit', { scenes: ['library'], outfit: 'suit' }],
  ['by the sea at dusk, smiling', { scenes: ['beach'], tint: 'golden', mood: 'smile' }],
  ['in a café by the sea', { scenes: ['cafe', 'beach'] }],
  ['a kind smile in a rose garden', { scenes: ['garden'], mood: 'smile' }],
  ['leather jacket, no smile', { outfit: 'leather', mood: 'serious' }],
  ['blue eyes, a white t-shirt', { outfit: 'tee', color: 'white' }],
  ['golden hour, dress', { outfit: 'dress', color: undefined, tint: 'golden' }],
  ['looking away, full body, glasses and a necklace', { looksAway: true, distance: 'far', extras: ['glasses', 'necklace'] }],
  ['Ein Abend in der Stadt mit Lederjacke, ernst', { scenes: ['citynight'], outfit: 'leather', mood: 'serious' }],
  ['上海的夜晚', { scenes: ['citynight'] }],
  ['북쪽', { scenes: [], outfit: undefined }],
])('[PG-01] "%s" is read as meant', (prompt, expected) => {
  expect(parsePrompt(prompt, {})).toMatchObject(expected)
})

test.each([
  'a strand of hair over her face',
  'shallow depth of field',
  'dans son ensemble',
  'onde ela está',
  'She waves at the camera',
  'it suits her',
  '🏖️',
  '',
])('[PG-01] "%s" names no place and no clothes', (prompt) => {
  expect(parsePrompt(prompt, {})).toMatchObject({ scenes: [], outfit: undefined })
})

test('[PG-01] parameters override the prompt, as ids or words', () => {
  const prompt = 'on the beach in a red dress, smiling, close-up'
  const ids = { scene: 'library', outfit: 'offshoulder', color: 'black', mood: 'wink', distance: 'far', light: 'mono' }
  expect(parsePrompt(prompt, ids)).toMatchObject({
    scenes: ['library'],
    outfit: 'offshoulder',
    color: 'black',
    mood: 'wink',
    distance: 'far',
    tint: 'mono',
  })
  expect(parsePrompt(prompt, { Ort: 'in der Bibliothek', scene: 'moon' })).toMatchObject({ scenes: ['library'], outfit: 'dress' })
  expect(parsePrompt(prompt, { constructor: 'x', toString: 'y' })).toEqual(parsePrompt(prompt, {}))
})

test('[PG-01] every parameter that is offered is known to the drawing, and read as an id, never as words', () => {
  const { scene, outfit, color, light, mood, distance, format } = PHOTO_PARAMETERS
  for (const id of scene) expect(parsePrompt('', { scene: id })).toMatchObject({ scenes: [id] })
  for (const id of outfit) expect(parsePrompt('', { outfit: id })).toMatchObject({ outfit: id })
  for (const id of color) expect(parsePrompt('', { color: id })).toMatchObject({ color: id, scenes: [] })
  for (const id of light) expect(parsePrompt('', { light: id })).toMatchObject({ tint: id, scenes: [], hints: [], outfit: undefined })
  for (const id of mood) expect(parsePrompt('', { mood: id })).toMatchObject({ mood: id, hints: [] })
  for (const id of distance) expect(parsePrompt('', { distance: id })).toMatchObject({ distance: id })
  for (const id of format) expect(parsePrompt('', { format: id })).toMatchObject({ format: id, distance: undefined })
})

const IN_THE_RAIN = {
  en: 'with a red umbrella and a scarf in the rain, arms crossed',
  es: 'con un paraguas rojo y una bufanda bajo la lluvia, brazos cruzados',
  fr: 'avec un parapluie rouge et une écharpe sous la pluie, bras croisés',
  pt: 'com um guarda-chuva vermelho e um cachecol na chuva, braços cruzados',
  ar: 'مع مظلة حمراء ووشاح تحت المطر، مكتوفة الذراعين',
  hi: 'बारिश में लाल छाता और मफ़लर के साथ, हाथ बाँधे',
  ja: '雨の中、赤い傘とマフラー、腕を組んで',
  zh: '下雨天，红色雨伞，围巾，双臂交叉',
  it: 'con un ombrello rosso e una sciarpa sotto la pioggia, braccia conserte',
  de: 'mit rotem Regenschirm und Schal im Regen, mit verschränkten Armen',
} as const

test.each(LOCALES)('[PG-01] a prompt in %s sets what is held and worn, its colour, the weather and the arms', (locale) => {
  expect(parsePrompt(IN_THE_RAIN[locale], {})).toMatchObject({
    prop: 'umbrella',
    propColor: 'red',
    wears: ['scarf'],
    weather: 'rain',
    gesture: 'crossed',
    outfit: undefined,
  })
})

test.each([
  ['com um livro no jardim', { scenes: ['garden'], prop: 'book' }],
  ['reading a book', { scenes: [], hints: ['library'], prop: 'book' }],
  ['in a green dress with a yellow hat', { outfit: 'dress', color: 'green', wears: ['sunhat'], propColor: 'yellow' }],
  ['winkt mir zu', { gesture: 'wave', mood: undefined }],
  ['walking in the forest', { scenes: ['forest'] }],
  ['صورة في الصحراء مع نظارة شمسية', { wears: ['sunglasses'], prop: undefined }],
  ['サングラスをかけて海で', { wears: ['sunglasses'], prop: undefined }],
  ['un verre de vin rouge en terrasse', { prop: 'glass', scenes: ['rooftop'] }],
  ['cooking pasta', { hints: ['kitchen'], prop: 'plate' }],
  ['下雪的街上吃冰淇淋', { prop: 'icecream', weather: 'snow' }],
  ['लाल साड़ी में, हाथ में दीया', { outfit: 'dress', color: 'red', prop: 'candle' }],
  ['a glass of champagne, gold dress', { prop: 'glass', outfit: 'dress', color: 'gold', propColor: undefined }],
  ['in a tuxedo on the red carpet', { outfit: 'suit', color: undefined }],
  ['haciendo yoga en la azotea', { scenes: ['rooftop'] }],
  ['with glasses in the kitchen', { scenes: ['kitchen'], wears: [], extras: ['glasses'] }],
])('[PG-01] "%s" tells things and places apart', (prompt, expected) => {
  expect(parsePrompt(prompt, {})).toMatchObject(expected)
})

test.each(LOCALES)('[PG-01] everything that can be held or worn, and every weather, can be named in %s', (locale) => {
  const { prop, wear, weather } = promptWords[locale]
  expect([Object.keys(prop), Object.keys(wear), Object.keys(weather)].map((ids) => ids.toSorted())).toEqual(
    [[...PROPS], [...WEARABLES], [...WEATHERS]].map((ids: string[]) => ids.toSorted()),
  )
})

test.each(LOCALES)('[PG-01] every place, outfit and light can be named in %s', (locale) => {
  const { scene, outfit, tint } = promptWords[locale]
  expect([Object.keys(scene), Object.keys(outfit), Object.keys(tint)].map((ids) => ids.toSorted())).toEqual(
    [[...SCENES], [...OUTFITS], [...TINTS]].map((ids: string[]) => ids.toSorted()),
  )
})

test('[PG-01] the longest prompt is read quickly, whatever it repeats', () => {
  for (const piece of ['red dress ', 'snow ', 'a', 'ا ', '海', 'look over her ', '- ']) {
    const startedAt = performance.now()
    parsePrompt(piece.repeat(500).slice(0, 500), {})
    expect(performance.now() - startedAt).toBeLessThan(1000)
  }
})
