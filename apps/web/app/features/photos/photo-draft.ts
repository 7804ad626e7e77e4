import type { Bot } from '@moonlit/sdk'
import { PHOTOS_PER_ORDER_MAX, PHOTO_STYLES_MAX, PROMPT_MAX_LENGTH } from '@moonlit/sdk/rules'
import { z } from 'zod'
import type { Services } from '../../shared/api/services.ts'
import { readStored, removeStored, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'

/** What the form holds before it is sent; each part that is missing or corrupt is empty. */
const PhotoDraft = z.object({
  prompt: z.string().max(PROMPT_MAX_LENGTH).catch(''),
  count: z.number().int().min(1).max(PHOTOS_PER_ORDER_MAX).catch(1),
  /** Empty as long as nobody is chosen. */
  botSlug: z.string().max(64).catch(''),
  styleIds: z.array(z.string().max(32)).max(PHOTO_STYLES_MAX).catch([]),
  parameters: z.record(z.string().max(64), z.string().max(200)).catch({}),
})
export type PhotoDraft = z.infer<typeof PhotoDraft>

export const EMPTY_DRAFT: PhotoDraft = PhotoDraft.parse({})

/** What was entered and not sent yet; undefined when there is none. A character of one's own is stored beside it. [PG-01] */
export const readPhotoDraft = (): PhotoDraft | undefined => {
  const draft = readStored(stored.photoDraft)
  const own = readStored(stored.photoForOwnCharacter)
  if (draft === null && own === null) return undefined
  return { ...PhotoDraft.parse(draft ?? {}), ...(own !== null && { botSlug: own }) }
}

/** @param own the person's own characters, as far as they are known */
export const writePhotoDraft = ({ botSlug, ...draft }: PhotoDraft, own: readonly Pick<Bot, 'slug'>[]): void => {
  const isOwn = own.some(({ slug }) => slug === botSlug) || readStored(stored.photoForOwnCharacter) === botSlug
  if (isOwn) writeStored(stored.photoForOwnCharacter, botSlug)
  else removeStored(stored.photoForOwnCharacter)
  writeStored(stored.photoDraft, { ...draft, ...(!isOwn && { botSlug }) })
}

/** Forgets what was sent. */
export const clearPhotoDraft = (): void => {
  removeStored(stored.photoDraft)
  removeStored(stored.photoForOwnCharacter)
}

/** Fills the form with an order made before. [PG-05] */
export const fillForm = async ({ queries, queryClient }: Pick<Services, 'queries' | 'queryClient'>, order: PhotoDraft): Promise<void> => {
  const own: readonly Pick<Bot, 'slug'>[] = await queryClient.query(queries.bots.mine()).then(
    ({ result }) => result,
    () => [],
  )
  writePhotoDraft(PhotoDraft.parse(order), own)
}
