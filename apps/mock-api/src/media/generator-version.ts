/** Version of the drawing. Raise it whenever the same look, or the same order of photos, would give a different picture: older files and addresses are then no longer used. */
export const GENERATOR_VERSION = 2
