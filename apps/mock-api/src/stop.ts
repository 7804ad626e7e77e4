import { UnusableFolder } from './worlds/data-folder.ts'
import { type Env, readEnv } from './env.ts'

/** Ends the process with one line that says why. */
export const stop = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The configuration; ends the process with a line for each invalid variable. */
export const readEnvOrStop = (): Env => {
  try {
    return readEnv()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** Ends the process with one line when the data folder cannot be used; throws any other error again. */
export const stopForFolder = (error: unknown): never => {
  if (error instanceof UnusableFolder) return stop(error.message)
  throw error
}
