/**
 * Arguments for turbo that check the types of every package, and generate nothing. `sources` has no script: without it in the run, what a
 * package depends on would not count, and its types would still come from the cache when those of the contract have changed.
 */
export const typeTasks = ['types', 'sources', '--only']
