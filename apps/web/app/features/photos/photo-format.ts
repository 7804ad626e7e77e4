/** Width through height of the formats that may be asked for. */
const RATIOS: Readonly<Record<string, number>> = { square: 1, tall: 456 / 800 }

/** Width through height of an order's photos, known before they are. */
export const ratioOf = (parameters: Readonly<Record<string, string>>): number => RATIOS[parameters['format'] ?? ''] ?? 4 / 5
