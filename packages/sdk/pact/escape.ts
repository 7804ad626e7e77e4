/** Escapes a text for the verifier's regular expressions. */
export const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
