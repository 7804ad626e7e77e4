import { ApiError, unwrap, type Session } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { Badge } from '@moonlit/ui/badge'
import { Button } from '@moonlit/ui/button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { notify } from '@moonlit/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatAgo, formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'

const ICONS: Readonly<Record<string, typeof Monitor>> = { Android: Smartphone, iOS: Smartphone, iPadOS: Tablet }

/** Where the person is logged in: each session with its device, this one marked; any other is ended here. [AC-01] */
export default function SessionsSection() {
  const { t } = useTranslation(['settings', 'errors', 'common'])
  const { client, overlays, queries, queryClient } = useServices()
  const query = useQuery({ ...queries.sessions.list(), staleTime: 0 })
  if (query.isPending) return <Skeleton className="h-16 rounded-2xl" />
  if (query.isError) return <FailedQuery query={query} layout="inline" />
  const { result } = query.data
  // The server has just seen this one: its own clock, whatever the clock here says.
  const readAt = new Date(result.find(({ isCurrent }) => isCurrent)?.lastSeenAt ?? query.dataUpdatedAt)
  const endOthers = async () => {
    await unwrap(client.sessions.endOthers())
    await queryClient.invalidateQueries({ queryKey: keys.sessions.all })
    notify(t('sessions.endAllDone'))
  }
  const ask = () =>
    void overlays.open('confirm', {
      title: t('sessions.endAllTitle'),
      text: t('sessions.endAllText'),
      confirmLabel: t('sessions.endAll'),
      cancelLabel: t('common:action.cancel'),
      onConfirm: endOthers,
    })
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-2">
        {result.map((session) => (
          <SessionRow key={session.id} session={session} readAt={readAt} among={result} />
        ))}
      </ul>
      {result.length > 1 ? (
        <Button variant="quiet" className="self-start" onClick={ask}>
          {t('sessions.endAll')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('sessions.alone')}</p>
      )}
    </div>
  )
}

/** What tells sessions apart: a device by its plain name, as far as it is known, and when it was seen last. */
const useSessionNames = (readAt: Date) => {
  const { t } = useTranslation('settings')
  const { locale } = useLocale()
  const deviceOf = ({ browser, system }: Session): string =>
    browser && system ? t('sessions.name', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  const agoOf = ({ lastSeenAt }: Session): string => formatAgo(locale, new Date(Math.min(Date.parse(lastSeenAt), readAt.getTime())), readAt)
  /** Both; those that were seen at the same time are counted. */
  const nameAmong = (session: Session, all: readonly Session[]): string => {
    const nameOf = (one: Session) => t('sessions.nameSeen', { device: deviceOf(one), ago: agoOf(one) })
    const name = nameOf(session)
    const same = all.filter((one) => !one.isCurrent && nameOf(one) === name)
    return same.length > 1 ? `${name} (${formatNumber(locale, same.indexOf(session) + 1)})` : name
  }
  return { deviceOf, agoOf, nameAmong }
}

function SessionRow({ session, readAt, among }: { session: Session; readAt: Date; among: readonly Session[] }) {
  const { t } = useTranslation('settings')
  const { client, queryClient } = useServices()
  const { deviceOf, agoOf, nameAmong } = useSessionNames(readAt)
  const device = deviceOf(session)
  const Icon = ICONS[session.system ?? ''] ?? Monitor
  const end = useMutation({
    mutationFn: async () => {
      try {
        await unwrap(client.sessions.end({ params: { id: session.id } }))
      } catch (failure) {
        // It has ended by itself meanwhile.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure
      }
    },
    onSuccess: async () => {
      notify(t('sessions.ended', { device }))
      await queryClient.invalidateQueries({ queryKey: keys.sessions.all })
    },
  })
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3.5 gap-y-2 rounded-2xl bg-raised py-2.5 ps-4 pe-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{device}</p>
        {session.isCurrent ? null : <p className="text-sm text-muted">{t('sessions.seen', { ago: agoOf(session) })}</p>}
      </div>
      {session.isCurrent ? (
        <Badge tone="quiet">{t('sessions.here')}</Badge>
      ) : (
        <Button
          variant="quiet"
          aria-label={t('sessions.endName', { device: nameAmong(session, among) })}
          state={end.isPending ? 'loading' : 'idle'}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
