/**
 * What a page may cost: Lighthouse's score and figures of a simulated slow phone (milliseconds; CLS has no unit), kilobytes and files as they
 * travel, CPU of the web server in milliseconds. The weights are held by `npm test`, too (e2e/html.spec.ts).
 */

/** Explore and a character: what people meet first. The names of a build's files, which change with what is in them, make up to 0.15 KB of its scripts. */
export const FIRST = { score: 99, lcp: 1300, cls: 0.01, tbt: 50, scripts: 190.5, files: 13, html: 14 } as const

/** Every later page. */
export const LATER = { score: 97, lcp: 1600, cls: 0.01, tbt: 100, scripts: 260, files: 24, html: 14.5 } as const

/**
 * Scripts before the first view of some later pages, by the router's manifest, in kilobytes as they travel, without words (e2e/weights.spec.ts).
 * The names of a build's files, which change with what is in them, make up to 0.15 of it.
 */
export const SCRIPTS_BY_ROUTE = { 'routes/premium': 170, 'routes/add-new-model': 175, 'routes/chat': 243.5, 'routes/settings': 226 } as const

/** A stored page of a visitor. */
export const SERVER_MS = 3

/** Scrolling through many generated photos: how many, and the longest task of the page meanwhile, in milliseconds. */
export const GALLERY = { photos: 500, longestTask: 50 } as const

/** Typing a search on explore, on a machine four times slower: what a key costs the page, in milliseconds of CPU. */
export const SEARCH = { slowdown: 4, interaction: 100 } as const

/** The wizard's portrait: within how many milliseconds of a choice it shows it, and for what part of all choices. */
export const PORTRAIT = { follows: 150, share: 0.9 } as const

/**
 * A long chat: milliseconds to open it, the longest task while it is scrolled (CPU), until one's own message is on screen on a machine so many times
 * slower, and how much its memory may grow by half an hour of replies at one a second.
 */
export const CHAT = { messages: 10_000, opening: 1000, longestTask: 50, slowdown: 4, shown: 50, warmUp: 100, replies: 1800, growth: 1.25 } as const

/** Explore: the longest task (CPU) while so many cards are scrolled through, and from a click on a card to the character's name and picture, in milliseconds. */
export const EXPLORE = { cards: 1000, longestTask: 50, opens: 100 } as const
