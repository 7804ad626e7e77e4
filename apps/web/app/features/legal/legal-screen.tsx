import { LinkButton } from '@moonlit/ui/link-button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { LEGAL_PAGES, type LegalPage } from '../../shared/paths.ts'
import { formatDate } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { sectionCounts, UPDATED } from './legal-pages.ts'

/** A legal page: its sections, a way to each, and the other pages. Readable without passing the age gate. [RT-10] [OV-01] */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { t, i18n } = useTranslation(['legal', 'layout'])
  const { locale } = useLocale()
  const mail = t('layout:footer.mail')
  // The keys are counted, so they cannot be typed one by one.
  const sectionMessages = i18n.getFixedT(locale, 'legal', `${page}.sections`)
  const words = (key: string): string => String(Reflect.apply(sectionMessages, undefined, [key, { mail }]))
  const sections = Array.from({ length: sectionCounts[page] }, (_, index) => ({
    id: `section-${index + 1}`,
    heading: words(`s${index + 1}.heading`),
    text: words(`s${index + 1}.text`),
  }))
  return (
    <div className="mx-auto grid max-w-5xl gap-x-16 gap-y-10 page-edges pt-8 lg:grid-cols-[minmax(0,1fr)_14rem] lg:pt-12">
      <article>
        <h1 className="display-type text-hero">{t(`legal:${page}.title`)}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-pretty text-muted">{t(`legal:${page}.description`)}</p>
        <p className="mt-3 text-sm text-muted">{t('legal:updated', { date: formatDate(locale, UPDATED) })}</p>
        {sections.map(({ id, heading, text }) => (
          <section key={id} aria-labelledby={id} className="mt-10">
            <h2 id={id} className="scroll-mt-24 display-type text-title">
              {heading}
            </h2>
            <p className="mt-3 max-w-[68ch] leading-relaxed text-pretty text-body/90">{text}</p>
          </section>
        ))}
        <p className="mt-12 text-muted">{t('legal:question', { mail })}</p>
      </article>
      <aside className="flex flex-col gap-8 text-sm lg:sticky lg:top-24 lg:self-start">
        <nav aria-label={t('legal:contents')} className="flex flex-col gap-3 max-lg:hidden">
          <p className="font-semibold">{t('legal:contents')}</p>
          {sections.map(({ id, heading }) => (
            <LinkButton key={id} asChild tone="muted" className="self-start font-normal">
              <a href={`#${id}`}>{heading}</a>
            </LinkButton>
          ))}
        </nav>
        <nav aria-label={t('legal:others')} className="flex flex-col gap-3">
          <p className="font-semibold">{t('legal:others')}</p>
          {LEGAL_PAGES.filter((other) => other !== page).map((other) => (
            <LinkButton key={other} asChild tone="muted" className="self-start font-normal">
              <Link to={addresses.legal(other)}>{t(`legal:${other}.title`)}</Link>
            </LinkButton>
          ))}
        </nav>
      </aside>
    </div>
  )
}
