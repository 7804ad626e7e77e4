/** Something could not be said. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
}
