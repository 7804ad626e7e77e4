// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Fields } from '../src/call-types.ts'
import { once, withFields } from '../src/query-keys.ts'
import { unwrap } from '../src/unwrap.ts'
import type { Contract } from './api.ts'
import type { MoonlitClient } from './client.ts'

/** The key of every query, written once. `all` and a call without its fields are prefixes, for invalidation. */
export const keys = {
  sessions: {
    all: ['sessions'],
    list: () => ['sessions', 'list'] as const,
  },
  users: {
    all: ['users'],
    me: () => ['users', 'me'] as const,
    language: () => ['users', 'language'] as const,
    access: () => ['users', 'access'] as const,
    phoneNumber: () => ['users', 'phoneNumber'] as const,
    currency: () => ['users', 'currency'] as const,
    export: () => ['users', 'export'] as const,
  },
  stats: {
    all: ['stats'],
    bot: (fields?: Fields<Contract['stats']['bot']>) => withFields(['stats', 'bot'], fields),
    source: (fields?: Fields<Contract['stats']['source']>) => withFields(['stats', 'source'], fields),
  },
  core: {
    all: ['core'],
    alive: () => ['core', 'alive'] as const,
  },
  bots: {
    all: ['bots'],
    list: (fields?: Fields<Contract['bots']['list'], 'page'>) => withFields(['bots', 'list'], fields),
    extraAvatars: (fields?: Fields<Contract['bots']['extraAvatars']>) => withFields(['bots', 'extraAvatars'], fields),
    roleTypes: (fields?: Fields<Contract['bots']['roleTypes']>) => withFields(['bots', 'roleTypes'], fields),
    creationOptions: (lang?: Fields<Contract['bots']['creationOptions']>['lang']) => withFields(['bots', 'creationOptions'], lang),
    mine: () => ['bots', 'mine'] as const,
    blocked: (lang?: Fields<Contract['bots']['blocked']>['lang']) => withFields(['bots', 'blocked'], lang),
    favourites: (lang?: Fields<Contract['bots']['favourites']>['lang']) => withFields(['bots', 'favourites'], lang),
    similar: (fields?: Fields<Contract['bots']['similar']>) => withFields(['bots', 'similar'], fields),
    one: (fields?: Fields<Contract['bots']['one']>) => withFields(['bots', 'one'], fields),
  },
  chats: {
    all: ['chats'],
    list: () => ['chats', 'list'] as const,
    messages: (id?: Fields<Contract['chats']['messages'], 'offset' | 'limit'>['id']) => withFields(['chats', 'messages'], id),
    hints: (chatId?: Fields<Contract['chats']['hints']>['chatId']) => withFields(['chats', 'hints'], chatId),
    search: (fields?: Fields<Contract['chats']['search'], 'offset' | 'limit'>) => withFields(['chats', 'search'], fields),
    transcript: (fields?: Fields<Contract['chats']['transcript']>) => withFields(['chats', 'transcript'], fields),
    facts: (id?: Fields<Contract['chats']['facts']>['id']) => withFields(['chats', 'facts'], id),
  },
  photosForSale: {
    all: ['photosForSale'],
    list: (fields?: Fields<Contract['photosForSale']['list']>) => withFields(['photosForSale', 'list'], fields),
  },
  subscriptions: {
    all: ['subscriptions'],
    plans: (fields?: Fields<Contract['subscriptions']['plans']>) => withFields(['subscriptions', 'plans'], fields),
    packs: (currency?: Fields<Contract['subscriptions']['packs']>['currency']) => withFields(['subscriptions', 'packs'], currency),
    promoPlans: (fields?: Fields<Contract['subscriptions']['promoPlans']>) => withFields(['subscriptions', 'promoPlans'], fields),
    mine: () => ['subscriptions', 'mine'] as const,
    receipts: () => ['subscriptions', 'receipts'] as const,
    promoCode: (code?: Fields<Contract['subscriptions']['promoCode']>['code']) => withFields(['subscriptions', 'promoCode'], code),
  },
  generation: {
    all: ['generation'],
    styles: (lang?: Fields<Contract['generation']['styles']>['lang']) => withFields(['generation', 'styles'], lang),
    status: (id?: Fields<Contract['generation']['status']>['id']) => withFields(['generation', 'status'], id),
    list: (fields?: Fields<Contract['generation']['list'], 'page'>) => withFields(['generation', 'list'], fields),
  },
} as const

