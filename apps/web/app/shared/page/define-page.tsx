import type { ComponentType, ReactNode } from 'react'
import { data as respond, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaDescriptor, type Params } from 'react-router'
import { servicesContext, type Services } from '../api/services.ts'
import { throwUnavailable, unavailableBecauseOf } from '../errors/unavailable.ts'
import { createHead, metaOf, type Head, type HeadParts } from '../head/head.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import { AdminOnly } from './admin-only.tsx'
import { checkAccess, type PageAccess } from './page-access.ts'
import type { PageTraits } from './page-traits.ts'

/** What is known when a page is opened. */
export interface PageContext {
  readonly services: Services
  readonly params: Params
  readonly url: URL
  /** `server` for the first page of a visit, `browser` for every page after it. */
  readonly side: 'server' | 'browser'
}

interface ScreenProps<Data> {
  readonly data: Data
  readonly params: Params
}

interface PageDefinition<Data> extends Partial<PageTraits> {
  /** The translations its head and screen use, besides those of every page. */
  readonly namespaces?: readonly Namespace[]
  /** Who may open it; `anyone` when left out. */
  readonly access?: PageAccess
  /** HTTP status when the address is asked for directly; 200 when left out. */
  readonly status?: number
  /**
   * Checks the address and fetches what must be there before the page shows. May throw `throwNotFound()` or a redirect. On the server, a call
   * that is refused with 429 or fails with 5xx becomes the page that says so; in the browser the screen asks again.
   * What it returns travels with the page; data of queries belongs into the query cache instead.
   */
  readonly load: (page: PageContext) => Data | Promise<Data>
  /** Title, description and canonical address; called once the translations are there. */
  readonly head: (page: PageContext & { readonly data: Data }) => HeadParts
  readonly Screen: ComponentType<ScreenProps<Data>>
}

type PageWithoutData = Omit<PageDefinition<undefined>, 'load'>

interface Loaded<Data> {
  readonly head: Head
  readonly data: Data
}

/** What a route module exports, each part by its name, for the router reads them so: see docs/recipes/add-a-screen.md. */
interface Page<Data> {
  readonly loader: (args: LoaderFunctionArgs) => Promise<ReturnType<typeof respond<Loaded<Data>>>>
  readonly clientLoader: (args: ClientLoaderFunctionArgs) => Promise<Loaded<Data>>
  readonly meta: (args: { loaderData?: Loaded<Data> | undefined }) => MetaDescriptor[]
  readonly handle: PageTraits
  readonly Component: (props: { readonly loaderData: Loaded<Data>; readonly params: Params }) => ReactNode
}

const createPage = <Data,>({
  namespaces = [],
  access = 'anyone',
  status = 200,
  shell = 'page',
  gate = 'closed',
  scripts = 'drawn',
  load,
  head,
  Screen,
}: PageDefinition<Data>): Page<Data> => {
  const open = async (page: PageContext): Promise<Loaded<Data>> => {
    const { services } = page
    await checkAccess(access, page)
    const [data] = await Promise.all([load(page), services.i18n.loadNamespaces([...namespaces])])
    return { head: createHead(services, head({ ...page, data }), page.url), data }
  }
  const openOnServer = async (page: PageContext): Promise<Loaded<Data>> => {
    try {
      return await open(page)
    } catch (error) {
      const unavailable = unavailableBecauseOf(error)
      if (unavailable) throwUnavailable(unavailable)
      throw error
    }
  }
  return {
    loader: async ({ context, params, url }) =>
      respond(await openOnServer({ services: context.get(servicesContext), params, url, side: 'server' }), { status }),
    clientLoader: ({ context, params, url }) => open({ services: context.get(servicesContext), params, url, side: 'browser' }),
    meta: ({ loaderData }) => metaOf(loaderData?.head),
    handle: { shell, gate, scripts },
    Component: ({ loaderData, params }) => {
      const screen = <Screen data={loaderData.data} params={params} />
      return access === 'admin' ? <AdminOnly>{screen}</AdminOnly> : screen
    },
  }
}

/** One page: its guard, data, translations, head, frame and screen in one place. [NV-14] [RT-19] */
export function definePage<Data>(definition: PageDefinition<Data>): Page<Data>
export function definePage(definition: PageWithoutData): Page<undefined>
export function definePage<Data>(definition: PageDefinition<Data> | PageWithoutData): Page<Data> | Page<undefined> {
  return 'load' in definition ? createPage(definition) : createPage({ ...definition, load: () => undefined })
}
