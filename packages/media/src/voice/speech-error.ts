/** A text could not be spoken. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
}
