import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Packs the built text files once, as well as it can be done, for the web server to hand out as they are. */
const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
const WORTH_IT = 1024
const pack = { br: promisify(brotliCompress), gz: promisify(gzip) }

for await (const path of glob('**/*.{js,css,svg,json,txt}', { cwd: folder })) {
  const content = await readFile(folder + path)
  if (content.length < WORTH_IT) continue
  await Promise.all([writeFile(`${folder}${path}.br`, await pack.br(content)), writeFile(`${folder}${path}.gz`, await pack.gz(content))])
}
