import { redirect } from 'react-router'
import { addresses } from '../shared/addresses.ts'
import type { Route } from './+types/articles-redirect.ts'

/** What people take for the address of the list of articles; its query goes along. [RT-11] */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`${addresses.articles}${url.search}`, 301)
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => redirect(`${addresses.articles}${url.search}`)
