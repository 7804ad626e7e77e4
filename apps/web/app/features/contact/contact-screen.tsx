import type { ContactTopic } from '@moonlit/sdk/rules'
import { LinkButton } from '@moonlit/ui/link-button'
import { Handshake, LifeBuoy, Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses, PAGE_PARAM, SUBJECT_PARAM } from '../../shared/addresses.ts'
import { COMPANY } from '../../shared/company.ts'
import { useShownQuery } from '../../shared/page/use-shown-query.ts'
import { ContactForm, type SentMessage } from './contact-form.tsx'
import { MessageSent } from './message-sent.tsx'

/** A form to write to us: questions, payments, complaints, requests to remove content. Open to everybody. [RT-18] [PB-04] */
export function ContactScreen({ topic, about }: { topic: ContactTopic | undefined; about: string | undefined }) {
  const { t } = useTranslation('contact')
  useShownQuery({ [SUBJECT_PARAM]: topic, [PAGE_PARAM]: about })
  const { key: visit } = useLocation()
  const [sent, setSent] = useState<{ message: SentMessage | null; visit: string }>({ message: null, visit })
  // Whoever comes to the page again finds the form again.
  if (sent.visit !== visit) setSent({ message: null, visit })
  if (sent.message) return <MessageSent {...sent.message} />
  return (
    <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-10 page-edges pt-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:pt-12">
      <div>
        <h1 className="display-type text-hero">{t('title')}</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-pretty text-muted">{t('lead')}</p>
        <div className="mt-8 rounded-panel panel-fill p-5 sm:p-8">
          <ContactForm topic={topic ?? 'question'} about={about} onSent={(message) => setSent((now) => ({ ...now, message }))} />
        </div>
      </div>
      <OtherWays />
    </div>
  )
}

function OtherWays() {
  const { t } = useTranslation(['contact', 'layout'])
  return (
    <aside aria-label={t('other.label')} className="flex flex-col gap-8 lg:sticky lg:top-24 lg:self-start lg:pt-3">
      <Way icon={<Mail strokeWidth={1.7} />} title={t('other.mailTitle')} text={t('other.mailText')}>
        <LinkButton asChild className="break-all">
          <a href={`mailto:${COMPANY.mail}`}>{COMPANY.mail}</a>
        </LinkButton>
      </Way>
      <Way icon={<LifeBuoy strokeWidth={1.7} />} title={t('other.dangerTitle')} text={t('other.dangerText')} />
      <Way icon={<Handshake strokeWidth={1.7} />} title={t('other.partnerTitle')} text={t('other.partnerText')}>
        <LinkButton asChild>
          <Link to={addresses.affiliate}>{t('layout:footer.affiliate')}</Link>
        </LinkButton>
      </Way>
    </aside>
  )
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <section className="flex gap-4">
      <span
        aria-hidden
        className="flex size-11 shrink-0 items-center justify-center rounded-2xl bg-raised text-amber-text shadow-rest [&>svg]:size-5.5"
      >
        {icon}
      </span>
      <div className="flex flex-col items-start gap-1 text-sm">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="text-pretty text-muted">{text}</p>
        {children}
      </div>
    </section>
  )
}
