/**
 * The variants that a story is told in, such as screens and languages. A run tells it in the last of them, which differs most from all other
 * stories: those are told in English on a wide screen. With `STORIES=all` it is told in each. See decision 031.
 */
export const variants = <const T>(all: readonly T[]): readonly T[] => (process.env.STORIES === 'all' ? all : all.slice(-1))
