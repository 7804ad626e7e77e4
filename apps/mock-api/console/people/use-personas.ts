import { useControlQuery } from '../api/use-control.ts'
import type { Persona } from '../api/types.ts'

const NONE: readonly Persona[] = []

/** The ready-made people of the world; none until they are known. */
export const usePersonas = (): readonly Persona[] => useControlQuery('personas', 'list').data?.personas ?? NONE

/** A caller as people call them: a persona by name, anybody else as the log does. */
export const nameOfCaller = (personas: readonly Persona[], caller: string): string => {
  if (caller === 'nobody') return 'Nobody'
  const persona = personas.find((one) => one.caller === caller)
  return persona ? `${persona.firstName}, ${persona.name}` : caller
}
