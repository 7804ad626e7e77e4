/** Version of the drawing. Raise it whenever the same look would give a different picture: cached files of older versions are then left unused. */
export const GENERATOR_VERSION = 1
