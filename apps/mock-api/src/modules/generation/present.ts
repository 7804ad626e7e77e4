import type { contract } from '@moonlit/contract'
import type { Generation } from '@moonlit/contract/generation'
import type { ServerInferResponseBody } from '@ts-rest/core'
import { z } from 'zod'
import type { MediaAddresses } from '../media/address.ts'
import { deletedOf, parametersOf, sizeOf, styleIdsOf, unmetOf } from './photos.ts'
import type { GenerationRow, StyleRow } from './repo.ts'
import { stageAt } from './rules.ts'

interface Viewing {
  readonly media: MediaAddresses
  /** Milliseconds. */
  readonly now: number
}

const Titles = z.record(z.string(), z.string())

type Picture = z.infer<typeof Generation>['images'][number]

/** An order's finished photos, without those that were deleted. */
export const presentPhotos = (row: GenerationRow, { media, now }: Viewing): Picture[] => {
  const deleted = new Set(deletedOf(row))
  return Array.from({ length: stageAt(row, now).ready }, (_photo, index) => index + 1)
    .filter((number) => !deleted.has(number))
    .map((number) => ({
      id: String(number),
      ...media.ofPhoto({ generationId: row.id, createdAt: row.createdAt, number }),
      ...sizeOf(row),
    }))
}

/** Every field is named, so that a new column never leaks. */
export const presentGeneration = (row: GenerationRow, viewing: Viewing): z.infer<typeof Generation> => ({
  id: row.id,
  prompt: row.prompt,
  count: row.count,
  botSlug: row.botSlug,
  styleIds: styleIdsOf(row),
  parameters: parametersOf(row),
  status: stageAt(row, viewing.now).status,
  images: presentPhotos(row, viewing),
  unmet: unmetOf(row),
  createdAt: new Date(row.createdAt).toISOString(),
})

export const presentStatus = (row: GenerationRow, viewing: Viewing): ServerInferResponseBody<typeof contract.generation.status, 200> => {
  const { status, progress } = stageAt(row, viewing.now)
  return { id: row.id, status, progress, images: presentPhotos(row, viewing), unmet: unmetOf(row) }
}

/** @param slug the character it is shown on */
export const presentStyle = (
  { id, titleJson, lookJson }: StyleRow,
  { lang, slug, media }: { lang: string; slug: string; media: MediaAddresses },
): { id: string; title: string; previewUrl: string } => {
  const titles = Titles.parse(JSON.parse(titleJson))
  return { id, title: titles[lang] ?? titles.en ?? id, previewUrl: media.ofPreview({ styleId: id, lookJson, slug }) }
}
