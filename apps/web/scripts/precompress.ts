import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Packs the built text files once, as well as it can be done, for the web server to hand out as they are. */
const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
const WORTH_IT = 1024
const pack = { br: promisify(brotliCompress), gz: promisify(gzip) }

const precompress = async (path: string): Promise<void> => {
  const content = await readFile(folder + path)
  if (content.length < WORTH_IT) return
  await Promise.all([
    pack.br(content).then((packed) => writeFile(`${folder}${path}.br`, packed)),
    pack.gz(content).then((packed) => writeFile(`${folder}${path}.gz`, packed)),
  ])
}

// Side by side: packing is done by threads of their own.
const paths: string[] = []
for await (const path of glob('**/*.{js,css,svg,json,txt}', { cwd: folder })) paths.push(path)
await Promise.all(paths.map(precompress))
