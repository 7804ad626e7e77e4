import type { Person, RawAnswer } from '../../testing/mock.ts'

interface Order {
  readonly prompt: string
  readonly count: number
  readonly botSlug: string
  readonly styleIds: string[]
  readonly parameters: Record<string, string>
}

const ORDER = { prompt: 'by the sea at dusk, smiling', count: 1, botSlug: 'amara', styleIds: [] } as const

/** The answer to an order of photos that is like the usual one, but for what is named. */
export const order = (person: Person, change: Partial<Order> = {}): Promise<RawAnswer> =>
  person.send({ method: 'POST', url: '/api/v1/generation/', payload: { ...ORDER, ...change } })

/** Orders photos; answers the order's id. */
export const begin = async (person: Person, change: Partial<Order> = {}): Promise<string> => {
  const { status, body } = await person.api.generation.create({ body: { ...ORDER, styleIds: [], ...change } })
  if (status !== 202) throw new Error(`No photos: ${status}`)
  return body.id
}

/** How far an order is. */
export const progressOf = async (person: Person, id: string) => {
  const { status, body } = await person.api.generation.status({ params: { id } })
  if (status !== 200) throw new Error(`No status: ${status}`)
  return body
}

/** How many photos a person may still order. */
export const photosLeft = async (person: Person): Promise<number> => {
  const { status, body } = await person.api.users.me()
  if (status !== 200) throw new Error(`No profile: ${status}`)
  return body.photoLimit
}
