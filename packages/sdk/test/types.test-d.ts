/** What must and must not compile; checked by `tsc`, never run. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, createClient, unwrap, type Bot, type ErrorCode, type Message, type Plan, type User } from '../src/index.ts'
import { keys, mutations, queries } from '../src/query.ts'

const client = createClient({ baseUrl: '' })

export const answersAreUnions = async () => {
  const sent = await client.chats.send({ params: { id: 'c' }, body: { message: 'Hello', tokenSize: 2 } })
  if (sent.status === 208) return sent.body.detail satisfies string
  if (sent.status === 200) return sent.body satisfies Message
  // @ts-expect-error only a sign-in answers this
  if (sent.status === 400 && sent.body.code === 'wrong_credentials') return null
  if (sent.status === 402) return sent.body.code satisfies 'payment_required' | 'model_access' | undefined
  return sent.body.code satisfies ErrorCode | undefined
}

export const unwrapGivesTheBody = async () => ({
  next: (await unwrap(client.bots.list({ query: { page: 2, gender: 'female' } }))).nextPage satisfies number | null,
  token: (await unwrap(client.auth.register({ body: { email: 'sam@example.com', password: 'moonlight7' } }))).jwtToken satisfies string,
  message: (await unwrap(client.chats.send({ params: { id: 'c' }, body: { message: 'Hello', tokenSize: 2 } }))) satisfies Message,
  plans: (await unwrap(client.subscriptions.plans())).result satisfies Plan[],
})

export const argumentsAreTheContracts = async () => {
  await client.users.updateMe({ body: { firstName: 'Sam', avatar: new File([], 'me.png') } })
  await client.users.updateMe({ body: new FormData() })
  await client.auth.verify({ params: { userId: 'u', token: 't' } })
  await client.magicLink.create()
  // @ts-expect-error a page is a number
  await client.bots.list({ query: { page: 'x' } })
  // @ts-expect-error the slug is needed
  await client.bots.one({ query: {} })
  // @ts-expect-error there is no such gender
  await client.auth.authUser({ body: { firstName: 'Sam', gender: 'other' } })
}

type Queries = ReturnType<typeof queries>
export const hasQueryForEffects: 'buy' extends keyof Queries['subscriptions'] ? true : 'start' extends keyof Queries['chats'] ? true : false = false

export const useQueries = () => {
  const q = queries(client)
  const cache = useQueryClient()
  const send = useMutation({ mutationFn: (message: string) => unwrap(client.chats.send({ params: { id: 'c' }, body: { message, tokenSize: 2 } })) })
  return {
    bot: useQuery(q.bots.one({ slug: 'amara', lang: 'de' })).data satisfies Bot | undefined,
    bots: useInfiniteQuery(q.bots.list({ gender: 'female' })).data?.pages.flatMap(({ result }) => result) satisfies Bot[] | undefined,
    messages: useInfiniteQuery(q.chats.messages('c')).data?.pages.flatMap(({ result }) => result.messages) satisfies Message[] | undefined,
    // A key knows what it holds only through its query; `keys` are for invalidation.
    cached: cache.getQueryData(q.users.me().queryKey) satisfies User | undefined,
    prefix: keys.bots.all satisfies readonly ['bots'],
    sent: send.data satisfies Message | undefined,
    code: send.error instanceof ApiError ? (send.error.code satisfies ErrorCode | undefined) : undefined,
  }
}

export const useMutations = () => {
  const m = mutations(client)
  const send = useMutation(m.chats.send())
  const link = useMutation(m.magicLink.create())
  link.mutate()
  // @ts-expect-error a message is needed
  send.mutate({ params: { id: 'c' }, body: {} })
  // @ts-expect-error only a sign-in answers this
  if (send.error instanceof ApiError && send.error.code === 'wrong_credentials') return null
  return { text: send.data?.text satisfies string | undefined, mayPay: send.error instanceof ApiError && send.error.code === 'payment_required' }
}
