import { relative } from 'node:path'
import { packageFolders } from '../workspace/install.mjs'
import { fromRoot, root } from '../workspace/paths.mjs'
import { filesBelow, hashOf } from '../workspace/stamp.mjs'

/** What is generated and committed. */
const generatedPaths = () =>
  packageFolders()
    .filter((folder) => folder !== 'prisma')
    .flatMap((folder) => [fromRoot(folder, 'generated'), fromRoot(folder, 'openapi.json')])

/** Generated files with their hashes. */
export const generatedFiles = () => new Map(filesBelow(generatedPaths()).map((file) => [relative(root, file), hashOf([file])]))

/**
 * Changed files, sorted.
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
export const changedFiles = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).toSorted()
