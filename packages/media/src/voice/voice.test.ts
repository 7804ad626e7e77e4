import { GENDERS, VOICES } from '@moonlit/contract/vocabulary'
import { expect, test } from 'vitest'
import { findPackagedEngine } from './packaged-engine.ts'
import { runProgram } from './run-program.ts'
import { SpeechError } from './speech-error.ts'
import { timbreOf } from './timbre.ts'
import { joinWaves, lengthOf, readWave, writeWave } from './wave.ts'

const packaged = () => findPackagedEngine() ?? expect.fail('The optional package is not installed')
const tone = { rate: 22_050, samples: Int16Array.from({ length: 22_050 }, (_, index) => Math.round(9000 * Math.sin(index / 10))) }
const loudness = (samples: Int16Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

test('[MK-13] speech in each of the ten languages is not silent', async () => {
  const passages = [
    { locale: 'en', text: 'You came back. I was hoping you would.' },
    { locale: 'de', text: 'Schön, dass du wieder da bist.' },
    { locale: 'ja', text: 'オカエリナサイ。 マッテイタヨ。' },
    { locale: 'ar', text: 'عدت أخيرا، كنت أنتظرك' },
    { locale: 'hi', text: 'तुम वापस आ गए। मैं इंतज़ार कर रही थी।' },
    { locale: 'zh', text: '你回来了，我一直在等你。' },
    { locale: 'pt', text: 'Você voltou. Eu estava te esperando.' },
    { locale: 'fr', text: 'Tu es revenu. Je t’attendais.' },
    { locale: 'it', text: 'Sei tornato. Ti stavo aspettando.' },
    { locale: 'es', text: 'Has vuelto. Te estaba esperando.' },
  ] as const
  const timbre = timbreOf({ slug: 'felix', gender: 'male', voice: 'low' })
  const waves = await packaged().speak({ passages, timbre }, new AbortController().signal)
  expect(waves.map(({ rate }) => rate)).toEqual(passages.map(() => 22_050))
  for (const [index, wave] of waves.entries()) {
    const { locale } = passages[index]!
    expect({ locale, isHeard: loudness(wave.samples) > 800 }).toEqual({ locale, isHeard: true })
    expect({ locale, isOfSomeSeconds: lengthOf(wave) > 1000 && lengthOf(wave) < 6000 }).toEqual({ locale, isOfSomeSeconds: true })
  }
})

test('[MK-13] a program that cannot start or dies is reported with its last output', async () => {
  const { signal } = new AbortController()
  await expect(runProgram({ command: '/nothing/here', args: [], input: '', signal })).rejects.toThrow(SpeechError)
  const dying = { command: process.execPath, args: ['-e', 'console.error("no voice"); process.exit(3)'], input: 'x'.repeat(1e6), signal }
  await expect(runProgram(dying)).rejects.toThrow('no voice')
})

test('[MK-13] a piped WAV file without true lengths is read to its end', () => {
  const piped = writeWave(tone)
  piped.writeUInt32LE(0x7f_ff_f0_24, 4)
  piped.writeUInt32LE(0x7f_ff_f0_00, 40)
  expect(readWave(piped).samples).toEqual(tone.samples)
  expect(lengthOf(readWave(piped))).toBe(1000)
  for (const broken of [Buffer.alloc(10), Buffer.alloc(100), piped.subarray(0, 36), Buffer.from(piped).fill(2, 22, 23)])
    expect(() => readWave(broken)).toThrow(SpeechError)
})

test('[MK-13] all voices get the same loudness without clipping', () => {
  const quiet = { rate: 22_050, samples: tone.samples.map((sample) => sample / 100) }
  for (const wave of [tone, quiet]) expect(loudness(joinWaves([wave]).samples)).toBeCloseTo(3277, -1)
  const click = { rate: 22_050, samples: new Int16Array(22_050).fill(20_000, 0, 20) }
  expect(joinWaves([click]).samples[0]).toBeLessThan(29_300)
})

test('[CP-01] a voice follows gender and manner, and a character always sounds the same', () => {
  const pitches = new Map(VOICES.map((voice) => [voice, timbreOf({ slug: 'amara', gender: 'female', voice }).pitch]))
  expect(pitches.get('low')).toBeLessThan(pitches.get('warm')!)
  expect(pitches.get('warm')).toBeLessThan(pitches.get('bright')!)
  for (const gender of GENDERS)
    for (const voice of VOICES) {
      const timbre = timbreOf({ slug: 'robin', gender, voice })
      expect(timbre).toEqual(timbreOf({ slug: 'robin', gender, voice }))
      expect(timbre.pitch).toBeGreaterThanOrEqual(0)
      expect(timbre.pitch).toBeLessThanOrEqual(99)
      if (gender !== 'non-binary') expect(timbre.variant).toMatch(gender === 'female' ? /^f[1-5]$/u : /^m[1-8]$/u)
    }
})
