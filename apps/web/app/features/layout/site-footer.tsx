import { LinkButton } from '@moonlit/ui/link-button'
import { Logo } from '@moonlit/ui/logo'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { COMPANY } from '../../shared/company.ts'
import { useServices } from '../../shared/api/services.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { legalLinks } from '../../shared/legal-links.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { LanguageLinks } from './language-links.tsx'
import { PaymentCards } from './payment-cards.tsx'
import { SocialLinks } from './social-links.tsx'

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="flex flex-col gap-3.5">
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      <ul className="flex flex-col items-start gap-2.5 text-sm">{children}</ul>
    </nav>
  )
}

function Item({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <LinkButton asChild tone="muted" className="py-0.5 font-normal">
        <Link to={to}>{children}</Link>
      </LinkButton>
    </li>
  )
}

const features = [
  { key: 'girlfriend', to: addresses.explore },
  { key: 'anime', to: addresses.anime },
  { key: 'create', to: addresses.create },
  { key: 'photos', to: addresses.generate },
] as const

/** Features, legal pages, contacts, social links, cards and the year. [LY-05] [LY-06] [LY-07] */
export function SiteFooter({ year }: { year: number }) {
  const { t } = useTranslation(['layout', 'common'])
  const { locale } = useLocale()
  const kind = useSessionKind()
  const { overlays } = useServices()
  return (
    <footer
      aria-label={t('layout:footer.label')}
      className="mt-20 bg-surface/60 page-edges pt-14 pb-[calc(2.5rem+var(--notice-space)+var(--offer-height,0px))] max-lg:pb-[calc(7rem+var(--action-space,0px)+var(--notice-space)+var(--offer-height,0px))] lg:rounded-ss-panel"
    >
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.5fr)_1fr_1.35fr_1fr]">
        <div className="flex max-w-sm flex-col items-start gap-4">
          <Logo word={t('common:brand')} />
          <p className="text-sm text-pretty text-muted">{t('layout:footer.promise')}</p>
          <SocialLinks />
        </div>
        <Column title={t('layout:footer.features')}>
          {features.map(({ key, to }) => (
            <Item key={key} to={to}>
              {t(`layout:footer.feature.${key}`)}
            </Item>
          ))}
        </Column>
        <Column title={t('layout:footer.legal')}>
          {legalLinks(locale).map((page) => (
            <Item key={page} to={addresses.legal(page)}>
              {t(`layout:footer.page.${page}`)}
            </Item>
          ))}
        </Column>
        <Column title={t('layout:footer.contacts')}>
          <Item to={addresses.contact}>{t('layout:footer.write')}</Item>
          <Item to={addresses.articles}>{t('layout:footer.articles')}</Item>
          <Item to={addresses.affiliate}>{t('layout:footer.affiliate')}</Item>
          <li>
            <LinkButton tone="muted" className="py-0.5 font-normal" onClick={() => void overlays.open('cookies', {})}>
              {t('layout:footer.cookies')}
            </LinkButton>
          </li>
          {kind === 'guest' ? <Item to={addresses.magicLink}>{t('layout:footer.magicLink')}</Item> : null}
          <li>
            <LinkButton asChild tone="muted" className="py-0.5 font-normal break-all">
              <a href={`mailto:${COMPANY.mail}`}>{COMPANY.mail}</a>
            </LinkButton>
          </li>
        </Column>
      </div>
      {kind === 'member' ? null : <LanguageLinks />}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 text-sm text-muted">
        <p>{t('layout:footer.copyright', { year: String(year) })}</p>
        <p>{t('layout:footer.adults')}</p>
        <PaymentCards label={t('layout:footer.cards')} />
      </div>
    </footer>
  )
}
