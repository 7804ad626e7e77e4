import { cva, type VariantProps } from 'class-variance-authority'
import { cx } from './class-names.ts'
import { Picture } from './picture.tsx'

const look = cva('relative inline-block shrink-0', {
  variants: { size: { sm: 'size-8 text-sm', md: 'size-11 text-base', lg: 'size-14 text-xl', xl: 'size-24 text-3xl' } },
  defaultVariants: { size: 'md' },
})

const letters = new Intl.Segmenter()
/** As a person sees it: an accent or a joined sign belongs to its letter. */
const firstLetter = (name: string): string => letters.segment(name).containing(0)?.segment ?? ''

interface AvatarProps extends VariantProps<typeof look> {
  /** Whose face; its first letter stands in when there is no picture. Empty where the name is beside it. */
  alt: string
  src?: string
  /** The name behind the letter, when `alt` is empty. */
  name?: string
  presence?: 'online' | 'none'
  className?: string
}

/** A face in a circle. Next to its name give an empty `alt`, so that it is not said twice. */
export function Avatar({ alt, src, name = alt, presence = 'none', size, className }: AvatarProps) {
  const letter = (
    <span aria-hidden className="flex size-full items-center justify-center own-fill display-type text-body uppercase">
      {firstLetter(name)}
    </span>
  )
  return (
    <span className={cx(look({ size }), className)}>
      {src ? (
        <Picture
          src={src}
          alt={alt}
          ratio="fill"
          fallback={letter}
          className="rounded-full"
          imageClassName="origin-[50%_38%] scale-125 object-[50%_20%]"
        />
      ) : (
        <span role={alt ? 'img' : undefined} aria-label={alt || undefined} className="block size-full overflow-hidden rounded-full">
          {letter}
        </span>
      )}
      {presence === 'online' ? (
        <span aria-hidden className="absolute end-[6%] bottom-[6%] size-[22%] rounded-full bg-mint ring-2 ring-ground" />
      ) : null}
    </span>
  )
}
