const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML and in its quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? '')

/** Safe markup: external texts in it are escaped. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | null | readonly Html[]

const markupOf = (part: Part): string => {
  if (part === null) return ''
  if (part instanceof Html) return part.markup
  return typeof part === 'object' ? part.map(({ markup }) => markup).join('') : escapeHtml(String(part))
}

/** Template tag for HTML. Texts are escaped; `Html` and lists of it are not; null is empty. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(parts[index] ?? null)).join(''))
