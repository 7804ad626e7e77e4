import { Button } from '@moonlit/ui/button'
import { cx } from '@moonlit/ui/class-names'
import { EmptyState } from '@moonlit/ui/empty-state'
import { IconButton } from '@moonlit/ui/icon-button'
import { segmentedLook } from '@moonlit/ui/segmented-control'
import { ArrowLeft, ExternalLink, Ghost } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { Mail } from '../api/types.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { setCookies, sharesCookies, webAddress, worldCookie } from '../people/persona-cookies.ts'
import { hashOf } from '../shell/hash-route.ts'
import { useWorld } from '../shell/world.tsx'

const nameOfLink = (name: string): string => {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll(/[-_]/gu, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The links of a mail as buttons. They set the mail's world before they open the web app. */
function MailLinks({ links }: { links: Mail['links'] }) {
  const { world } = useWorld()
  const enterWorld = () => {
    if (sharesCookies(webAddress())) setCookies(worldCookie(world))
  }
  return (
    <ul aria-label="Links of the mail" className="flex flex-wrap gap-2">
      {Object.entries(links).map(([name, address]) => (
        <li key={name} className="flex items-center gap-1">
          <Button asChild variant="quiet" size="sm">
            <a href={address} target="_blank" rel="noreferrer" onClick={enterWorld}>
              <ExternalLink aria-hidden />
              {nameOfLink(name)}
            </a>
          </Button>
          <CopyButton variant="ghost" text={() => address}>
            Copy
          </CopyButton>
        </li>
      ))}
    </ul>
  )
}

const tabLook = `${segmentedLook.segment({ size: 'sm' })} data-[state=active]:bg-float data-[state=active]:text-body`

/** One mail: as it looks, as text, and where its links lead. */
export function MailView({ mail, className }: { mail: Mail | undefined; className: string }) {
  return (
    <section aria-label={mail?.subject ?? 'Mail'} className={cx('flex min-w-0 flex-col gap-4 rounded-card bg-surface/80 p-5 shadow-rest', className)}>
      <IconButton asChild label="Back to the mails" size="sm" className="-mb-2 lg:hidden">
        <a href={hashOf('outbox')}>
          <ArrowLeft />
        </a>
      </IconButton>
      {mail ? (
        <>
          <header>
            <h2 className="text-lg leading-snug font-semibold">{mail.subject}</h2>
            <p className="text-caption wrap-anywhere text-muted">
              To {mail.to}, <time dateTime={mail.sentAt}>{new Date(mail.sentAt).toLocaleString('en-GB')}</time> of the world
            </p>
          </header>
          <MailLinks links={mail.links} />
          <Tabs.Root defaultValue="html" className="flex flex-col gap-3">
            <Tabs.List aria-label="Views of the mail" className={segmentedLook.track()}>
              <Tabs.Trigger value="html" className={tabLook}>
                As it looks
              </Tabs.Trigger>
              <Tabs.Trigger value="text" className={tabLook}>
                Text
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="html">
              {/* A mail runs no script, loads nothing and leads nowhere: its links are the buttons above. */}
              <iframe title={`Mail: ${mail.subject}`} sandbox="" srcDoc={mail.html} className="h-[28rem] w-full rounded-2xl" />
            </Tabs.Content>
            <Tabs.Content value="text">
              <pre className="rounded-2xl bg-ground/70 p-4 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap">{mail.text}</pre>
            </Tabs.Content>
          </Tabs.Root>
        </>
      ) : (
        <EmptyState
          size="pane"
          figure={<Ghost strokeWidth={1.6} />}
          title="No longer there"
          text="The outbox was emptied, or this mail is of another world."
        />
      )}
    </section>
  )
}
