import type { Bot } from '@moonlit/sdk'
import { Avatar } from '@moonlit/ui/avatar'
import { Button } from '@moonlit/ui/button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { notify } from '@moonlit/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { unblock } from '../../shared/blocking/blocking.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { useLocale } from '../../shared/i18n/use-locale.ts'

/** Characters that the person has blocked, each with the way back. [CH-24] */
export function BlockedSection() {
  const { t } = useTranslation(['settings', 'errors'])
  const { queries } = useServices()
  const { apiLocale } = useLocale()
  const blocked = useQuery(queries.bots.blocked(apiLocale))
  if (blocked.isPending) return <Skeleton className="h-14 rounded-2xl" />
  if (blocked.isError) return <FailedQuery query={blocked} layout="inline" />
  const { result } = blocked.data
  if (result.length === 0) return <p className="text-muted">{t('blocked.none')}</p>
  return (
    <ul className="flex flex-col gap-1">
      {result.map((bot) => (
        <BlockedCharacter key={bot.id} bot={bot} />
      ))}
    </ul>
  )
}

function BlockedCharacter({ bot: { slug, firstName, name, imageUrl } }: { bot: Bot }) {
  const { t } = useTranslation('settings')
  const services = useServices()
  const release = useMutation({
    mutationFn: () => unblock(services, slug),
    onSuccess: () => notify(t('blocked.done', { name: firstName })),
  })
  return (
    <li className="flex min-h-14 items-center gap-3.5">
      <Avatar alt="" name={firstName} src={imageUrl} />
      <bdi className="min-w-0 flex-1 truncate font-semibold">{name}</bdi>
      <Button
        variant="quiet"
        aria-label={t('blocked.unblockName', { name: firstName })}
        state={release.isPending ? 'loading' : 'idle'}
        onClick={() => release.mutate()}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  )
}
