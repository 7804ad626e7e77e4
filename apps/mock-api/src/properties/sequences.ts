import fc from 'fast-check'

/** One step of a sequence: its name and an index of its target. */
interface Step<Name extends string> {
  readonly name: Name
  readonly which: number
}

/** Sequences of steps in any order and number. */
export const sequences = <Name extends string>(
  names: readonly Name[],
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<Step<Name>[]> => fc.array(fc.record({ name: fc.constantFrom(...names), which: fc.nat(9) }), { ...length, size: 'max' })

/** The item at an index (modulo), or undefined when there are none. */
export const oneOf = <Thing>(things: Iterable<Thing>, which: number): Thing | undefined => {
  const all = [...things]
  return all[which % Math.max(1, all.length)]
}
