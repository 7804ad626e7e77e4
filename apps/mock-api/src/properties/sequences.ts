import fc from 'fast-check'

/** One step of a story: which, and which of the things that are there it is done to. */
interface Step<Name extends string> {
  readonly name: Name
  readonly which: number
}

/** Stories in which steps come in any order, any number of times. */
export const sequences = <Name extends string>(
  names: readonly Name[],
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<Step<Name>[]> => fc.array(fc.record({ name: fc.constantFrom(...names), which: fc.nat(9) }), { ...length, size: 'max' })

/** One of the things that are there, or undefined when there are none. */
export const oneOf = <Thing>(things: Iterable<Thing>, which: number): Thing | undefined => {
  const all = [...things]
  return all[which % Math.max(1, all.length)]
}
