/** Version of the drawing. Raise it whenever the same look or photo order would give a different picture, so that older files and URLs are no longer used. */
export const GENERATOR_VERSION = 11
