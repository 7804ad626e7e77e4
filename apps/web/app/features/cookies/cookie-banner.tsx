import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { Cookie } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { chooseCookies, useCookieChoices } from '../../shared/consent/cookie-choices.ts'
import { roomAtFoot } from '../../shared/page/room-at-foot.ts'
import { readStored } from '../../shared/storage/storage.ts'
import { stored, type CookieChoices } from '../../shared/storage/stored.ts'
import './cookie-banner.css'

const makeRoom = roomAtFoot('--notice-height')

/**
 * Which cookies there are, in the corner of the page, with the ways to refuse and to agree, which are a press each and look alike, and to choose. Nothing is agreed to by going on. Beside the
 * full navigation it stands below it, in the same column; on a page without one it is a strip; in a narrow window whatever stands at the foot of the page moves above it; in a low one
 * it lies at the page's end, last in the column of the shell. [OV-02]
 */
export function CookieBanner() {
  const { t } = useTranslation('cookies')
  const { overlays } = useServices()
  const cameFrom = useRef<HTMLElement>(null)
  if (useCookieChoices() !== null) return null
  /** The banner is gone: the focus goes back to where it took it from. [LY-10] */
  const giveFocusBack = () => {
    cameFrom.current?.focus({ preventScroll: true })
    // Where nothing had it, or what had it is gone or shut, the page begins.
    if (document.activeElement !== cameFrom.current) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  const answer = (choices: CookieChoices) => {
    chooseCookies(choices)
    giveFocusBack()
  }
  const choose = async () => {
    await overlays.open('cookies', {})
    if (readStored(stored.cookieWarningHidden) === true) giveFocusBack()
  }
  return (
    <section
      ref={makeRoom}
      data-cookie-banner
      aria-label={t('title')}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      className="order-last m-4 flex w-[min(26rem,calc(100vw-2rem))] animate-rise flex-col gap-4 rounded-card panel-fill p-5 shadow-lift max-sm:gap-3 max-sm:p-4 tall:fixed tall:start-0 tall:bottom-0 tall:z-40 max-lg:mb-20 print:hidden"
    >
      <div className="flex items-start gap-3.5">
        <Cookie aria-hidden className="mt-0.5 size-6 shrink-0 text-amber-text" />
        <p className="text-[0.9375rem] text-pretty max-sm:text-sm">
          {t('text')}{' '}
          <LinkButton asChild tone="body">
            <Link to={addresses.legal('privacy-policy')}>{t('more')}</Link>
          </LinkButton>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" className="flex-1 max-sm:px-3" onClick={() => answer({ analytics: false, marketing: false })}>
          {t('refuse')}
        </Button>
        <Button variant="quiet" className="flex-1 max-sm:px-3" onClick={() => answer({ analytics: true, marketing: true })}>
          {t('agree')}
        </Button>
        <LinkButton className="min-h-11 w-full justify-center text-sm" onClick={() => void choose()}>
          {t('manage')}
        </LinkButton>
      </div>
    </section>
  )
}
