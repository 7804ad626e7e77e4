import { Button } from '@moonlit/ui/button'
import { Logo } from '@moonlit/ui/logo'
import { PageGlow } from '@moonlit/ui/page-glow'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'

interface CrashPageProps {
  kind: 'missing' | 'broken' | 'outdated' | 'offline'
  /** The page to load again where it is not this address: by a link, which needs no code. [NV-05] */
  address?: string
}

/** A page by itself, for when nothing around it can be trusted: not found, broken, or out of date. */
export function CrashPage({ kind, address }: CrashPageProps) {
  const { t } = useTranslation('common')
  const words = { missing: t('notFound.title'), broken: t('crash.title'), outdated: t('outdated.title'), offline: t('offline.title') }
  const texts = { missing: t('notFound.text'), broken: t('crash.text'), outdated: t('outdated.text'), offline: t('offline.text') }
  return (
    <main className="isolate flex min-h-dvh flex-col items-center justify-center gap-5 px-6 py-16 text-center">
      <PageGlow />
      <Link to={addresses.explore} className="mb-6 rounded-full">
        <Logo word={t('brand')} />
      </Link>
      <h1 className="max-w-xl display-type text-hero">{words[kind]}</h1>
      <p className="max-w-md text-lg text-balance text-muted">{texts[kind]}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {kind === 'missing' ? null : address === undefined ? (
          <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
        ) : (
          <Button asChild>
            <a href={address}>{t('action.reload')}</a>
          </Button>
        )}
        <Button asChild variant={kind === 'missing' ? 'primary' : 'quiet'}>
          <Link to={addresses.explore}>{t('action.explore')}</Link>
        </Button>
      </div>
    </main>
  )
}
