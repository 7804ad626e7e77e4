const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long a countdown stands at zero before it begins anew, in milliseconds. */
const PAUSE = 5000

/** Where a countdown stands. */
interface Countdown {
  /** When it began, in milliseconds since 1970; it may have begun just now. */
  readonly start: number
  /** Whole seconds left. */
  readonly secondsLeft: number
}

/** A countdown that begins anew five seconds after its end. A start in the future (a clock that was changed) counts as none. */
const countdownAt = (length: number, stored: number | null, now: number): Countdown => {
  const passed = stored === null ? -1 : now - stored
  if (stored === null || passed < 0 || passed >= length + PAUSE) return { start: now, secondsLeft: length / 1000 }
  return { start: stored, secondsLeft: Math.max(0, Math.ceil((length - passed) / 1000)) }
}

/** The sale's countdown of 24 hours. @param stored when this browser first saw the present one, in milliseconds since 1970 [OV-03] */
export const saleAt = (stored: number | null, now: number): Countdown => countdownAt(DAY, stored, now)

/** The discount banner's countdown of one hour. @param stored as above [OV-04] */
export const bannerAt = (stored: number | null, now: number): Countdown => countdownAt(HOUR, stored, now)
