/**
 * Read by those for whom the setting MORE_LOCALES has them; the API speaks none of them. The last two are English made long, and mirrored: see pseudo.ts.
 * In a file of its own: the server reads its settings with nothing of the interface at hand.
 */
export const MORE_LOCALES = ['ru', 'en-XA', 'en-XB'] as const
