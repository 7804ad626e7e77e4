import { Button } from '@moonlit/ui/button'
import { ErrorState } from '@moonlit/ui/error-state'
import { Skeleton } from '@moonlit/ui/skeleton'
import type { User } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { lazyPart } from '../../shared/net/lazy-part.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { BlockedSection } from './blocked-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { DownloadButton } from './download-button.tsx'
import { EmailSection } from './email-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SECTIONS, type SectionId } from './sections.ts'
import { SettingsNavigation } from './settings-navigation.tsx'
import { SettingsSection, type SettingsSectionProps } from './settings-section.tsx'
import { UnsavedQuestion } from './unsaved.tsx'
import { useCurrentSection } from './use-current-section.ts'

// They wait for their data anyway.
const SessionsSection = lazyPart(() => import('./sessions-section.tsx'))
const SubscriptionSection = lazyPart(() => import('./subscription-section.tsx'))

/** Everything about one's account on one page, in sections that each save by themselves. [AC-01] [RT-04] */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  const { user, status } = useUser()
  const { current, lead, reach } = useCurrentSection()
  return (
    <div className="mx-auto grid w-full grid-cols-[1fr_minmax(0,42rem)_1fr] gap-y-6 page-edges pt-6 pb-4 lg:pt-10 xl:max-w-5xl xl:grid-cols-[13rem_minmax(0,42rem)] xl:justify-center xl:gap-x-12">
      <h1 className="col-start-2 display-type text-hero">{t('title')}</h1>
      <SettingsNavigation current={current} />
      <div className="flex col-start-2 min-w-0 flex-col gap-6 max-xl:tall:[--page-bar-height:3.5rem]">
        {user ? (
          <UnsavedQuestion>
            <Sections user={user} onReach={reach} onLead={lead} />
          </UnsavedQuestion>
        ) : status === 'error' ? (
          <NotThere />
        ) : (
          SECTIONS.map((id) => <Skeleton key={id} className="h-64 rounded-panel bg-surface" />)
        )}
      </div>
    </div>
  )
}

function NotThere() {
  const { t } = useTranslation(['errors', 'common'])
  const { queryClient } = useServices()
  return (
    <ErrorState
      message={t('errors:generic')}
      retryLabel={t('common:action.retry')}
      onRetry={() => void queryClient.refetchQueries({ queryKey: keys.users.me() })}
    />
  )
}

function Sections({ user, ...places }: { user: User } & Pick<SettingsSectionProps, 'onReach' | 'onLead'>) {
  const { t } = useTranslation('settings')
  const { overlays } = useServices()
  const contents: Record<SectionId, ReactNode> = {
    profile: <ProfileSection user={user} />,
    email: <EmailSection user={user} />,
    contact: <ContactSection user={user} />,
    language: <LanguageSection />,
    password: <PasswordSection user={user} />,
    sessions: (
      <Suspense fallback={<Skeleton className="h-16 rounded-2xl" />}>
        <SessionsSection />
      </Suspense>
    ),
    mails: <MailsSection user={user} />,
    subscription: (
      <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
        <SubscriptionSection />
      </Suspense>
    ),
    blocked: <BlockedSection />,
    data: <DownloadButton />,
    delete: (
      <Button variant="quiet" className="self-start text-danger" onClick={() => void overlays.open('delete-account', {})}>
        {t('delete.action')}
      </Button>
    ),
  }
  return SECTIONS.map((id) => (
    <SettingsSection
      key={id}
      id={id}
      title={t(`section.${id}`)}
      text={t(id === 'password' && !user.hasPassword ? 'about.passwordNone' : `about.${id}`)}
      {...places}
    >
      {contents[id]}
    </SettingsSection>
  ))
}
