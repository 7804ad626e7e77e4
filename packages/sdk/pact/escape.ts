/** A text as a pattern that fits nothing else, in the way of the verifier's regular expressions. */
export const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
