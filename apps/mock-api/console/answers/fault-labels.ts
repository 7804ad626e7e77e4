import type { CallList } from '../api/types.ts'

export type Fault = CallList['faults'][number]

/** Label and hint of each fault. */
export const faultLabels: Record<Fault, { label: string; hint: string }> = {
  drop: { label: 'Dropped connection', hint: 'The connection ends before anything is done.' },
  cut: { label: 'Cut answer', hint: 'The call does its work; the connection ends halfway through the answer.' },
  malformed: { label: 'Malformed body', hint: 'The call does its work; the answer is broken JSON.' },
  slow: { label: 'Slow answer', hint: 'The call does its work; the answer dribbles.' },
}
