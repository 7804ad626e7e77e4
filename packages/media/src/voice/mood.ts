import type { Timbre } from './speech-engine.ts'

/** Signs of a lively or a tender line, the same in all languages. */
const LIVELY = /[!！¡]|[😀-😆😉😎😜🤣🎉🥳🔥💃✨]/u
const TENDER = /…|\.{3}|[❤💕💖💗💞😌😔😢🥺🥹🫂🌙🤍💔]/u

/** What a mood does to a voice, beside its own pitch and words a minute. */
const MOODS = {
  lively: { pitch: 7, rate: 9 },
  tender: { pitch: -4, rate: -14 },
  calm: { pitch: 0, rate: 0 },
} as const

export const moodOf = (text: string): keyof typeof MOODS => (TENDER.test(text) ? 'tender' : LIVELY.test(text) ? 'lively' : 'calm')

/** A voice in the mood of what it says. */
export const inMood = (timbre: Timbre, text: string): Timbre => {
  const { pitch, rate } = MOODS[moodOf(text)]
  return { ...timbre, pitch: Math.min(99, Math.max(0, timbre.pitch + pitch)), rate: timbre.rate + rate }
}
