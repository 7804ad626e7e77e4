/** Whether one letter too many, too few or another, or two in the other order, makes one word of the other. */
export const isOneSlipOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let [from, end] = [0, 0]
  while (from < Math.min(one.length, other.length) && one[from] === other[from]) from += 1
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const rest = Math.max(one.length, other.length) - from - end
  return rest === 1 || (rest === 2 && one.length === other.length && one[from] === other[from + 1] && one[from + 1] === other[from])
}
