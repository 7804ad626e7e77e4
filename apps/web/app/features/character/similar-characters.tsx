import type { Bot } from '@moonlit/sdk'
import { useQuery } from '@tanstack/react-query'
import { useInView } from 'react-intersection-observer'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { ExploreCard } from '../../shared/character/explore-card.tsx'
import { similarQuery } from './character-data.ts'

/** They stand below the fold, where no picture is urgent. */
const LATER = 20

/** Who else may be liked by those who like this one; asked for once somebody comes near. Where nobody is like them there is nothing to see. [CP-08] */
export function SimilarCharacters({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const services = useServices()
  const { ref, inView } = useInView({ rootMargin: '400px', triggerOnce: true })
  const { data } = useQuery({ ...similarQuery(services, bot.slug), enabled: inView })
  if (data?.result.length === 0) return null
  return (
    <section ref={ref} aria-labelledby="similar-characters" className="mt-16 min-h-96 print:hidden">
      <h2 id="similar-characters" className="display-type text-title">
        {t('similar')}
      </h2>
      <ul aria-labelledby="similar-characters" aria-busy={!data} className="mt-6 grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {data?.result.map((one) => (
          <li key={one.slug} className="min-w-0">
            <ExploreCard bot={one} place={LATER} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
