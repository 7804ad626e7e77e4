const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** How far the world is from the real time, in its two largest units: "30 days 2 hours ahead"; within two seconds it is in step. */
export const offsetText = (milliseconds: number): string => {
  if (Math.abs(milliseconds) < 2000) return 'In step with the real time'
  let rest = Math.round(Math.abs(milliseconds) / 1000) * 1000
  const parts: string[] = []
  for (const [name, size] of UNITS) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`)
  }
  return `${parts.slice(0, 2).join(' ')} ${milliseconds > 0 ? 'ahead of' : 'behind'} the real time`
}

const two = (value: number): string => String(value).padStart(2, '0')

/** A time as the value of a datetime-local input, in the reader's time zone. */
export const inputText = (time: Date): string =>
  `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`

/** The current time of a world, from an earlier reading. */
export const nowOf = ({ now, isFrozen }: { now: string; isFrozen: boolean }, readAt: number, realNow: number): Date =>
  new Date(Date.parse(now) + (isFrozen ? 0 : realNow - readAt))
