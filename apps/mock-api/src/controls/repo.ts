import type { World } from '../worlds/world.ts'

export interface PersonaRow {
  readonly name: string
  readonly userId: string | null
  readonly guestSessionId: string | null
  readonly claimsVersion: number | null
}

const PERSONA = 'SELECT p.name, p.userId, p.guestSessionId, u.claimsVersion FROM Persona p LEFT JOIN User u ON u.id = p.userId'

export const listPersonas = (world: World): PersonaRow[] => world.all<PersonaRow>(`${PERSONA} ORDER BY p.name`)
export const findPersona = (world: World, name: string): PersonaRow | undefined => world.one<PersonaRow>(`${PERSONA} WHERE p.name = ?`, name)
