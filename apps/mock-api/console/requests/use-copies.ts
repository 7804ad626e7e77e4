import { useQueryClient } from '@tanstack/react-query'
import { control } from '../api/control.ts'
import { apiDocument, numbersOf } from '../api/openapi.ts'
import type { CallEntry, LoggedRequest } from '../api/types.ts'
import { usePersonas } from '../people/use-personas.ts'
import { asCurl } from './as-curl.ts'
import { asSdkCall } from './as-sdk.ts'

/**
 * Copies of a request as curl and SDK code. The log masks tokens, so a persona is signed in again and the
 * copy runs as it is.
 */
export const useCopies = (logged: LoggedRequest, call: CallEntry | undefined) => {
  const client = useQueryClient()
  const personas = usePersonas()
  const origin = location.origin

  const signIn = async () => {
    const persona = personas.find(({ caller, kind }) => caller === logged.caller && kind === 'user')
    if (!persona || logged.request.headers.authorization === undefined) return undefined
    const session = await control(logged.world, 'personas', 'signIn', { params: { name: persona.name }, body: {} })
    return session.kind === 'user' ? session : undefined
  }

  return {
    curl: async () => asCurl(logged, { origin, token: (await signIn())?.jwtToken }),
    sdk: async () => {
      if (!call) throw new Error('This is no call of the API.')
      const [tokens, document] = await Promise.all([signIn(), client.query(apiDocument)])
      return asSdkCall(logged, { origin, pattern: call.path, numbers: numbersOf(document, call.id), tokens }) ?? ''
    },
  }
}
