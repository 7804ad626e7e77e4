import { expect, test } from 'vitest'
import { isUnfitDescription, isUnfitName } from './names.ts'

test.each([
  'Young Amy',
  'Little Amy',
  'Little Lucy',
  'Lil Amy',
  'Baby Doe',
  'Babygirl',
  'Baby Girl',
  'Kiddo',
  'Amy Fifteen',
  'Amy 15',
  'Lolyta',
  'L0lita',
  'Teenie Tina',
  'Teeny',
  'Tweeny',
  'Tina Teeny',
  'Tiny',
  'Baby',
  'Pequeña',
  'Chiquita',
  'Petite',
  'Pequenina',
  'Piccola',
  'Kleine',
  'Junge',
  'الصغيرة',
  'बेबी',
  'नन्ही',
  'ベイビー',
  'Pequeña Ana',
  'Ana Quince',
  'Petite Marie',
  'Marie Quinze',
  'Pequena Ana',
  'Piccola Anna',
  'Anna Sedici',
  'Kleine Anna',
  'Anna Sechzehn',
  'ليلى الصغيرة',
  'छोटी प्रिया',
  'ロリ',
  'ロリータ',
  'ちびルナ',
  '萝莉',
  '小女孩娜娜',
])('[WZ-09] no character is called %j, which makes it a minor', (name) => {
  expect(isUnfitName(name, null)).toBe(true)
})

test.each([
  'Taylor Swift',
  'Trump',
  'ترامب',
  'Messi',
  'Hermione Granger',
  'TAYLOR  SWIFT',
  'TaylorSwift',
  'Emma Watson',
  'Ariana Grande',
  'Shakira',
  'Marion Cotillard',
  'Anitta',
  'Monica Bellucci',
  'Helene Fischer',
  'نانسي عجرم',
  'दीपिका पादुकोण',
  '新垣結衣',
  '杨幂',
  'Donald Trump',
  'Hitler',
  'Stalin',
])('[WZ-09] no character is called %j, who is somebody', (name) => {
  expect(isUnfitName(name, null)).toBe(true)
})

// Signs within a word, an initial between two and a gap in one hide nobody.
test.each([
  'Tay-lor Swift',
  'Tay-lor Sw-ift',
  'Tay lor Swift',
  'Em.ma Watson',
  'Em’ma Watson',
  'Scar-lett Johans-son',
  'Emma C. Watson',
  'Emma C Watson',
  'Emma C. D. Watson',
  'Emma É. Watson',
  'Tay-lor A. Swift',
  'Sha-kira',
  'Bey-oncé',
  'Ma-donna',
  'Car-di B',
  'Fif-teen',
  'Im fif-teen',
  'Lo-lita',
])('[WZ-09] no character is called %j, however it is spelt', (name) => {
  expect(isUnfitName(name, null)).toBe(true)
})

test.each([
  'Im fifteen',
  'I’m Fifteen',
  'fifteen yo',
  'fifteenyo',
  'Aged fifteen',
  '15yo boy',
  '15yo',
  '15 yo',
  'Ich bin fünfzehn',
  'Tengo quince',
  'J’ai quinze ans',
  'Ho quindici anni',
  'Sixteen Susy',
  'Siebzehn Susi',
  'Sedici Anna',
  'Dieciséis Ana',
  'Fifteen Susy Smith',
  'Chi-ld',
  'Ki-d Amy',
  'Te-en',
  'Lo-li',
])('[WZ-09] no character is called %j, which tells its age', (name) => {
  expect(isUnfitName(name, null)).toBe(true)
})

// What only looks like one of those: names of two words and initials of one's own, and a name of one word in two.
test.each([
  'Anne-Marie',
  'Anne Marie',
  'Jean-Luc',
  'Soo-jung',
  'Mary C. Smith',
  'Mary-Ann C. Smith',
  'Emma C. Wilson',
  'Emma W. Atson-Reid',
  'Tay',
  'Tay-Lynn',
  'Swift',
  'Taylor',
  'Taylor S. Brown',
  'Emma Wilson',
  'Watson',
  'Pe-Le',
  'Ma Donna',
  'Mes-Si',
  'Ri Hanna',
  'O’Hara',
  'B. Oprahson',
  'D. J. Trumper',
  'Im Yun-ah',
  'Im Soo',
  'Yo',
  'Yoo-jin',
  'Twenty',
  'Sarah J.',
  'Otto Dix',
  'Seven Jones',
  'Amy Little',
  'Mei-Li',
  'Tina Young-Smith',
  'Sarah J. Smith',
  'Frédérique J. Colette',
  'Monique J. Colette',
])('[WZ-09] %j is spelt as names are', (name) => {
  expect(isUnfitName(name, null)).toBe(false)
})

