import { useControlQuery } from '../api/use-control.ts'
import type { Persona } from '../api/types.ts'

const NONE: readonly Persona[] = []

/** The personas of the world; empty until loaded. */
export const usePersonas = (): readonly Persona[] => useControlQuery('personas', 'list').data?.personas ?? NONE

/** Display name of a caller: a persona's name, else the log's name. */
export const nameOfCaller = (personas: readonly Persona[], caller: string): string => {
  if (caller === 'nobody') return 'Nobody'
  const persona = personas.find((one) => one.caller === caller)
  return persona ? `${persona.firstName}, ${persona.name}` : caller
}
