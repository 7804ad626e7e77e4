/** Version of the drawing. Raise it whenever the same look would give a different picture: files of older versions are then no longer used. */
export const GENERATOR_VERSION = 2
