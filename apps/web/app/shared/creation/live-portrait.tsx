import { useEffect, useRef, useState } from 'react'
import { portraitAddress, type PortraitView } from './portrait.ts'
import type { Draft } from './draft.ts'

interface LivePortraitProps {
  portraitUrl: string
  draft: Draft
  view?: PortraitView
  alt: string
  /** `sharp` follows the sketch with the full picture once one rests. */
  detail?: 'sketch' | 'sharp'
  /** `server` where the first picture is to be in the server's page. */
  first?: 'browser' | 'server'
}

/** How long one rests before the full picture is asked for, in milliseconds. */
const REST = 500

const fetchPicture = async (src: string): Promise<string> => {
  const image = new Image()
  image.src = src
  await image.decode()
  return src
}

/**
 * The portrait of a draft. It follows each choice with a sketch, which is there at once, and becomes sharp when one rests; the last picture stays
 * until the next is there, or for good where that cannot be had. Fills its parent. [WZ-07]
 */
export function LivePortrait({ portraitUrl, draft, view = 'head', alt, detail = 'sharp', first = 'browser' }: LivePortraitProps) {
  const sketch = portraitAddress(portraitUrl, draft, 'sketch', view)
  const full = portraitAddress(portraitUrl, draft, 'full', view)
  const [shown, setShown] = useState<{ readonly src: string; readonly of: string } | undefined>(
    first === 'server' && full && sketch ? { src: full, of: sketch } : undefined,
  )
  const untouched = useRef(first === 'server' ? full : undefined)
  useEffect(() => {
    if (!sketch || !full) return undefined
    // The server's page has it already.
    if (untouched.current === full) return undefined
    untouched.current = undefined
    let isCurrent = true
    let rest: ReturnType<typeof setTimeout> | undefined
    const show = (src: string) => {
      if (isCurrent) setShown({ src, of: sketch })
    }
    const sharpen = () => {
      if (isCurrent && detail === 'sharp') rest = setTimeout(() => void fetchPicture(full).then(show, () => undefined), REST)
    }
    fetchPicture(sketch)
      .then(show, () => undefined)
      .finally(sharpen)
    return () => {
      isCurrent = false
      clearTimeout(rest)
    }
  }, [sketch, full, detail])
  return sketch && shown ? (
    <img
      src={shown.src}
      alt={alt}
      draggable={false}
      fetchPriority={first === 'server' ? 'high' : 'auto'}
      data-state={shown.of === sketch ? 'current' : 'following'}
      className="absolute inset-0 size-full animate-fade-in object-cover object-top"
    />
  ) : null
}
