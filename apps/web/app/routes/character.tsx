import { ApiError } from '@moonlit/sdk'
import { redirect } from 'react-router'
import { characterHead, fetchCharacter } from '../features/character/character-data.ts'
import { CharacterScreen } from '../features/character/character-screen.tsx'
import { addresses, isSlug, promoTypeOf } from '../shared/addresses.ts'
import { servicesContext, type Services } from '../shared/api/services.ts'
import { throwNotFound } from '../shared/errors/not-found.ts'
import { metaOf } from '../shared/head/head.ts'
import type { RouteHandle } from '../shared/layout/route-handle.ts'
import { useFirstTouch } from '../shared/promo/use-first-touch.ts'
import type { Route } from './+types/character.ts'

export const handle = { namespaces: ['character', 'labels'] } satisfies RouteHandle

const load = async (services: Services, { slug, promoType }: { slug: string; promoType?: string }) => {
  if (!isSlug(slug) || (promoType !== undefined && !promoTypeOf(promoType))) return throwNotFound()
  try {
    const bot = await fetchCharacter(services, slug)
    await services.i18n.loadNamespaces('labels')
    return { head: await characterHead(services, slug, bot) }
  } catch (error) {
    // A character that is not there: back to those who are (CP-02).
    if (error instanceof ApiError) return redirect(addresses.explore)
    throw error
  }
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(servicesContext), params)
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) => load(context.get(servicesContext), params)
export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head)

export default function Character({ params }: Route.ComponentProps) {
  useFirstTouch(params.promoType, params.slug)
  return <CharacterScreen slug={params.slug} />
}
