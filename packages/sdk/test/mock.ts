import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'

const textAt = (value: unknown, key: string): string => String(Reflect.get(Object(value), key))

/** Opens a world on the real mock API without reply delays, with helpers. */
export const openWorld = async () => {
  const url = inject('mockUrl')
  const name = `sdk-${randomUUID().slice(0, 8)}`
  const control = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${url}/controls/${path}/`, {
      method,
      headers: { 'content-type': 'application/json', 'x-mock-world': name },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await control('PATCH', 'settings', { replyDelay: { min: 0, max: 0 } })
  return {
    url,
    name,
    headers: () => ({ 'x-mock-world': name }),
    /** Tokens of a persona. */
    signIn: async (persona: string) => {
      const session = await control('POST', `personas/${persona}/sign-in`, {})
      return { jwtToken: textAt(session, 'jwtToken'), refreshToken: textAt(session, 'refreshToken') }
    },
    /** Has time stand still, so that nothing changes but by calls. */
    freeze: () => control('PATCH', 'clock', { isFrozen: true }),
    /** Lets time pass. */
    advance: (minutes: number) => control('PATCH', 'clock', { advanceMs: minutes * 60_000 }),
  }
}
