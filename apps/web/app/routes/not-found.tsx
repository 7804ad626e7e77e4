import { data } from 'react-router'
import { NotFoundPage } from '../features/layout/not-found-page.tsx'
import { servicesContext } from '../shared/api/services.ts'
import { createHead, metaOf } from '../shared/head/head.ts'
import type { RouteHandle } from '../shared/layout/route-handle.ts'
import type { Route } from './+types/not-found.ts'

export const handle = { gate: 'open' } satisfies RouteHandle

const headOf = (context: Route.LoaderArgs['context']) => {
  const services = context.get(servicesContext)
  const { t } = services.i18n
  return createHead(services, { title: t('common:notFound.head'), description: t('common:notFound.description') })
}

export const loader = ({ context }: Route.LoaderArgs) => data({ head: headOf(context) }, { status: 404 })
export const clientLoader = ({ context }: Route.ClientLoaderArgs) => ({ head: headOf(context) })
export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head)

export default function NotFound() {
  return <NotFoundPage />
}
