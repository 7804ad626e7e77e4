/** What a device tells of itself, as far as it is known. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** A device that tells nothing. */
export const NO_DEVICE: Device = { browser: null, system: null }

type Names = readonly (readonly [name: string, pattern: RegExp])[]

/** Most browsers also claim to be Chrome, and Chrome claims to be Safari: the one that says most comes first. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:A|iOS)?\//u],
  ['Opera', /\b(?:OPR|OPT)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Yandex Browser', /\bYaBrowser\//u],
  ['Vivaldi', /\bVivaldi\//u],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /(?:\b|Headless)(?:Chrome|CriOS)\//u],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//u],
]

/** Android says that it is Linux, and an iPhone that it is like a Mac. */
const SYSTEMS: Names = [
  ['iOS', /\biP(?:hone|od)\b/u],
  ['iPadOS', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['macOS', /\bMac OS X\b/u],
  ['Linux', /\bLinux\b/u],
]

const nameIn = (names: Names, text: string): string | null => names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** The browser and the system of a User-Agent header, by their plain names; null for what it does not tell. */
export const deviceOf = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? '').slice(0, 400)
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) }
}
