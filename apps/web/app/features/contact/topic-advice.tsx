import type { ContactTopic } from '@moonlit/sdk/rules'
import { LinkButton } from '@moonlit/ui/link-button'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { topicFacts } from './topics.ts'

/** How long an answer takes, what helps us, and the legal page about it; said aloud when another topic is chosen. */
export function TopicAdvice({ topic }: { topic: ContactTopic }) {
  const { t } = useTranslation('contact')
  const { advice, policy } = topicFacts[topic]
  return (
    <div role="status" className="flex gap-3 rounded-field bg-veil px-4.5 py-3.5 text-sm">
      <Clock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber-text" />
      <div className="flex flex-col items-start gap-1.5">
        <p className="text-pretty text-body/90">{t(`advice.${advice}`)}</p>
        {policy ? (
          // In a tab of its own, so that nothing typed is lost.
          <LinkButton asChild>
            <Link to={addresses.legal(policy)} target="_blank">
              {t(`policy.${policy}`)}
            </Link>
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
