/** Plans and packs with prices in minor units of each currency. */

/** The price, the regular one where the plan lowers it, and that of a first subscription where it is lower still. */
type Prices = Readonly<Record<'USD' | 'EUR' | 'GBP' | 'BRL' | 'INR' | 'JPY', readonly [price: number, oldPrice?: number, firstPrice?: number]>>

interface PlanSeed {
  readonly id: string
  readonly kind: 'subscription' | 'character'
  readonly titleKey: string
  readonly durationMonths: number | null
  readonly annual?: true
  readonly bestPrice?: true
  readonly popular?: true
  readonly discount: number
  readonly promoType?: 'promo' | 'fb' | 'affise' | 'keitaro'
  readonly includes: {
    readonly unlimitedMessages: boolean
    readonly photos: number
    readonly audioMinutes: number
    readonly imageBlurRemoval: boolean
    readonly photoGenerations: number
    readonly creations: number
  }
  readonly prices: Prices
}

const premium = { unlimitedMessages: true, photos: 20, audioMinutes: 6, imageBlurRemoval: true, photoGenerations: 20, creations: 3 } as const

export const PLANS: readonly PlanSeed[] = [
  {
    id: 'premium-monthly',
    kind: 'subscription',
    titleKey: 'plan.premium.monthly',
    durationMonths: 1,
    popular: true,
    discount: 0,
    includes: premium,
    prices: { USD: [1299], EUR: [1199], GBP: [999], BRL: [3990], INR: [49900], JPY: [1800] },
  },
  {
    id: 'premium-quarterly',
    kind: 'subscription',
    titleKey: 'plan.premium.quarterly',
    durationMonths: 3,
    discount: 38,
    includes: premium,
    prices: { USD: [2399, 3897], EUR: [2199, 3597], GBP: [1849, 2997], BRL: [7390, 11970], INR: [92900, 149700], JPY: [3350, 5400] },
  },
  {
    id: 'premium-annual',
    kind: 'subscription',
    titleKey: 'plan.premium.annual',
    durationMonths: 12,
    annual: true,
    bestPrice: true,
    discount: 50,
    includes: premium,
    prices: {
      USD: [7794, 15588, 3897],
      EUR: [7194, 14388, 3597],
      GBP: [5994, 11988, 2997],
      BRL: [23940, 47880, 11970],
      INR: [299400, 598800, 149700],
      JPY: [10800, 21600, 5400],
    },
  },
  ...(['promo', 'fb', 'affise', 'keitaro'] as const).map((promoType): PlanSeed => ({
    id: `premium-monthly-${promoType}`,
    kind: 'subscription',
    titleKey: 'plan.premium.monthly',
    durationMonths: 1,
    discount: 50,
    promoType,
    includes: premium,
    prices: { USD: [650, 1299], EUR: [600, 1199], GBP: [500, 999], BRL: [1995, 3990], INR: [24950, 49900], JPY: [900, 1800] },
  })),
  {
    id: 'character',
    kind: 'character',
    titleKey: 'plan.character',
    durationMonths: null,
    discount: 0,
    includes: { unlimitedMessages: false, photos: 0, audioMinutes: 0, imageBlurRemoval: false, photoGenerations: 0, creations: 0 },
    prices: { USD: [999], EUR: [949], GBP: [799], BRL: [2990], INR: [39900], JPY: [1400] },
  },
]

interface PackSeed {
  readonly id: string
  readonly kind: 'voice' | 'photo' | 'creation'
  /** Minutes, photos or characters. */
  readonly amount: number
  readonly prices: Prices
}

export const PACKS: readonly PackSeed[] = [
  { id: 'voice-10', kind: 'voice', amount: 10, prices: { USD: [499], EUR: [449], GBP: [399], BRL: [1490], INR: [19900], JPY: [700] } },
  { id: 'voice-30', kind: 'voice', amount: 30, prices: { USD: [1199], EUR: [1099], GBP: [949], BRL: [3590], INR: [47900], JPY: [1700] } },
  { id: 'photo-20', kind: 'photo', amount: 20, prices: { USD: [599], EUR: [549], GBP: [479], BRL: [1790], INR: [23900], JPY: [850] } },
  { id: 'photo-60', kind: 'photo', amount: 60, prices: { USD: [1399], EUR: [1299], GBP: [1099], BRL: [4190], INR: [55900], JPY: [2000] } },
  { id: 'creation-1', kind: 'creation', amount: 1, prices: { USD: [399], EUR: [369], GBP: [319], BRL: [1190], INR: [15900], JPY: [560] } },
  { id: 'creation-5', kind: 'creation', amount: 5, prices: { USD: [1499], EUR: [1399], GBP: [1199], BRL: [4490], INR: [59900], JPY: [2100] } },
]

/** Promo codes and their discount in per cent; one has expired. */
export const PROMO_CODES: readonly { code: string; discount: number; expiresAt: string | null }[] = [
  { code: 'FIRSTNIGHT', discount: 30, expiresAt: null },
  { code: 'FULLMOON', discount: 50, expiresAt: null },
  { code: 'LASTWINTER', discount: 40, expiresAt: '2026-03-01T00:00:00.000Z' },
]
