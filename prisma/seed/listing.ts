/** Filters of a catalogue list. */
export interface ListingFilter {
  readonly gender?: string | undefined
  readonly style?: string | undefined
  readonly roleType?: string | undefined
  readonly custom: boolean
}

/** Name of a list in the table of listings; `*` stands for any. */
export const listingKey = ({ gender, style, roleType, custom }: ListingFilter): string =>
  `${gender ?? '*'}/${style ?? '*'}/${roleType ?? '*'}/${custom ? 'custom' : 'catalogue'}`

/** Keys of all lists that contain a character. */
export const listingsOf = (bot: { gender: string; style: string; roleTypes: readonly string[]; isCustom: boolean }): string[] =>
  [undefined, bot.gender].flatMap((gender) =>
    [undefined, bot.style].flatMap((style) =>
      [undefined, ...bot.roleTypes].map((roleType) => listingKey({ gender, style, roleType, custom: bot.isCustom })),
    ),
  )
