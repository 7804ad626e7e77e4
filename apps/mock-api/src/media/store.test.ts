import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Look } from '@moonlit/media/look'
import { MARA } from '@moonlit/media/photos/testing'
import { RenderPool } from '@moonlit/media/pool'
import type { Variant } from '@moonlit/media/render'
import { shotLook } from '@moonlit/media/shots'
import { afterAll, expect, test } from 'vitest'
import { MediaStore } from './store.ts'

const COVER = shotLook(MARA, 'cover')
const pool = new RenderPool({ size: 1 })
const folders: string[] = []

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-media-'))
  folders.push(folder)
  return folder
}

afterAll(async () => {
  await pool.close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

test('[MK-13] parallel requests for a picture share one render, later ones read the file', async () => {
  let renders = 0
  const counting = {
    render: (look: Look, variant: Variant): Promise<Buffer> => {
      renders += 1
      return pool.render(look, variant)
    },
  }
  const directory = await temporaryFolder()
  const store = new MediaStore({ directory, pool: counting })
  const [first, second] = await Promise.all([store.get(COVER, 'small'), store.get({ ...COVER }, 'small')])
  const later = await new MediaStore({ directory, pool: counting }).get(COVER, 'small')
  expect(renders).toBe(1)
  expect(first.bytes.equals(second.bytes) && first.bytes.equals(later.bytes)).toBe(true)
  expect(later.etag).toBe(first.etag)
  expect((await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.draft'))).toEqual([])
})

test('[MK-13] a truncated or empty file is rendered again', async () => {
  const store = new MediaStore({ directory: await temporaryFolder(), pool })
  const whole = await store.get(COVER, 'small')
  for (const damaged of [Buffer.alloc(0), whole.bytes.subarray(0, 900)]) {
    await writeFile(whole.path, damaged)
    expect((await store.get(COVER, 'small')).bytes.equals(whole.bytes)).toBe(true)
  }
})

test('[CP-07] [MK-13] a picture made of others is made once: parallel requests share it, and later ones read its file, also after a restart', async () => {
  let drawn = 0
  const draw = async (): Promise<Buffer> => {
    drawn += 1
    return Buffer.from([0xff, 0xd8, 0x00, drawn, 0xff, 0xd9])
  }
  const directory = await temporaryFolder()
  const store = new MediaStore({ directory, pool })
  const [first, second] = await Promise.all([store.keep('amara', 'jpg', draw), store.keep('amara', 'jpg', draw)])
  const later = await new MediaStore({ directory, pool }).keep('amara', 'jpg', draw)
  expect(drawn).toBe(1)
  expect([second, later].every(({ bytes, etag }) => bytes.equals(first.bytes) && etag === first.etag)).toBe(true)
  expect((await store.keep('felix', 'jpg', draw)).etag).not.toBe(first.etag)
})
