import { runProgram } from './run-program.ts'
import { ESPEAK_LANGUAGES, type SpeechEngine } from './speech-engine.ts'
import { type Wave, readWave } from './wave.ts'

/**
 * eSpeak NG as the operating system has it, or null when there is none.
 * @param command the program, found on PATH or by its whole path
 */
export const findInstalledEngine = async (command: string): Promise<SpeechEngine | null> => {
  const run = async (args: readonly string[], input: string, signal: AbortSignal): Promise<Buffer> => runProgram({ command, args, input, signal })
  const greeting = await run(['--version'], '', AbortSignal.timeout(5000)).catch(() => null)
  const version = /(?<number>\d+(?:\.\d+)+)/u.exec(greeting?.toString('utf8') ?? '')?.groups?.number
  if (version === undefined) return null
  return {
    version: `espeak-ng ${version}`,
    speak: async ({ passages, timbre: { variant, pitch, rate } }, signal) => {
      const waves: Wave[] = []
      for (const { locale, text } of passages) {
        const voice = `${ESPEAK_LANGUAGES[locale]}+${variant}`
        waves.push(readWave(await run(['-v', voice, '-p', String(pitch), '-s', String(rate), '-b', '1', '--stdin', '--stdout'], text, signal)))
      }
      return waves
    },
  }
}
