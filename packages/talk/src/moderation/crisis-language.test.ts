import type { Locale } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { lastReply, nobody } from '../testing/run-chat.ts'
import { crisisLanguage } from './crisis-language.ts'
import phrases from './foreign-crises.json' with { type: 'json' }
import foreignHelp from './foreign-help.json' with { type: 'json' }
import { HELP_LINE_DIRECTORY, helpMessage } from './help-lines.ts'

test.each<[string, Locale, Locale]>([
  ['Ich will nicht mehr leben', 'en', 'de'],
  ['je pense au suicide, je veux mourir', 'en', 'fr'],
  ['no quiero seguir viviendo', 'it', 'es'],
  ['nao quero mais viver', 'es', 'pt'],
  ['voglio morire', 'es', 'it'],
  ['I want to kill myself', 'ja', 'en'],
  ['أريد أن أموت', 'de', 'ar'],
  ['जीना नहीं चाहती', 'en', 'hi'],
  ['死にたい', 'zh', 'ja'],
  ['我不想活了', 'ja', 'zh'],
  // What several languages write alike is of the chat's, and so is what none of them names.
  ['suicidio', 'it', 'it'],
  ['suicidio', 'es', 'es'],
  ['I cannot go on like this', 'fr', 'fr'],
])('[CH-25] "%s" in a chat in %s is written in %s', (text, own, written) => {
  expect(crisisLanguage(text, own)).toBe(written)
})

test.each([
  ['хочу умереть', 'ru', 'Спасибо, что говоришь мне об этом'],
  ['Я не хочу больше жить', 'ru', 'Спасибо, что говоришь мне об этом'],
  ['не хочу жити', 'uk', 'Дякую, що кажеш мені про це'],
  ['nie chcę już żyć', 'pl', 'Dobrze, że mi o tym mówisz'],
  ['ölmek istiyorum', 'tr', 'Bunu bana anlattığın için'],
  ['ik wil niet meer leven', 'nl', 'Ik ben echt blij'],
  ['jag vill inte leva längre', 'sv', 'Jag är verkligen glad'],
  ['min kæreste slår mig', 'da', 'Jeg er virkelig glad for, at du'],
  ['kjæresten min slår meg', 'no', 'Jeg er virkelig glad for at du'],
  ['haluan kuolla', 'fi', 'Olen todella iloinen'],
  ['nu mai vreau să trăiesc', 'ro', 'Mă bucur mult'],
  ['už nechci žít', 'cs', 'Je opravdu dobře'],
  ['chcem zomrieť', 'sk', 'Je naozaj dobre'],
  ['meg akarok halni', 'hu', 'Nagyon jó, hogy elmondtad'],
  ['θέλω να πεθάνω', 'el', 'Χαίρομαι πραγματικά'],
  ['искам да умра', 'bg', 'Добре е, че ми го казваш'],
  ['želim umrijeti', 'hr', 'Stvarno je dobro'],
  ['tôi muốn chết', 'vi', 'Mình thật sự mừng'],
  ['aku ingin mati', 'id', 'Aku sungguh lega'],
  ['gusto ko nang mamatay', 'tl', 'Salamat at sinabi mo'],
  ['می‌خوام بمیرم', 'fa', 'واقعاً خوب است'],
  ['אני רוצה למות', 'he', 'טוב מאוד שסיפרת לי'],
  ['میں مرنا چاہتا ہوں', 'ur', 'بہت اچھا ہوا'],
  ['আমি মরতে চাই', 'bn', 'তুমি আমাকে বলেছ'],
  ['நான் சாக விரும்புகிறேன்', 'ta', 'இதை என்னிடம் சொன்னது'],
  ['vull morir', 'ca', 'M’alegro de debò'],
  ['죽고 싶어', 'ko', '말해 줘서 정말 고마워'],
  ['อยากตาย', 'th', 'ดีใจจริงๆ'],
])('[CH-25] who writes "%s" in a German chat reads help in theirs (%s) first, and then in German', (text, language, words) => {
  expect(crisisLanguage(text, 'de')).toBe(language)
  const answer = lastReply([text], { locale: 'de', person: nobody }).text
  expect(answer.indexOf(words)).toBe(0)
  expect(answer).toContain('\nIch bin wirklich froh')
  expect(answer.match(new RegExp(HELP_LINE_DIRECTORY, 'gu'))).toHaveLength(2)
  expect(answer).toContain('TelefonSeelsorge')
})

// The classifier of German heard an idiom in it, and said something light.
test('[CH-25] what is unmistakable in another language is not taken for an idiom by the ears of the chat’s', () => {
  expect(lastReply(['ik wil niet meer leven'], { locale: 'de', person: nobody }).text).toContain(HELP_LINE_DIRECTORY)
  expect(lastReply(["I don't want to live anymore"], { locale: 'de', person: nobody }).text).toContain("I'm really glad you told me")
})

test('[CH-25] the words for help exist in every language whose words of a crisis are known', () => {
  expect(Object.keys(foreignHelp).toSorted()).toEqual([...Object.keys(phrases.spaced), ...Object.keys(phrases.unspaced)].toSorted())
})

test('[CH-25] who writes of dying in Russian in a German chat is told how to call in Russian', () => {
  const { text } = lastReply(['не хочу больше жить'], { locale: 'de', person: nobody })
  expect(text.split('\n\n')[1]?.split('\n')).toEqual([
    'Позвонить можно прямо сейчас:',
    'Германия 0800 111 0 111 (TelefonSeelsorge)',
    'Австрия 142 (Telefonseelsorge)',
    'Швейцария 143',
  ])
})

test('[CH-25] who writes of dying in another language than the chat’s is answered in both, theirs first', () => {
  const { text } = lastReply(['Ich will nicht mehr leben'], { locale: 'en', person: nobody })
  expect(text).toBe(helpMessage('en', null, 'de'))
  expect(text.indexOf('Ich bin wirklich froh')).toBe(0)
  expect(text).toContain("I'm really glad you told me")
})

test('[CH-25] the lines are those of the account’s country whatever the language, and of both languages’ countries where none is known', () => {
  const linesOf = (country: string | null) => helpMessage('en', country, 'de').split('\n\n')[1]?.split('\n')
  expect(linesOf('FR')).toEqual(['Du kannst jetzt anrufen:', 'Frankreich 3114'])
  expect(linesOf(null)?.slice(1, 5)).toEqual([
    'Deutschland 0800 111 0 111 (TelefonSeelsorge)',
    'Österreich 142 (Telefonseelsorge)',
    'Schweiz 143',
    'Vereinigte Staaten 988 (Suicide & Crisis Lifeline)',
  ])
  expect(linesOf('SN')).toBeUndefined()
  expect(helpMessage('en', 'SN', 'de')).toContain(HELP_LINE_DIRECTORY)
})
