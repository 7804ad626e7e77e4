import { type Reading, useWorldTime } from './use-world-time.ts'

interface TickingClockProps {
  reading: Reading
  readAt: number
  look: 'short' | 'face'
}

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' })
const face = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** The ticking time of the world. */
export function TickingClock({ reading, readAt, look }: TickingClockProps) {
  const { time } = useWorldTime(reading, readAt)
  return <time dateTime={time.toISOString()}>{(look === 'short' ? short : face).format(time)}</time>
}
