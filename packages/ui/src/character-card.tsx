import { Slot } from 'radix-ui'
import { useId, useState, type ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { cx } from './class-names.ts'
import { EndOfPart } from './end-of-part.tsx'
import type { LinkElement } from './link-element.ts'
import { Picture } from './picture.tsx'

interface CharacterCardProps {
  name: ReactNode
  age?: ReactNode
  /** Between name and age, where the language has its own comma. */
  separator?: string
  description: ReactNode
  photo: { src: string; small?: string; alt: string }
  /** Fades in over the photo when pointed at or reached by keyboard; fetched only then. */
  cover?: { src: string; small?: string }
  /** Where the whole card leads, an empty link such as `<Link to={…} />`. */
  link: LinkElement
  /** The word of the mark on a new character; none, no mark. */
  newLabel?: string
  /** A round button in the upper corner, above the link. */
  corner?: ReactNode
  /** The chat button, above the link: a Button of variant `card`. */
  action?: ReactNode
  /** `eager` for the first in sight. */
  loading?: 'lazy' | 'eager'
  priority?: 'high' | 'auto'
  headingLevel?: 'h2' | 'h3'
  className?: string
}

/**
 * A character on explore: the portrait is the loud thing, the words keep below the chin. One link covers the card, named by the heading;
 * the action lies above it and is the next stop of the Tab key, then the corner. [EX-14] [EX-15]
 */
export function CharacterCard({
  name,
  age,
  separator = ', ',
  description,
  photo,
  cover,
  link,
  newLabel,
  corner,
  action,
  loading = 'lazy',
  priority = 'auto',
  headingLevel: Heading = 'h3',
  className,
}: CharacterCardProps) {
  const [interest, setInterest] = useState<'none' | 'past' | 'now'>('none')
  const [isCoverReady, setIsCoverReady] = useState(false)
  const nameID = useId()
  const isCoverShown = interest === 'now' && isCoverReady
  return (
    <article
      aria-labelledby={nameID}
      data-cover={isCoverShown ? 'shown' : 'hidden'}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setInterest('now')}
      onPointerLeave={() => setInterest((was) => (was === 'now' ? 'past' : was))}
      onFocus={() => setInterest('now')}
      onBlur={() => setInterest('past')}
      className={cx(
        'group/card @container relative isolate rounded-card bg-surface shadow-lift transition-transform duration-200 motion-safe:hover:-translate-y-1 motion-safe:has-focus-visible:-translate-y-1',
        'outline-2 outline-offset-4 outline-transparent has-[[data-card-link]:focus-visible]:outline-rose',
        // There every outline is seen, also one without a colour.
        'forced-colors:outline-0 forced-colors:has-[[data-card-link]:focus-visible]:outline-4',
        className,
      )}
    >
      <div className="relative flex aspect-[4/7] flex-col justify-end overflow-hidden rounded-card @min-[13rem]:aspect-[5/7]">
        <div className="absolute inset-x-0 top-0 -z-10">
          <Picture {...photo} loading={loading} priority={priority} ratio={4 / 5} />
          {cover && interest !== 'none' ? (
            <Picture
              {...cover}
              alt=""
              ratio="fill"
              loading="eager"
              fallback={<span />}
              onStateChange={(state) => setIsCoverReady(state === 'loaded')}
              className={cx('bg-transparent transition-opacity duration-250', isCoverShown ? 'opacity-100' : 'opacity-0')}
            />
          ) : null}
        </div>
        {newLabel ? (
          <Badge className="absolute start-2.5 top-2.5 shadow-rest @max-[13rem]:min-h-5.5 @max-[13rem]:px-2.5 @max-[13rem]:text-xs @min-[13rem]:start-3.5 @min-[13rem]:top-3.5">
            {newLabel}
          </Badge>
        ) : null}
        <div className="when-whole flex flex-col gap-1 px-3 pb-3 card-shade @min-[13rem]:px-4 @min-[13rem]:pb-4">
          {/* Japanese names are long and have no place to break at: on the narrowest cards they are smaller. */}
          <Heading
            id={nameID}
            className="truncate display-type text-lg leading-tight text-body @max-[9rem]:[&:lang(ja)]:text-[0.9375rem] @min-[13rem]:text-name"
          >
            <Slot.Root data-card-link="" className="outline-none after:absolute after:inset-0 after:rounded-card">
              <Slot.Slottable>{link}</Slot.Slottable>
              <bdi className="break-keep">{name}</bdi>
              {age === undefined ? null : (
                <span className="font-normal">
                  {separator}
                  {/* The display face's hairlines make a 3 a 5 at this size; an age must be read for what it is. */}
                  <span className="font-text text-[0.92em] font-medium">{age}</span>
                </span>
              )}
            </Slot.Root>
          </Heading>
          <p
            dir="auto"
            className="line-clamp-2 min-h-[2lh] wrap-break-word hyphens-auto [hyphenate-limit-chars:14_5_5] text-as-parent text-caption text-body/85 @min-[13rem]:text-sm"
          >
            {description}
          </p>
          {action ? <div className="relative z-10 mt-1.5 flex *:w-full @min-[13rem]:mt-2">{action}</div> : null}
          <EndOfPart />
        </div>
        {corner ? <div className="absolute end-1.5 top-1.5 z-10 @min-[13rem]:end-2.5 @min-[13rem]:top-2.5 noscript:hidden">{corner}</div> : null}
      </div>
    </article>
  )
}
