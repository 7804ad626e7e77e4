import { execFile } from 'node:child_process'
import { SpeechError } from './speech-error.ts'

/** No sentence takes this long; a program that does hangs. */
const TIME_LIMIT = 30_000
const OUTPUT_LIMIT = 64 * 1024 * 1024

interface Run {
  readonly command: string
  readonly args: readonly string[]
  /** What the program reads. Text never travels as an argument, where other programs could see it. */
  readonly input: string
  /** Ends the program when aborted. */
  readonly signal: AbortSignal
}

/**
 * Runs a program to its end and answers what it wrote. It never outlives its time, nor the signal.
 * @throws SpeechError when it cannot be started, fails or takes too long
 */
export const runProgram = async ({ command, args, input, signal }: Run): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { encoding: 'buffer', maxBuffer: OUTPUT_LIMIT, timeout: TIME_LIMIT, killSignal: 'SIGKILL', signal } as const
  const child = execFile(command, args, options, (error, stdout, stderr) => {
    if (error === null) resolve(stdout)
    else reject(new SpeechError(stderr.toString('utf8').trim().split('\n').at(-1) || error.message, { cause: error }))
  })
  // A program that ends before it has read everything is reported by its exit, not by the pipe.
  child.stdin?.on('error', () => undefined).end(input)
  return promise
}
