import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { Mail, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { areLegalTextsDrafts, COMPANY } from '../../shared/company.ts'
import { legalLinks } from '../../shared/legal-links.ts'
import type { LegalPage } from '../../shared/paths.ts'
import { formatDate } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { ContactTopic } from '@moonlit/sdk/rules'
import { sectionId, TextSections, type TextSection } from '../../shared/page/text-sections.tsx'
import { UPDATED } from './legal-text.ts'

interface LegalScreenProps {
  page: LegalPage
  sections: readonly TextSection[]
}

/** Pages about messages to us, and the topic of such a message. */
const topics: Readonly<Partial<Record<LegalPage, Extract<ContactTopic, 'billing' | 'complaint' | 'content-removal'>>>> = {
  'dispute-resolution': 'billing',
  'complaint-submission-policy': 'complaint',
  'content-removal-policy': 'content-removal',
}

/** A legal page: its contents, its sections, who runs the service, and the other pages. Readable without passing the age gate. [RT-10] [OV-01] [PB-01] */
export function LegalScreen({ page, sections }: LegalScreenProps) {
  const { t } = useTranslation('legal')
  const { locale } = useLocale()
  const topic = topics[page]
  return (
    <div className="mx-auto max-w-5xl page-edges pt-8 lg:pt-12">
      <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_15rem] print:block">
        <div>
          <h1 className="display-type text-hero text-balance">{t(`${page}.title`)}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-pretty text-muted">{t(`${page}.description`)}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
            <p>{t('updated', { date: formatDate(locale, UPDATED) })}</p>
            {topic ? (
              <Button asChild className="print:hidden">
                <Link to={addresses.contactAbout(topic)}>
                  <Mail aria-hidden />
                  {t(`write.${topic}`)}
                </Link>
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => print()} className="print:hidden">
              <Printer aria-hidden />
              {t('print')}
            </Button>
          </div>
          {areLegalTextsDrafts ? <DraftNote /> : null}
        </div>
        <nav
          aria-label={t('contents')}
          className="text-sm max-lg:mt-8 max-lg:rounded-card max-lg:bg-surface max-lg:p-5 max-lg:shadow-rest lg:sticky lg:top-24 lg:row-span-2 print:hidden"
        >
          <p className="font-semibold">{t('contents')}</p>
          <ol className="mt-3 flex flex-col items-start gap-2.5 max-lg:gap-1">
            {sections.map(({ heading }, place) => (
              <li key={heading}>
                <LinkButton asChild tone="muted" className="font-normal max-lg:min-h-11">
                  <a href={`#${sectionId(place)}`}>{heading}</a>
                </LinkButton>
              </li>
            ))}
          </ol>
        </nav>
        <article aria-label={t(`${page}.title`)}>
          <TextSections sections={sections} />
          <Company />
          <p className="mt-10 text-muted">{t('question', { mail: COMPANY.mail })}</p>
        </article>
      </div>
      <nav aria-labelledby="other-pages" className="mt-16 print:hidden">
        <h2 id="other-pages" className="display-type text-title">
          {t('others')}
        </h2>
        <ul className="mt-5 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {legalLinks(locale)
            .filter((other) => other !== page)
            .map((other) => (
              <li key={other}>
                <LinkButton asChild tone="muted" className="font-normal max-lg:min-h-11">
                  <Link to={addresses.legal(other)}>{t(`${other}.title`)}</Link>
                </LinkButton>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

/** Says what the page is while it is not finished, so that nobody takes it for binding. */
function DraftNote() {
  const { t } = useTranslation('legal')
  return (
    <div role="note" className="mt-6 max-w-[66ch] rounded-card bg-rose-veil p-5">
      <p className="font-semibold">{t('draft.title')}</p>
      <p className="mt-1 text-pretty">{t('draft.text')}</p>
    </div>
  )
}

const details = ['name', 'address', 'register', 'representative', 'mail'] as const

function Company() {
  const { t } = useTranslation('legal')
  return (
    <section aria-labelledby="company" className="mt-9">
      <h2 id="company" className="display-type text-title">
        {t('company.title')}
      </h2>
      <dl className="mt-4 grid gap-x-8 leading-relaxed text-body/90 max-sm:*:even:mb-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        {details.map((detail) => (
          <div key={detail} className="contents">
            <dt className="text-muted">{t(`company.${detail}`)}</dt>
            <dd className="wrap-anywhere">
              <bdi>{COMPANY[detail]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
