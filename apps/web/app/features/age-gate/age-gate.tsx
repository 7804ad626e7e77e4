import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { Logo } from '@moonlit/ui/logo'
import { useEffect, useId, useRef, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'

/** A neutral place for those who are not adults. */
const ELSEWHERE = 'https://www.google.com/'

const links = [
  { key: 'terms', to: addresses.legal('terms-and-conditions') },
  { key: 'privacy', to: addresses.legal('privacy-policy') },
  { key: 'disputes', to: addresses.legal('dispute-resolution') },
] as const

/**
 * The age gate: adults only. It is in the server's page, works without script (the form posts to /age-gate), holds the focus because all else is inert,
 * and has no way out but its own. [OV-01]
 */
export function AgeGate({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation(['overlays', 'common'])
  const id = useId()
  const location = useLocation()
  const accept = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    accept.current?.focus({ preventScroll: true })
  }, [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onAccept()
  }
  return (
    <div data-age-gate="" className="fixed inset-0 z-90 flex overflow-y-auto overscroll-contain bg-scrim p-4">
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="m-auto flex w-full max-w-lg flex-col items-center rounded-panel panel-fill px-6 py-9 text-center sm:px-10 sm:py-11"
      >
        <Logo word={t('common:brand')} variant="mark" className="mb-6 text-[3.25rem]" />
        <h1 id={`${id}-title`} className="display-type text-[2rem] leading-tight sm:text-4xl">
          {t('age.title')}
        </h1>
        <div id={`${id}-text`} className="mt-3 flex flex-col gap-3 text-balance">
          <p className="text-muted">{t('age.text')}</p>
          <p className="text-sm text-muted">{t('age.hint')}</p>
        </div>
        <form method="post" action="/age-gate" onSubmit={submit} className="mt-7 w-full">
          <input type="hidden" name="next" value={location.pathname + location.search} />
          <Button ref={accept} autoFocus type="submit" size="lg" width="full" className="whitespace-normal">
            {t('age.continue')}
          </Button>
        </form>
        <LinkButton asChild tone="muted" className="mt-4 px-3 py-2">
          <a href={ELSEWHERE} rel="noreferrer">
            {t('age.leave')}
          </a>
        </LinkButton>
        <nav aria-label={t('age.links')} className="mt-5 w-full border-t border-hairline pt-5">
          <ul className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-sm">
            {links.map(({ key, to }) => (
              <li key={key}>
                <LinkButton asChild tone="muted" className="py-1 font-normal">
                  <Link to={to}>{t(`age.${key}`)}</Link>
                </LinkButton>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
