import { LegalScreen } from '../features/legal/legal-screen.tsx'
import { addresses, LEGAL_PAGES, type LegalPage } from '../shared/addresses.ts'
import { servicesContext, type Services } from '../shared/api/services.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { createHead, metaOf } from '../shared/head/head.ts'
import type { RouteHandle } from '../shared/layout/route-handle.ts'
import type { Route } from './+types/legal.ts'

export const handle = { namespaces: ['legal'], gate: 'open' } satisfies RouteHandle

const pageOf = (path: string): LegalPage => LEGAL_PAGES.find((one) => path === `/${one}` || path === `/${one}/`) ?? throwNotFound()

const load = async (services: Services, { pathname }: URL) => {
  const page = pageOf(pathname)
  await services.i18n.loadNamespaces('legal')
  const { t } = services.i18n
  return {
    page,
    head: createHead(services, {
      title: t(`legal:${page}.title`),
      description: t(`legal:${page}.description`),
      path: addresses.legal(page),
      type: 'article',
    }),
  }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(servicesContext), url)
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) => load(context.get(servicesContext), url)
export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head)

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalScreen page={loaderData.page} />
}
