const two = (value: number): string => String(value).padStart(2, '0')

/** A time of day to the tenth of a second, in the reader's time zone. */
export const timeText = (iso: string): string => {
  const time = new Date(iso)
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${Math.floor(time.getMilliseconds() / 100)}`
}

/** A duration in whole milliseconds, from one second on in seconds. */
export const durationText = (milliseconds: number): string => {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`
}
