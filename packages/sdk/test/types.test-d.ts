import { createClient, unwrap, type Bot, type Message, type Plan } from '../src/index.ts'
import { createTsr, queries, keys } from '../src/query.ts'
const client = createClient({ baseUrl: '' })
export const f = async () => {
  const a = await client.bots.list({ query: { page: 2, gender: 'female' } })
  if (a.status === 200) {
    const b: Bot[] = a.body.result
    void b
  }
  const page = await unwrap(client.bots.list())
  const n: number | null = page.nextPage
  const s = await client.chats.send({ params: { id: 'x' }, body: { message: 'a', tokenSize: 1 } })
  if (s.status === 208) {
    const d: string = s.body.detail
    void d
  }
  const m: Message = await unwrap(client.chats.send({ params: { id: 'x' }, body: { message: 'a', tokenSize: 1 } }))
  const t = await unwrap(client.auth.register({ body: { email: 'a', password: 'b' } }))
  const j: string = t.jwtToken
  await client.users.updateMe({ body: { firstName: 'x', avatar: new File([], 'x') } })
  await client.users.updateMe({ body: new FormData() })
  await client.auth.verify({ params: { userId: '1', token: '2' } })
  await client.magicLink.create()
  // @ts-expect-error page is a number
  await client.bots.list({ query: { page: 'x' } })
  // @ts-expect-error slug is needed
  await client.bots.one({ query: {} })
  const q = queries(client).bots.one({ slug: 'amara', lang: 'de' })
  const l = queries(client).bots.list({ gender: 'female' })
  const k = keys.bots.list()
  const p: Plan | undefined = (await unwrap(client.subscriptions.plans())).result[0]
  const tsr = createTsr(client)
  const slug = tsr.bots.one.useQuery({ queryKey: ['x'], queryData: { params: { slug: 'x' }, query: {} } }).data?.body.slug
  return { slug, n, m, j, q, l, k, p }
}
