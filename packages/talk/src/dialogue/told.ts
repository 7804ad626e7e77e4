import type { Memory } from '../replies/memory.ts'
import { isQuestion } from '../replies/phrase.ts'
import { isHeavy } from './mood.ts'
import type { Turn } from './turn.ts'
import { fromShelf, GRAVE } from './worded.ts'

/** At most every fourth reply asks something. */
const ASKS_EVERY = 4

/** Whether the character may ask something again. */
export const isAskingDue = ({ turns, quietUntil, asked }: Memory): boolean => turns > quietUntil && turns - asked >= ASKS_EVERY

/**
 * What the character says to the news that a message tells, by the words for it: an exam that was passed, a bus that was missed; where it weighs on the person
 * only what is gentle. Null where it tells none of these, or the same was told before.
 */
export function toNews(turn: Turn, isGrave: boolean): string | null {
  return fromShelf(
    turn,
    'told',
    turn.whole,
    (key, [said = '']) => key.startsWith(GRAVE) === isGrave && (!isQuestion(said) || (!isGrave && isAskingDue(turn.memory))),
  )
}

/** What is said to news that does not weigh on the person; null where anything does. */
export const toLightNews = (turn: Turn): string | null => (isHeavy(turn.memory) ? null : toNews(turn, false))