// Whoever is known the world over by one name is nobody else when the name stands alone. A second name makes it somebody's own again.
test.each([
  'Madonna',
  'MADONNA',
  'Madonna.',
  'Ｍadonna',
  'Beyonce',
  'Queen Beyoncé',
  'Ronaldinho',
  'Cristiano Ronaldo',
  'Ronaldo Nazário',
  'Maradona',
  'Pelé',
  'Oprah',
  'Kardashian',
  'DiCaprio',
  'Beckham',
  'مادونا',
  'मैडोना',
  'マドンナ',
  '麦当娜',
  'Мадонна',
])('[WZ-09] no character is called %j, which is enough to know who is meant', (name) => {
  expect(isUnfitName(name, null)).toBe(true)
})

// Ronaldo is what hundreds of thousands in Brazil are called, Adele and Elvis are given to children everywhere, Björk is an ordinary name in
// Iceland: alone they mean nobody.
test.each([
  'Ronaldo',
  'Ronaldo Silva',
  'Adele',
  'Selena',
  'Elvis',
  'Prince',
  'Drake',
  'Björk',
  'Rosalía',
  'Madonna Rossi',
  'Victoria Maradona-Ruiz',
  'Teena',
  'Lil',
  'Young',
  'Little',
  'गुड़िया',
  'ロナウド',
])('[WZ-09] a character may be called %j, as many others are', (name) => {
  expect(isUnfitName(name, null)).toBe(false)
})

test.each(['Fuck Face', 'Shit Head', 'Cunt', 'F u c k e r', 'Puta Madre', 'Salope', 'Puttana', 'Arschloch', 'شرموطة', 'रंडी', 'クソ', '婊子'])(
  '[WZ-09] no character is called %j, which insults',
  (name) => {
    expect(isUnfitName(name, null)).toBe(true)
  },
)

test.each([
  'Amara Okafor',
  'Amy Young',
  'June Little',
  'Anna Klein',
  'Maria Kleine',
  'Marie Petit',
  'Lola',
  'Loretta',
  'Lolo',
  'Scarlett',
  'Taylor Brown',
  'Emma Fischer',
  'Emma Stein',
  'Dick Johnson',
  'Shital',
  'Giovanni Verga',
  'Junior Silva',
  'Íñigo Peña',
  'Élodie Blanc',
  'João Gonçalves',
  'Chiara Conti',
  'Jürgen Groß',
  'ليلى',
  'عبد الله',
  'प्रिया शर्मा',
  'किशोर',
  'さくら',
  'グロリア',
  'サクソン',
  '李娜娜',
  '王小明',
])('[WZ-09] %j is a name', (name) => {
  expect(isUnfitName(name, null)).toBe(false)
})

test.each([
  'looks like Emma Watson',
  'A copy of Taylor Swift',
  'Emma Watson as a nurse',
  'Looks like Emma Watson, loves music',
  'Ressemble à Shakira, aime la danse',
  'Sieht aus wie Taylor Swift',
  'Le sosie de Shakira',
  'テイラー・スウィフトにそっくり',
])('[WZ-09] no character is described as somebody whom all know: %s', (words) => {
  expect(isUnfitDescription(words, null)).toBe(true)
})

test.each([
  'A fan of Taylor Swift who collects vinyl',
  'Listens to Shakira all day',
  'Hört gern Lieder von Taylor Swift',
  'Plays the trumpet in Messina',
])('[WZ-09] a character may like what somebody known has made: %s', (words) => {
  expect(isUnfitDescription(words, null)).toBe(false)
})

test.each(['Mädchen', 'Slave', 'Sklavin', '奴隷'])('[WZ-09] no character is called %j', (name) => {
  expect(isUnfitName(name, null)).toBe(true)
})
