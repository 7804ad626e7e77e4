/** A part of a longer text below its own heading: paragraphs, and points that are read as a list. */
export interface TextSection {
  readonly heading: string
  readonly text: readonly string[]
  readonly points?: readonly string[]
}

/** The anchor of a section, by its place in the text. */
export const sectionId = (place: number): string => `section-${place + 1}`

/** The sections of a longer text, each with an anchor. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, text, points }, place) => (
    <section key={heading} aria-labelledby={sectionId(place)} className="mt-9">
      <h2 id={sectionId(place)} className="scroll-mt-24 display-type text-title text-balance">
        {heading}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-[66ch] leading-relaxed text-pretty text-body/90">
          {paragraph}
        </p>
      ))}
      {points ? (
        <ul className="mt-4 flex max-w-[64ch] list-disc flex-col gap-2 ps-5 leading-relaxed text-body/90 marker:text-rose">
          {points.map((point) => (
            <li key={point} className="ps-1 text-pretty">
              {point}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  ))
}
