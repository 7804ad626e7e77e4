import { BOTS_SEARCH_MAX_LENGTH, GENDERS, ROLE_TYPES, type Gender, type Locale, type RoleType } from '@moonlit/sdk/rules'
import { GENDER_PARAM, SEARCH_PARAM, SORT_PARAM } from '../../shared/addresses.ts'
import type { RequestContext } from '../../shared/api/request-context.ts'
import { isComingBack } from '../../shared/scroll/explore-place.ts'
import { readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'

export type Category = 'all' | 'anime' | 'custom'

/** What explore shows: the category is the path, the role type and the search the query, the gender is remembered unless the address names it. */
export interface Filters {
  readonly category: Category
  readonly gender: Gender
  readonly type: RoleType | undefined
  readonly search: string | undefined
  /** Undefined for the catalogue's own order, the newest first. */
  readonly sort: 'popular' | undefined
}

/** A tab of explore: a category, and whose company. */
export type Place = Pick<Filters, 'category' | 'gender'>

/** Cards of a page of the list. [EX-08] */
const PAGE_SIZE = { desktop: 20, mobile: 10 } as const satisfies Record<RequestContext['device'], number>

export const categoryOf = (path: string): Category => {
  const first = path.split('/').find(Boolean)
  return first === 'anime' || first === 'custom' ? first : 'all'
}

/** The query parameter of the role type. */
export const TYPE_PARAM = 'type'

/** The role type of a query; an unknown one counts as all. [EX-03] */
export const typeOf = (search: URLSearchParams): RoleType | undefined => ROLE_TYPES.find((type) => type === search.get(TYPE_PARAM))

/** The order of a query; any other word is the catalogue's own. [EX-20] */
export const sortOf = (search: URLSearchParams): Filters['sort'] => (search.get(SORT_PARAM) === 'popular' ? 'popular' : undefined)

/** What a text searches for: without spaces around it, no longer than the API takes it; undefined when nothing is left. [EX-19] */
export const searchedIn = (text: string | null): string | undefined => text?.trim().slice(0, BOTS_SEARCH_MAX_LENGTH).trim() || undefined

/** The gender last chosen, by the cookie; female when none of the three is stored. [EX-04] */
export const rememberedGender = (requestContext: Pick<RequestContext, 'exploreGender'>): Gender =>
  typeof document === 'undefined' ? requestContext.exploreGender : (readStored(stored.exploreGender) ?? 'female')

/**
 * Whom an address without a word shows when it is opened: whom the browser remembers; women to whoever comes back to it, for an entry of the history
 * that showed others says so (`useNamedGender`), whatever was chosen since. [EX-04] [EX-18]
 */
export const unnamedGender = (requestContext: Pick<RequestContext, 'exploreGender'>): Gender =>
  typeof document !== 'undefined' && isComingBack() ? 'female' : rememberedGender(requestContext)

/** The gender that an address names, for whoever it is shared with; undefined where it names none of the three. [EX-04] */
export const namedGender = (search: URLSearchParams): Gender | undefined => GENDERS.find((gender) => gender === search.get(GENDER_PARAM))

/**
 * Whom an address shows: whom it names; women where it only filters, so that it shows the same to everybody it is sent to; and without a word whom
 * `unnamedGender` says. [EX-04] [EX-20]
 */
export const genderOf = (search: URLSearchParams, unnamed: Gender): Gender =>
  namedGender(search) ?? (typeOf(search) || search.has(SEARCH_PARAM) || sortOf(search) ? 'female' : unnamed)

/** The filters of an address; `unnamed` is whom it shows where it says nothing of that. */
export const filtersOf = (url: Pick<URL, 'pathname' | 'searchParams'>, unnamed: Gender): Filters => ({
  category: categoryOf(url.pathname),
  gender: genderOf(url.searchParams, unnamed),
  type: typeOf(url.searchParams),
  search: searchedIn(url.searchParams.get(SEARCH_PARAM)),
  sort: sortOf(url.searchParams),
})

/** A category as the calls take it. [EX-17] */
export const kindOf = (category: Category) => ({
  ...(category === 'custom' && { custom: true }),
  ...(category === 'anime' && { style: 'anime' as const }),
})

/** The filters as the list call takes them. [EX-17] */
export const listFields = ({ category, gender, type, search, sort }: Filters, lang: Locale, device: RequestContext['device']) => ({
  limit: PAGE_SIZE[device],
  gender,
  lang,
  ...kindOf(category),
  ...(type && { roleType: type }),
  ...(search && { q: search }),
  ...(sort && { sort }),
})

/** The filters as the call for role types takes them. */
export const roleTypeFields = ({ category, gender }: Filters, lang: Locale) => ({ gender, lang, ...kindOf(category) })
