import type { Bot, BotPage } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { isObject } from '../storage/guards.ts'

type BotList = InfiniteData<BotPage>

const [bots, list] = keys.bots.list()

/** Whether a query's data are pages of characters. */
export const isBotList = (key: QueryKey, data: unknown): data is BotList =>
  key[0] === bots && key[1] === list && isObject(data) && Array.isArray(data.pages)

/**
 * A list of characters without what no card shows: the addresses of their other pictures and of the voice, which do not compress, and their stories are
 * a sixth of what a first view weighs.
 */
export const cardPart = (data: BotList): BotList => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    result: page.result.map((bot) => ({ ...bot, bio: '', imageUrls: [], additionalImages: [], photosForSale: [], voiceSample: null })),
  })),
})

/** Whether of a character a card's part is known, no more. One who has no other picture seems so, too. */
export const isCardOnly = ({ imageUrls }: Bot): boolean => imageUrls.length === 0
