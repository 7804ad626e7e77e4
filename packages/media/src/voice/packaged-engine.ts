import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { runProgram } from './run-program.ts'
import { ESPEAK_LANGUAGES, type SpeechEngine } from './speech-engine.ts'
import { samplesOf } from './wave.ts'

const PACKAGE = '@echogarden/espeak-ng-emscripten'
const PROGRAM = fileURLToPath(new URL('./espeak-program.mjs', import.meta.url))

const Manifest = z.object({ version: z.string() })
const Answer = z.object({ rate: z.number().int().positive(), passages: z.array(z.base64()) })

/** Path of the optional package's package.json, when installed. */
const findManifest = (): string | null => {
  try {
    return createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)
  } catch {
    return null
  }
}

/**
 * eSpeak NG from the npm package, or null when it is not installed. Every utterance is a separate process: it takes
 * 0.3 s to start and 0.1 to 0.4 s to speak (0.65 s on a busy machine), once per message, since files are
 * stored. In return no memory is held (95 MB), nothing needs restarting, and the same text gives the same bytes.
 */
export const findPackagedEngine = (): SpeechEngine | null => {
  const manifest = findManifest()
  if (manifest === null) return null
  const { version } = Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return {
    version: `${PACKAGE}@${version}`,
    speak: async ({ passages, timbre: { variant, pitch, rate } }, signal) => {
      const input = JSON.stringify({
        passages: passages.map(({ locale, text }) => ({ voice: `${ESPEAK_LANGUAGES[locale]}+${variant}`, text })),
        pitch,
        rate,
      })
      const answer = await runProgram({ command: process.execPath, args: [PROGRAM], input, signal })
      const spoken = Answer.parse(JSON.parse(answer.toString('utf8')))
      return spoken.passages.map((samples) => ({ rate: spoken.rate, samples: samplesOf(Buffer.from(samples, 'base64')) }))
    },
  }
}
