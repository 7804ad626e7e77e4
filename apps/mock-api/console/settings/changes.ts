/** Whether two JSON values are equal, whatever the order of fields. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [fields, others] = [Object.entries(one), Object.entries(other)]
  return fields.length === others.length && fields.every(([name, value]) => Object.hasOwn(other, name) && isSame(value, Reflect.get(other, name)))
}

/** Reads a field of an object. */
export const fieldOf = (object: object | undefined, name: string): unknown => (object === undefined ? undefined : Reflect.get(object, name))

/** Number of changed settings; each call with its own settings counts as one. */
export const countChanges = (settings: object, defaults: object): number =>
  Object.entries(settings).reduce((count, [name, value]: [string, unknown]) => {
    if (name === 'calls' && typeof value === 'object' && value !== null) return count + Object.keys(value).length
    return count + (isSame(value, fieldOf(defaults, name)) ? 0 : 1)
  }, 0)

const callsOf = (settings: object): Record<string, unknown> => {
  const calls = fieldOf(settings, 'calls')
  return typeof calls === 'object' ? { ...calls } : {}
}

/**
 * Changes that restore earlier settings, in order. A call's settings are cleared first, since
 * a change is merged into them.
 */
export const undoChanges = (settings: object, before: object): Record<string, unknown>[] => {
  const [now, then] = [callsOf(settings), callsOf(before)]
  const differing = Object.entries(before).filter(([name, value]: [string, unknown]) => name !== 'calls' && !isSame(value, fieldOf(settings, name)))
  const cleared = Object.keys(now).filter((call) => !isSame(now[call], then[call]))
  const restored = Object.entries(then).filter(([call, own]) => !isSame(own, now[call]))
  const changes = [
    { ...(cleared.length > 0 && { calls: Object.fromEntries(cleared.map((call) => [call, null])) }) },
    { ...Object.fromEntries(differing), ...(restored.length > 0 && { calls: Object.fromEntries(restored) }) },
  ]
  return changes.filter((change) => Object.keys(change).length > 0)
}
