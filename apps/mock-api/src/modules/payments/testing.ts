import type { Mock, Person, RawAnswer, TestWorld } from '../../testing/mock.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  duplicate: '4000000000000077',
  slow: '4000-0000-0000-3220',
} as const

/** The query of a buy call. */
interface Order {
  readonly promoCode?: string
  readonly promoType?: 'promo' | 'fb' | 'affise' | 'keitaro'
  readonly slug?: string
  readonly currency?: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY'
  readonly params?: string
}

interface Checkout {
  readonly link: string
  readonly paymentId: string
}

export const buy = async (person: Person, id: string, query: Order = {}): Promise<Checkout> => {
  const { status, body } = await person.api.subscriptions.buy({ params: { id }, query })
  if (status !== 200) throw new Error(`Not sold: ${status} ${JSON.stringify(body)}`)
  return body
}

export const buyPack = async (person: Person, id: string): Promise<Checkout> => {
  const { status, body } = await person.api.subscriptions.buyPack({ params: { id }, query: {} })
  if (status !== 200) throw new Error(`Not sold: ${status}`)
  return body
}

const sender =
  ({ app }: Mock) =>
  async (options: { method: 'GET' | 'POST'; url: string; payload?: string }): Promise<RawAnswer & { page: string }> => {
    const { statusCode, headers, body } = await app.inject({
      ...options,
      ...(options.payload === undefined ? {} : { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    })
    return { status: statusCode, headers, body, page: body }
  }

/** The address of a link on this server, its world included. */
const addressOf = (link: string): string => link.replace('http://localhost:4000', '')

/** Opens the provider's page, as a browser that knows nothing but the link. */
export const openPage = async (mock: Mock, link: string) => sender(mock)({ method: 'GET', url: addressOf(link) })

/** Sends the provider's form. */
export const sendForm = async (mock: Mock, link: string, fields: Record<string, string>) =>
  sender(mock)({ method: 'POST', url: addressOf(link), payload: new URLSearchParams(fields).toString() })

/** Fills in the form as it should be, and pays. */
export const payWith = async (mock: Mock, link: string, number: string, fields: Record<string, string> = {}) =>
  sendForm(mock, link, { number, expiry: '12/39', cvc: '123', name: 'Sam Reed', action: 'pay', ...fields })

/** Fills in the form with something wrong; the answer is the page that the provider leads to. */
export const payWrongly = async (mock: Mock, link: string, number: string, fields: Record<string, string> = {}) => {
  const { status, headers } = await payWith(mock, link, number, fields)
  const { location } = headers
  if (status !== 303 || typeof location !== 'string' || !location.startsWith('/payments/'))
    throw new Error(`Not refused: ${status} ${String(location)}`)
  return { location, ...(await openPage(mock, location)) }
}

/** A plan bought and paid; the answer is where the provider leads to. */
export const subscribe = async (mock: Mock, place: TestWorld, persona: string, planId = 'premium-monthly', query: Order = {}): Promise<Person> => {
  const { link } = await buy(await place.as(persona), planId, query)
  const { status } = await payWith(mock, link, CARDS.good)
  if (status !== 303) throw new Error(`Not paid: ${status}`)
  return place.as(persona)
}

export const outcomeOf = async (person: Person, paymentId: string): Promise<string> => {
  const { status, body } = await person.api.subscriptions.paymentSuccess({ query: { paymentId } })
  return status === 200 ? body.status : String(status)
}