/** Query options of every call that only reads, as values: `useQuery(queries(client).bots.one({ slug, lang }))`. */
export const queries = (client: MoonlitClient) => ({
  sessions: {
    /** Where the account is signed in. */
    list: () =>
      queryOptions({
        queryKey: keys.sessions.list(),
        queryFn: ({ signal }) => unwrap(client.sessions.list({}, { signal })),
        ...once,
      }),
  },
  users: {
    /** The signed-in person. */
    me: () =>
      queryOptions({
        queryKey: keys.users.me(),
        queryFn: ({ signal }) => unwrap(client.users.me({}, { signal })),
        ...once,
      }),
    /** Language of the person. */
    language: () =>
      queryOptions({
        queryKey: keys.users.language(),
        queryFn: ({ signal }) => unwrap(client.users.language({}, { signal })),
        ...once,
      }),
    /** Which characters are open. */
    access: () =>
      queryOptions({
        queryKey: keys.users.access(),
        queryFn: ({ signal }) => unwrap(client.users.access({}, { signal })),
        ...once,
      }),
    /** Phone number. */
    phoneNumber: () =>
      queryOptions({
        queryKey: keys.users.phoneNumber(),
        queryFn: ({ signal }) => unwrap(client.users.phoneNumber({}, { signal })),
        ...once,
      }),
    /** Currency of prices. */
    currency: () =>
      queryOptions({
        queryKey: keys.users.currency(),
        queryFn: ({ signal }) => unwrap(client.users.currency({}, { signal })),
        ...once,
      }),
    /** All that is kept about the person. */
    export: () =>
      queryOptions({
        queryKey: keys.users.export(),
        queryFn: ({ signal }) => unwrap(client.users.export({}, { signal })),
        ...once,
      }),
  },
  stats: {
    /** Statistics of a character. */
    bot: (fields: Fields<Contract['stats']['bot']>) =>
      queryOptions({
        queryKey: keys.stats.bot(fields),
        queryFn: ({ signal }) => unwrap(client.stats.bot({ params: { id: fields.id }, query: { from: fields.from, to: fields.to } }, { signal })),
        ...once,
      }),
    /** Statistics of a traffic source. */
    source: (fields: Fields<Contract['stats']['source']>) =>
      queryOptions({
        queryKey: keys.stats.source(fields),
        queryFn: ({ signal }) => unwrap(client.stats.source({ params: { promoType: fields.promoType }, query: { from: fields.from, to: fields.to } }, { signal })),
        ...once,
      }),
  },
  core: {
    /** Is the service up. */
    alive: () =>
      queryOptions({
        queryKey: keys.core.alive(),
        queryFn: ({ signal }) => unwrap(client.core.alive({}, { signal })),
        ...once,
      }),
  },
  bots: {
    /** A page of characters, page by page. */
    list: (fields: Fields<Contract['bots']['list'], 'page'> = {}) =>
      infiniteQueryOptions({
        queryKey: keys.bots.list(fields),
        queryFn: ({ pageParam, signal }) => unwrap(client.bots.list({ query: { ...fields, page: pageParam } }, { signal })),
        initialPageParam: 1,
        getNextPageParam: ({ nextPage }) => nextPage,
        ...once,
      }),
    /** Second covers of a page of characters. */
    extraAvatars: (fields: Fields<Contract['bots']['extraAvatars']> = {}) =>
      queryOptions({
        queryKey: keys.bots.extraAvatars(fields),
        queryFn: ({ signal }) => unwrap(client.bots.extraAvatars({ query: { ...fields } }, { signal })),
        ...once,
      }),
    /** Role types that have characters. */
    roleTypes: (fields: Fields<Contract['bots']['roleTypes']> = {}) =>
      queryOptions({
        queryKey: keys.bots.roleTypes(fields),
        queryFn: ({ signal }) => unwrap(client.bots.roleTypes({ query: { ...fields } }, { signal })),
        ...once,
      }),
    /** What a new character can be. */
    creationOptions: (lang?: Fields<Contract['bots']['creationOptions']>['lang']) =>
      queryOptions({
        queryKey: keys.bots.creationOptions(lang),
        queryFn: ({ signal }) => unwrap(client.bots.creationOptions({ query: { lang } }, { signal })),
        ...once,
      }),
    /** The person's own characters. */
    mine: () =>
      queryOptions({
        queryKey: keys.bots.mine(),
        queryFn: ({ signal }) => unwrap(client.bots.mine({}, { signal })),
        ...once,
      }),
    /** Characters that the caller has blocked. */
    blocked: (lang?: Fields<Contract['bots']['blocked']>['lang']) =>
      queryOptions({
        queryKey: keys.bots.blocked(lang),
        queryFn: ({ signal }) => unwrap(client.bots.blocked({ query: { lang } }, { signal })),
        ...once,
      }),
    /** Characters that the person keeps as favourites. */
    favourites: (lang?: Fields<Contract['bots']['favourites']>['lang']) =>
      queryOptions({
        queryKey: keys.bots.favourites(lang),
        queryFn: ({ signal }) => unwrap(client.bots.favourites({ query: { lang } }, { signal })),
        ...once,
      }),
    /** Characters like another one. */
    similar: (fields: Fields<Contract['bots']['similar']>) =>
      queryOptions({
        queryKey: keys.bots.similar(fields),
        queryFn: ({ signal }) => unwrap(client.bots.similar({ params: { slug: fields.slug }, query: { lang: fields.lang, limit: fields.limit } }, { signal })),
        ...once,
      }),
    /** One character. */
    one: (fields: Fields<Contract['bots']['one']>) =>
      queryOptions({
        queryKey: keys.bots.one(fields),
        queryFn: ({ signal }) => unwrap(client.bots.one({ params: { slug: fields.slug }, query: { lang: fields.lang, access: fields.access } }, { signal })),
        ...once,
      }),
  },
  chats: {
    /** The caller's chats. */
    list: () =>
      queryOptions({
        queryKey: keys.chats.list(),
        queryFn: ({ signal }) => unwrap(client.chats.list({}, { signal })),
        ...once,
      }),
    /** A page of messages, page by page. */
    messages: (id: Fields<Contract['chats']['messages'], 'offset' | 'limit'>['id']) =>
      infiniteQueryOptions({
        queryKey: keys.chats.messages(id),
        queryFn: ({ pageParam, signal }) => unwrap(client.chats.messages({ params: { id }, query: { offset: pageParam, limit: 30 } }, { signal })),
        initialPageParam: 0,
        getNextPageParam: ({ result }, _, offset) => (result.messages.length < 30 ? null : offset + 30),
        ...once,
      }),
    /** Messages to suggest. */
    hints: (chatId?: Fields<Contract['chats']['hints']>['chatId']) =>
      queryOptions({
        queryKey: keys.chats.hints(chatId),
        queryFn: ({ signal }) => unwrap(client.chats.hints({ query: { chatId } }, { signal })),
        ...once,
      }),
    /** Search a chat, page by page. */
    search: (fields: Fields<Contract['chats']['search'], 'offset' | 'limit'>) =>
      infiniteQueryOptions({
        queryKey: keys.chats.search(fields),
        queryFn: ({ pageParam, signal }) => unwrap(client.chats.search({ params: { id: fields.id }, query: { text: fields.text, offset: pageParam, limit: 30 } }, { signal })),
        initialPageParam: 0,
        getNextPageParam: ({ result }, _, offset) => (result.length < 30 ? null : offset + 30),
        ...once,
      }),
    /** A chat as text. */
    transcript: (fields: Fields<Contract['chats']['transcript']>) =>
      queryOptions({
        queryKey: keys.chats.transcript(fields),
        queryFn: ({ signal }) => unwrap(client.chats.transcript({ params: { id: fields.id }, query: { lang: fields.lang, timeZone: fields.timeZone } }, { signal })),
        ...once,
      }),
    /** What the character knows of the person. */
    facts: (id: Fields<Contract['chats']['facts']>['id']) =>
      queryOptions({
        queryKey: keys.chats.facts(id),
        queryFn: ({ signal }) => unwrap(client.chats.facts({ params: { id } }, { signal })),
        ...once,
      }),
  },
  photosForSale: {
    /** Photos of a character that are for sale. */
    list: (fields: Fields<Contract['photosForSale']['list']>) =>
      queryOptions({
        queryKey: keys.photosForSale.list(fields),
        queryFn: ({ signal }) => unwrap(client.photosForSale.list({ params: { slug: fields.slug }, query: { currency: fields.currency } }, { signal })),
        ...once,
      }),
  },
  subscriptions: {
    /** Plans. */
    plans: (fields: Fields<Contract['subscriptions']['plans']> = {}) =>
      queryOptions({
        queryKey: keys.subscriptions.plans(fields),
        queryFn: ({ signal }) => unwrap(client.subscriptions.plans({ query: { ...fields } }, { signal })),
        ...once,
      }),
    /** Packs. */
    packs: (currency?: Fields<Contract['subscriptions']['packs']>['currency']) =>
      queryOptions({
        queryKey: keys.subscriptions.packs(currency),
        queryFn: ({ signal }) => unwrap(client.subscriptions.packs({ query: { currency } }, { signal })),
        ...once,
      }),
    /** Plans of a traffic source. */
    promoPlans: (fields: Fields<Contract['subscriptions']['promoPlans']>) =>
      queryOptions({
        queryKey: keys.subscriptions.promoPlans(fields),
        queryFn: ({ signal }) => unwrap(client.subscriptions.promoPlans({ query: { ...fields } }, { signal })),
        ...once,
      }),
    /** The person's subscription. */
    mine: () =>
      queryOptions({
        queryKey: keys.subscriptions.mine(),
        queryFn: ({ signal }) => unwrap(client.subscriptions.mine({}, { signal })),
        ...once,
      }),
    /** The person's receipts. */
    receipts: () =>
      queryOptions({
        queryKey: keys.subscriptions.receipts(),
        queryFn: ({ signal }) => unwrap(client.subscriptions.receipts({}, { signal })),
        ...once,
      }),
    /** Check a promo code. */
    promoCode: (code: Fields<Contract['subscriptions']['promoCode']>['code']) =>
      queryOptions({
        queryKey: keys.subscriptions.promoCode(code),
        queryFn: ({ signal }) => unwrap(client.subscriptions.promoCode({ params: { code } }, { signal })),
        ...once,
      }),
  },
  generation: {
    /** Styles of photos. */
    styles: (lang?: Fields<Contract['generation']['styles']>['lang']) =>
      queryOptions({
        queryKey: keys.generation.styles(lang),
        queryFn: ({ signal }) => unwrap(client.generation.styles({ query: { lang } }, { signal })),
        ...once,
      }),
    /** How far photos are. */
    status: (id: Fields<Contract['generation']['status']>['id']) =>
      queryOptions({
        queryKey: keys.generation.status(id),
        queryFn: ({ signal }) => unwrap(client.generation.status({ params: { id } }, { signal })),
        ...once,
      }),
    /** The person's photos, page by page. */
    list: (fields: Fields<Contract['generation']['list'], 'page'> = {}) =>
      infiniteQueryOptions({
        queryKey: keys.generation.list(fields),
        queryFn: ({ pageParam, signal }) => unwrap(client.generation.list({ query: { ...fields, page: pageParam } }, { signal })),
        initialPageParam: 1,
        getNextPageParam: ({ nextPage }) => nextPage,
        ...once,
      }),
  },
})
