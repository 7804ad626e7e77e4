/** The world of requests that name none. */
export const DEFAULT_WORLD = 'default'

/** What a world may be called. */
export const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/u
