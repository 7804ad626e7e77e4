import { isFoundMinor, isProbablyMinor, readAt, type Surface } from '../moderation/minors/judge.ts'

/**
 * Whether a text makes somebody under eighteen of whom it describes, shows or speaks, by the grammar or the model.
 * @param now the world's time in milliseconds, by which years of birth are judged; null leaves them out
 */
export function makesMinor(text: string, surface: Surface, now: number | null): boolean {
  const found = readAt(text, now)
  return isFoundMinor(found, surface) || isProbablyMinor(found, surface)
}
