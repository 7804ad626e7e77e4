import type { Bot } from '@moonlit/sdk'
import { Picture } from '@moonlit/ui/picture'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '../../shared/api/services.ts'
import { addresses } from '../../shared/addresses.ts'
import { smallVariant } from '../../shared/pictures.ts'
import { SHOWN, charactersQuery } from './characters-data.ts'

/** Front, start, end: where each card lies. */
const places = [
  'z-10 start-1/2 -ms-[21%] w-[42%] top-0',
  'start-0 top-[9%] w-[36%] -rotate-6 rtl:rotate-6 brightness-75',
  'end-0 top-[9%] w-[36%] rotate-6 rtl:-rotate-6 brightness-75',
] as const

/** Three characters, each with the end of the address that a link can lead to. Decoration: the words beside it say it all. */
export function AffiliateCharacters() {
  const services = useServices()
  const { data } = useInfiniteQuery(charactersQuery(services))
  const bots: readonly (Bot | undefined)[] = Array.from({ length: SHOWN }, (_, place) => data?.pages[0]?.result[place])
  return (
    <div aria-hidden className="relative mx-auto aspect-[10/6.2] w-full max-w-lg">
      {places.map((place, at) => {
        const bot = bots[at]
        return (
          <div key={place} className={`absolute flex flex-col items-center ${place}`}>
            <div className="relative aspect-4/5 w-full overflow-hidden rounded-card bg-raised shadow-lift">
              {bot ? <Picture ratio="fill" src={bot.imageUrl} small={smallVariant(bot.imageUrl)} alt="" loading="eager" /> : null}
            </div>
            {bot ? (
              <span
                dir="ltr"
                className="relative -mt-4 max-w-full truncate rounded-full bg-glass px-3.5 py-1.5 text-sm font-medium shadow-rest backdrop-blur-md"
              >
                {addresses.character(bot.slug)}
              </span>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
