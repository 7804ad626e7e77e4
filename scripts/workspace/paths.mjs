import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Data of the commands: stamps, logs, results, the template database. It can be deleted safely. */
export const dataFolder = join(root, '.data')

export const stampsFolder = join(dataFolder, 'stamps')
export const logsFolder = join(dataFolder, 'logs')
export const resultsFolder = join(dataFolder, 'test-results')

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts)
