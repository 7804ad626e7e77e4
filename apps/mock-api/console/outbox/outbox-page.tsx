import { Button } from '@moonlit/ui/button'
import { cx } from '@moonlit/ui/class-names'
import { EmptyState } from '@moonlit/ui/empty-state'
import { TextField } from '@moonlit/ui/text-field'
import { MailOpen, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useControlMutation, useControlQuery } from '../api/use-control.ts'
import type { Mail } from '../api/types.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { hashOf, useHashRoute } from '../shell/hash-route.ts'
import { MailView } from './mail-view.tsx'

const when = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

const fits = ({ to, kind, subject, text }: Mail, wanted: string): boolean =>
  [to, kind, subject, text].join('\n').toLowerCase().includes(wanted.trim().toLowerCase())

function MailLink({ mail: { id, to, kind, subject, sentAt }, isChosen }: { mail: Mail; isChosen: boolean }) {
  return (
    <li>
      <a
        href={hashOf('outbox', id)}
        aria-current={isChosen ? 'true' : undefined}
        className={cx('block rounded-xl px-3.5 py-2.5 transition-colors hover:bg-veil focus-visible:-outline-offset-2', isChosen && 'bg-veil-strong')}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-semibold">{subject}</span>
          <time dateTime={sentAt} className="shrink-0 text-xs text-muted">
            {when.format(new Date(sentAt))}
          </time>
        </span>
        <span className="mt-0.5 flex items-baseline justify-between gap-3 text-caption text-muted">
          <span className="min-w-0 truncate">{to}</span>
          <span className="shrink-0 font-mono text-xs">{kind}</span>
        </span>
      </a>
    </li>
  )
}

/** Every mail the mock has sent in this world. */
export function OutboxPage() {
  const outbox = useControlQuery('outbox', 'list', { args: { query: { limit: 500 } }, every: 3000 })
  const clear = useControlMutation('outbox', 'clear')
  const { item } = useHashRoute()
  const [wanted, setWanted] = useState('')
  const mails = outbox.data?.mails ?? []
  const found = mails.filter((mail) => fits(mail, wanted))
  const isNarrow = item !== null
  const chosen = mails.find(({ id }) => id === item) ?? (isNarrow ? undefined : found[0])
  return (
    <Page
      title="Outbox"
      intro="No mail leaves the mock unless SMTP_URL is set; each is here, newest first, with what its links do."
      className="max-w-none"
      actions={
        <Button variant="ghost" size="sm" disabled={mails.length === 0} onClick={() => clear.mutate({})}>
          <Trash2 aria-hidden />
          Empty
        </Button>
      }
    >
      <Loaded query={outbox} what="the mails">
        {() =>
          mails.length === 0 ? (
            <EmptyState
              size="pane"
              figure={<MailOpen strokeWidth={1.6} />}
              title="No mail yet"
              text="Create an account, ask for a new password or confirm an e-mail: what would be sent arrives here at once."
            />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
              <div className={cx('flex flex-col gap-2', isNarrow && 'max-lg:hidden')}>
                <TextField
                  label="Find a mail"
                  labelLook="hidden"
                  density="dense"
                  type="search"
                  placeholder="Address, kind, words…"
                  start={<Search />}
                  value={wanted}
                  onChange={({ target }) => setWanted(target.value)}
                />
                <ol aria-label="Mails, newest first" className="flex flex-col gap-0.5">
                  {found.map((mail) => (
                    <MailLink key={mail.id} mail={mail} isChosen={mail === chosen} />
                  ))}
                </ol>
                {found.length === 0 ? <p className="px-3 py-6 text-center text-muted">No mail has that in it.</p> : null}
              </div>
              <MailView key={chosen?.id} mail={chosen} className={isNarrow ? '' : 'max-lg:hidden'} />
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}
