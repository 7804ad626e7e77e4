import { isObject, type JsonObject } from '../storage/guards.ts'

/** A draft that is done with, and who came of it; null when it was thrown away. */
export interface DoneDraft {
  readonly draft: JsonObject
  readonly created: { readonly slug: string; readonly name: string } | null
}

const chosenIn = (draft: JsonObject): string =>
  JSON.stringify(
    Object.entries(draft)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Whether two drafts have the same choices and words. */
export const isSameDraft = (one: JsonObject, other: JsonObject): boolean => chosenIn(one) === chosenIn(other)

/** What another tab tells of a draft. One of an earlier version names none: that is nobody's. */
export const readDoneDraft = ({ draft, created }: JsonObject): DoneDraft => ({
  draft: isObject(draft) ? draft : {},
  created:
    isObject(created) && typeof created.slug === 'string' && typeof created.name === 'string' ? { slug: created.slug, name: created.name } : null,
})
