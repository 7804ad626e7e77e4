const DAY = 86_400_000
/** How long the countdown stands at zero before it begins anew, in milliseconds. */
const PAUSE = 5000

/**
 * Where the countdown of the sale stands. A start in the future (a clock that was changed) counts as none.
 * @param stored when this browser first saw the present countdown, in milliseconds since 1970
 * @returns its start, which may be a new one, and the whole seconds left of its 24 hours
 */
export const saleAt = (stored: number | null, now: number): { readonly start: number; readonly secondsLeft: number } => {
  const passed = stored === null ? -1 : now - stored
  if (stored === null || passed < 0 || passed >= DAY + PAUSE) return { start: now, secondsLeft: DAY / 1000 }
  return { start: stored, secondsLeft: Math.max(0, Math.ceil((DAY - passed) / 1000)) }
}
