import { readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Writes the mark of the build, which the router names its list of files by, for open pages to see that they are of another one (NV-09). */
const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
const [mark] = (await readdir(`${folder}assets`)).flatMap((name) => /^manifest-(?<mark>.+)\.js$/u.exec(name)?.groups?.['mark'] ?? [])
if (mark === undefined) throw new Error('the build has no list of its files')
await writeFile(`${folder}build-mark.json`, `${JSON.stringify({ mark })}\n`)
