import { Button } from '@moonlit/ui/button'
import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { NoticeInPlace } from '../../shared/page/notice-screen.tsx'
import type { SentMessage } from './contact-form.tsx'
import { topicFacts } from './topics.ts'

/** In place of the form: the contact message has reached us, where the answer goes and when, and the name to call it by. It takes the focus that the form had. */
export function MessageSent({ id, topic, email }: SentMessage) {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <NoticeInPlace
      icon={<MailCheck />}
      tone="success"
      title={t('sent.title')}
      text={t(`sent.${topicFacts[topic].answer}`)}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
          <Button asChild size="lg" variant="quiet">
            <Link to={addresses.contact}>{t('sent.another')}</Link>
          </Button>
        </>
      }
    >
      <dl className="mx-auto grid w-fit gap-x-6 rounded-card bg-surface px-6 py-5 text-sm shadow-rest max-sm:*:even:mb-2.5 sm:grid-cols-[auto_auto] sm:gap-y-2.5">
        <dt className="text-muted">{t('sent.to')}</dt>
        <dd className="font-medium wrap-anywhere">
          <bdi>{email}</bdi>
        </dd>
        <dt className="text-muted">{t('sent.reference')}</dt>
        <dd className="font-medium wrap-anywhere">
          <bdi>{id}</bdi>
        </dd>
      </dl>
    </NoticeInPlace>
  )
}
