import type { Bot } from '@moonlit/sdk'
import { LinkButton } from '@moonlit/ui/link-button'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'

/** A quiet way to say that something is wrong with a character. Visitors, who have no session to report with, write to us. [CH-24] */
export function ReportLink({ bot: { slug, firstName: name } }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const { overlays } = useServices()
  const kind = useSessionKind()
  const content = (
    <>
      <Flag aria-hidden />
      {t('report', { name })}
    </>
  )
  return (
    <p className="mt-10">
      {kind === 'visitor' ? (
        <LinkButton asChild tone="muted" className="min-h-11 text-sm">
          <Link to={addresses.contactAbout('complaint', addresses.character(slug))}>{content}</Link>
        </LinkButton>
      ) : (
        <LinkButton
          tone="muted"
          className="min-h-11 text-sm"
          onClick={() => void overlays.open('report', { kind: 'character', id: slug, name, slug })}
        >
          {content}
        </LinkButton>
      )}
    </p>
  )
}
