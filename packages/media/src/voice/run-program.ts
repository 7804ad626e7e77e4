import { execFile } from 'node:child_process'
import { SpeechError } from './speech-error.ts'

/** Timeout: a program that takes longer hangs. */
const TIME_LIMIT = 30_000
const OUTPUT_LIMIT = 64 * 1024 * 1024

interface Run {
  readonly command: string
  readonly args: readonly string[]
  /** Standard input. Text is never an argument, which other programs could see. */
  readonly input: string
  /** Ends the program when aborted. */
  readonly signal: AbortSignal
}

/**
 * Runs a program and returns its output. It is killed on timeout or abort.
 * @throws SpeechError when it cannot be started, fails or takes too long
 */
export const runProgram = async ({ command, args, input, signal }: Run): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { encoding: 'buffer', maxBuffer: OUTPUT_LIMIT, timeout: TIME_LIMIT, killSignal: 'SIGKILL', signal } as const
  const child = execFile(command, args, options, (error, stdout, stderr) => {
    if (error === null) resolve(stdout)
    else reject(new SpeechError(stderr.toString('utf8').trim().split('\n').at(-1) || error.message, { cause: error }))
  })
  // Pipe errors are ignored: the exit code reports the failure.
  child.stdin?.on('error', () => undefined).end(input)
  return promise
}
