import { redirect } from 'react-router'
import type { Route } from './+types/explore-redirect.ts'

/** The old address of explore; its query goes along. [RT-02] */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/${url.search}`, 301)
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => redirect(`/${url.search}`)
