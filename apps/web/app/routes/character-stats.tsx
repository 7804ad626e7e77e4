import { ApiError } from '@moonlit/sdk'
import { redirect } from 'react-router'
import { fetchCharacter } from '../features/character/character-data.ts'
import { StatsScreen } from '../features/character/stats-screen.tsx'
import { addresses, isSlug } from '../shared/addresses.ts'
import { servicesContext, type Services } from '../shared/api/services.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { createHead, metaOf } from '../shared/head/head.ts'
import type { RouteHandle } from '../shared/layout/route-handle.ts'
import type { Route } from './+types/character-stats.ts'

export const handle = { namespaces: ['character'] } satisfies RouteHandle

const load = async (services: Services, slug: string) => {
  if (!isSlug(slug)) return throwNotFound()
  await services.i18n.loadNamespaces('character')
  try {
    const [bot] = await Promise.all([
      fetchCharacter(services, slug),
      services.queryClient.query(services.queries.stats.bot(slug)).catch(() => undefined),
    ])
    const name = bot?.firstName ?? slug
    const { t } = services.i18n
    return {
      head: createHead(services, { title: t('character:head.statsTitle', { name }), description: t('character:head.statsDescription', { name }) }),
    }
  } catch (error) {
    if (error instanceof ApiError) return redirect(addresses.explore)
    throw error
  }
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(servicesContext), params.slug)
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) => load(context.get(servicesContext), params.slug)
export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head)

export default function CharacterStats({ params }: Route.ComponentProps) {
  return <StatsScreen slug={params.slug} />
}
