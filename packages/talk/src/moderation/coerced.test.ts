import { expect, test } from 'vitest'
import { moderate } from './moderate.ts'

const REFUSED = [
  'He forces her to have sex with him',
  'Someone rapes her',
  'She is forced to obey and raped every night',
  'Loves being forced to strip',
  'Ella fue violada por su jefe',
  'Obligada a desnudarse cada noche',
  'Elle est violée chaque nuit',
  'Une esclave sexuelle docile',
  'Ela é estuprada todas as noites',
  'Forçada a transar com estranhos',
  'Viene stuprata ogni notte',
  'Costretta a spogliarsi davanti a tutti',
  'Sie wird jede Nacht vergewaltigt',
  'Gegen ihren Willen im Bett',
  'تتعرض للاغتصاب كل ليلة',
  'हर रात उसका बलात्कार होता है',
  '毎晩レイプされる',
  '每天晚上被强奸',
  'Drunk and passed out, someone undresses her',
  'Drugged and asleep',
  'Sie ist bewusstlos und wird ausgezogen',
  'Elle est droguée',
  '昏迷的女人',
  'Having sex with a dog',
  'Nackt mit einem Hund im Bett, Sex mit dem Hund',
  'Elle couche avec un chien',
  'Tiene sexo con un perro',
  'Sesso con un cavallo',
  'Transando com um cachorro',
  '犬とセックスする',
  '和狗做爱',
  'Held hostage as a slave, she says no but he continues.',
  'A slave who obeys',
  'Bound and gagged, crying and begging to stop',
  'chained and crying, begging him to stop',
  'tortured',
  'choked by a man',
  'beaten and bruised',
  'cut and bleeding wrists',
  'sleeping, does not know he is there',
  'trapped, helpless, terrified',
  'incest with her brother',
  'my sister and I are lovers',
  'Sie wird gezwungen',
  'wird an der Wand gefoltert, in Ketten, weinend',
  'gefesselt und weinend',
  'Atada y llorando',
  'Enchaînée et en pleurs, elle supplie',
  'à força',
  'Legata e terrorizzata, piange',
  'مكرهة',
  'مقيدة وتبكي',
  'ज़ंजीरों में बंधी, रो रही है',
  '縛られて泣いている',
  '被强迫',
]
const FINE = [
  'She plays the viola and grows rapeseed on the family farm.',
  'Forced to take over the bakery at nineteen, she learned to love early mornings.',
  'Abogada que lucha contra la violación de derechos humanos.',
  'Elle joue de la viole de gambe et peint en violet.',
  'Advogada, obrigada a acordar cedo, ama o mar.',
  'È stata costretta a cambiare città e ora ama Torino.',
  'Als Kind wurde sie gezwungen, Klavier zu üben; heute liebt sie es.',
  'أجبرتها الحياة على السفر فأحبت القطارات.',
  'वह ज़बरदस्त खाना बनाती है।',
  '仕事では無理をしない主義。',
  '被迫搬家以后爱上了这座城市。',
  'Walks with her dog every morning and rides horses.',
  'An anaesthesiologist who has sedated thousands.',
  'Sleeps with her cat on the bed.',
  'A tortured artist with a warm heart.',
  'A hostage negotiator who loves murder mysteries.',
  'Never beaten at chess, with bruised knees from skateboarding.',
  'Slave to her espresso machine, prisoner of her own calendar.',
  'Crying happy tears at weddings.',
  'Tied her hair up, crying with laughter.',
  'A bleeding heart for stray cats.',
  'Secuestrada por la lectura los domingos.',
  'Enchaînée à son piano, elle rit.',
  '她被工作累得哭笑不得。',
]

test.each(REFUSED)('[WZ-09] [PG-06] nobody is described as coerced: %s', (text) => {
  expect(moderate(text, null, 'character')).toMatchObject({ verdict: 'inappropriate' })
  expect(moderate(text, null, 'picture')).toMatchObject({ verdict: 'inappropriate' })
})

test.each(FINE)('what only sounds like it is fine: %s', (text) => {
  expect(moderate(text, null, 'character').verdict).toBe('ok')
})

test('whoever tells in a chat of what was done to them is not refused', () => {
  expect(moderate('I was raped when I was at university.', null).verdict).toBe('ok')
})
