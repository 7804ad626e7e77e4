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
