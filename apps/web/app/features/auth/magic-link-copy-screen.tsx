import { unwrap } from '@moonlit/sdk'
import { MAGIC_LINK_SECONDS } from '@moonlit/sdk/rules'
import { Button } from '@moonlit/ui/button'
import { CopyField } from '@moonlit/ui/copy-field'
import { Spinner } from '@moonlit/ui/spinner'
import { useMutation } from '@tanstack/react-query'
import { Link2Off, MonitorSmartphone, RotateCw, TimerOff } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { errorMessage } from '../../shared/errors/error-message.ts'
import { emit } from '../../shared/events/events.ts'
import { formatDuration } from '../../shared/format.ts'
import { NoticeScreen } from '../../shared/page/notice-screen.tsx'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'

/** A guest takes their chats to another device; members sign in there, and visitors have none yet. [SG-17] [RT-09] */
export function MagicLinkCopyScreen() {
  const { t } = useTranslation(['auth', 'common'])
  const kind = useSessionKind()
  if (kind === 'guest') return <LinkToCopy />
  if (kind === 'member') {
    return (
      <NoticeScreen
        icon={<MonitorSmartphone />}
        title={t('magicLink.memberTitle')}
        text={t('magicLink.memberText')}
        actions={
          <Button asChild size="lg">
            <Link to={addresses.chats}>{t('magicLink.chats')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <NoticeScreen
      icon={<MonitorSmartphone />}
      title={t('magicLink.visitorTitle')}
      text={t('magicLink.visitorText')}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={addresses.explore}>{t('common:action.explore')}</Link>
          </Button>
          <Button size="lg" variant="quiet" onClick={() => emit({ name: 'login-modal-open', returnTo: addresses.chats })}>
            {t('signIn.submit')}
          </Button>
        </>
      }
    />
  )
}

/** Makes a link at once, shows it to be copied and to be photographed, and counts the time it holds. */
function LinkToCopy() {
  const { t, i18n } = useTranslation(['auth', 'common', 'errors'])
  const { client } = useServices()
  const { left, begin } = useCountdown()
  const [made, setMade] = useState<string>()
  const create = useMutation({
    mutationFn: () => unwrap(client.magicLink.create({ body: {} })),
    onSuccess: ({ link }) => {
      setMade(link)
      begin(MAGIC_LINK_SECONDS)
    },
    meta: { errors: 'handled' },
  })
  const asked = useRef(false)
  const { mutate } = create
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate()
  }, [mutate])

  const renew = (
    <Button variant={left > 0 ? 'quiet' : 'primary'} state={create.isPending ? 'loading' : 'idle'} onClick={() => mutate()}>
      <RotateCw aria-hidden className="rtl:-scale-x-100" />
      {t('magicLink.renew')}
    </Button>
  )
  if (create.isError) {
    return (
      <NoticeScreen
        icon={<Link2Off />}
        tone="danger"
        title={t('magicLink.failedTitle')}
        text={errorMessage(i18n, create.error)}
        actions={<Button onClick={() => mutate()}>{t('common:action.retry')}</Button>}
      />
    )
  }
  if (made === undefined) return <NoticeScreen icon={<Spinner />} title={t('magicLink.creating')} />
  if (left === 0) {
    return <NoticeScreen icon={<TimerOff />} title={t('magicLink.overTitle')} text={t('magicLink.overText')} actions={renew} />
  }
  return (
    <NoticeScreen icon={<MonitorSmartphone />} title={t('magicLink.title')} text={t('magicLink.text')}>
      <div className="mx-auto flex w-full max-w-md flex-col items-center gap-6">
        <span className="rounded-card bg-body p-4 text-ground shadow-lift">
          <QRCodeSVG
            value={made}
            title={t('magicLink.code')}
            level="M"
            marginSize={2}
            bgColor="transparent"
            fgColor="currentColor"
            className="size-52"
          />
        </span>
        <CopyField
          label={t('magicLink.label')}
          value={made}
          copyLabel={t('magicLink.copy')}
          copiedLabel={t('magicLink.copied')}
          failedLabel={t('magicLink.copyFailed')}
          className="w-full"
        />
        <div className="flex w-full flex-wrap items-center justify-between gap-4">
          <p role="timer" className="text-sm text-muted tabular-nums">
            {t('magicLink.left', { time: formatDuration(left) })}
          </p>
          {renew}
        </div>
      </div>
    </NoticeScreen>
  )
}
